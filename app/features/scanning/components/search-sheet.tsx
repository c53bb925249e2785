import { type FormEvent, useState } from 'react';
import { wordsFor } from '~/lib/reasons';
import { Icon } from '~/ui/icon/icon';
import type { Match } from '../messages';
import type { ScanSession } from '../scan-session';
import controls from './controls.module.css';
import classes from './search-sheet.module.css';
import { Sheet } from './sheet';
import { SureButton } from './sure-button';

/** Shorter than any ticket's code, longer than any name. */
const shortestCode = 100;

type SearchSheetProps = {
  session: ScanSession;
  isSearchAllowed: boolean;
  verb: string;
  onClose: () => void;
};

type Found = { matches: Match[]; reason: string | null };

/** Finds somebody whose code cannot be read: by order, by name where the event allows it, or by typing the code. */
export function SearchSheet({ session, isSearchAllowed, verb, onClose }: SearchSheetProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text.length >= shortestCode) {
      void session.scanText(text);
      return onClose();
    }
    setBusy(true);
    setFound(await session.find(text));
    setBusy(false);
  };
  const choose = (ticketId: number) => {
    void session.scanTicket(ticketId);
    onClose();
  };

  return (
    <Sheet title="Search" onClose={onClose}>
      <form className={controls.form} onSubmit={(event) => void search(event)} autoComplete="off">
        <label className={controls.field}>
          {isSearchAllowed ? 'Name, order or code' : 'Order or code'}
          <input
            name="q"
            type="search"
            enterKeyHint="search"
            autoCapitalize="words"
            spellCheck={false}
            required
          />
        </label>
        <button type="submit" className={controls.button} aria-disabled={isBusy || undefined}>
          <Icon name="search" size={22} /> Search
        </button>
      </form>
      {!isSearchAllowed && (
        <p className={controls.words}>The organiser has not allowed this event to be searched by name.</p>
      )}
      <div role="status">
        {found?.reason && <p className={controls.problem}>{wordsFor(found.reason)}</p>}
        {found && !found.reason && found.matches.length === 0 && (
          <p className={controls.words}>Nobody found. Check how it is written.</p>
        )}
      </div>
      {found && found.matches.length > 0 && (
        <ul className={classes.matches}>
          {found.matches.map((match) => (
            <li key={match.ticketId}>
              <div className={classes.who}>
                <p className={classes.name}>{match.name || match.orderCode}</p>
                <p className={controls.words}>{matchWords(match)}</p>
              </div>
              <SureButton
                label={verb}
                sureLabel={`${verb}: sure?`}
                tone="strong"
                onSure={() => choose(match.ticketId)}
              />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function matchWords({ type, orderCode, status, inside, entries }: Match): string {
  const standing = status === 'valid' ? (inside > 0 ? 'inside' : entries > 0 ? 'was inside' : '') : status;
  return [type, orderCode, standing].filter(Boolean).join(' · ');
}
