import { useState } from 'react';
import { href } from 'react-router';
import { getBrowserDb } from '~/db/browser-middleware';
import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { renewCalendarKey, renewPlanLink, savePlanSettings } from '../../plan-commands';
import type { Plan, PlanVisibility } from '../../plan-queries';
import { Address } from './address';
import classes from './share-panel.module.css';

const choices: { visibility: PlanVisibility; word: string; hint: string }[] = [
  { visibility: 'everyone', word: 'Everyone', hint: 'Whoever opens your profile.' },
  { visibility: 'followers', word: 'Followers', hint: 'Those whom you let follow you.' },
  { visibility: 'link', word: 'Only with the link', hint: 'Nobody finds it without.' },
  { visibility: 'nobody', word: 'Nobody', hint: 'The link opens nothing either.' },
];

/** Who may see one's plan, the link to it, and the address for one's calendar. */
export function SharePanel({ eventId, plan }: { eventId: number; plan: Plan }) {
  const [visibility, setVisibility] = useState(plan.visibility ?? 'nobody');
  const [shareKey, setShareKey] = useState(plan.shareKey ?? null);
  const [calendarKey, setCalendarKey] = useState<string>();
  const [busy, setBusy] = useState(false);
  const page = href('/event/:eventId/timetable/user/:userId', {
    eventId: String(eventId),
    userId: String(plan.userId),
  });

  const run = async (command: (db: Db) => Promise<void>) => {
    setBusy(true);
    try {
      await command(await getBrowserDb());
    } catch (error) {
      toast({ text: wordsFor(reasonOf(error)), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const choose = (wanted: PlanVisibility) =>
    run(async (db) => {
      setShareKey(await savePlanSettings(db, eventId, wanted));
      setVisibility(wanted);
      toast({ text: 'Saved. It holds from now on.' });
    });

  return (
    <Panel title="Share my plan">
      <div className={classes.parts}>
        <fieldset className={classes.choices} aria-busy={busy || undefined}>
          <legend>Who may see it</legend>
          {choices.map(({ visibility: choice, word, hint }) => (
            <label key={choice} className={classes.choice}>
              <input
                type="radio"
                name="visibility"
                value={choice}
                checked={choice === visibility}
                disabled={busy}
                onChange={() => choose(choice)}
              />
              <span>
                {word}
                <small>{hint}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {plan.isPublic === false && (visibility === 'everyone' || visibility === 'followers') && (
          <p className={classes.quiet}>
            You have no public profile, so for now the link is the only way to your plan.
          </p>
        )}
        {visibility !== 'nobody' &&
          (shareKey ? (
            <Address
              label="Link to my plan"
              path={`${page}?key=${shareKey}`}
              renewLabel="New link"
              hint="A new link closes the one that you gave away."
              onRenew={() => run(async (db) => setShareKey(await renewPlanLink(db, eventId)))}
            />
          ) : (
            <Button kind="secondary" icon="link" busy={busy} onClick={() => choose(visibility)}>
              Make a link
            </Button>
          ))}
        {calendarKey ? (
          <Address
            label="Address for your calendar"
            path={`${page}/plan.ics?key=${calendarKey}`}
            renewLabel="New address"
            hint="Subscribe to it in your calendar; it follows delays and changes. Keep it to yourself: it is shown this once."
            onRenew={() => run(async (db) => setCalendarKey(await renewCalendarKey(db)))}
          />
        ) : (
          <div className={classes.subscribe}>
            <Button
              kind="secondary"
              icon="calendar"
              busy={busy}
              onClick={() => run(async (db) => setCalendarKey(await renewCalendarKey(db)))}
            >
              Subscribe in a calendar
            </Button>
            <p className={classes.quiet}>Makes a secret address; one that you made before stops working.</p>
          </div>
        )}
      </div>
    </Panel>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.reason;
  if (error instanceof TypeError) return 'unreachable';
  throw error;
}
