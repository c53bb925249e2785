import { Form, href, useLocation, useNavigation } from 'react-router';
import { type AskedQuestion, answerField } from '~/features/orders/attendees';
import { QuestionInput } from '~/features/orders/components/question-input';
import type { TicketOffer } from '~/features/tickets/offer-rules';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { Notice } from '~/ui/notice/notice';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import classes from './account-page.module.css';
import { OfferedTicketFacts } from './offered-ticket-facts';

type OfferedTicketProps = {
  offer: TicketOffer;
  userId: number;
  questions: AskedQuestion[];
  answer: { reason: string; answers: Record<string, string> } | undefined;
};

/** A ticket that somebody offers: to whoever it is for, to whoever offers it, and to whoever came here by mistake. */
export function OfferedTicket(props: OfferedTicketProps) {
  const { offer, userId } = props;
  if (offer.event_id === null) return <ForSomebodyElse email={offer.email} />;
  const profile = `${href('/user/:id', { id: String(userId) })}#tickets`;
  const toEvent = { to: href('/event/:id', { id: String(offer.event_id) }), label: offer.event_title };
  const from = offer.from_name || 'Somebody';
  const titles = {
    open: offer.is_for_viewer ? `${from} offers you a ticket` : 'You offered this ticket',
    taken: 'This ticket is yours',
    gone: 'This ticket is no longer offered',
  };
  return (
    <div className={classes.page}>
      <PageHeader title={titles[offer.state]} back={toEvent} />
      <div className={classes.narrow}>
        <Panel title={offer.event_title}>
          <div className={classes.stack}>
            <OfferedTicketFacts offer={offer} />
            {offer.state === 'open' && offer.is_for_viewer && <TakeForm {...props} />}
            {offer.state === 'open' && !offer.is_for_viewer && (
              <Notice>It waits for {offer.email}. You can take it back in your profile until then.</Notice>
            )}
            {offer.state === 'gone' && (
              <Notice tone="warning">
                It was taken, taken back or declined, or its event is over. Nothing has changed for you.
              </Notice>
            )}
            {(offer.state === 'taken' || !offer.is_for_viewer) && (
              <div className={classes.buttons}>
                <ButtonLink icon="ticket" to={profile}>
                  My tickets
                </ButtonLink>
              </div>
            )}
          </div>
        </Panel>
      </div>
    </div>
  );
}

function TakeForm({ questions, answer }: OfferedTicketProps) {
  const doing = useNavigation().formData?.get('intent');
  const isBeside = answer?.reason === 'answer_missing';
  return (
    <Form method="post" className={classes.stack} noValidate>
      {questions.map((question) => {
        const given = answer?.answers[question.id] ?? '';
        const isMissing = isBeside && question.isRequired && given === '';
        return (
          <QuestionInput
            key={question.id}
            question={question}
            name={answerField(1, question.id)}
            answer={given}
            error={isMissing ? wordsFor('answer_missing') : undefined}
          />
        );
      })}
      {answer && !isBeside && <Notice tone="bad">{wordsFor(answer.reason)}</Notice>}
      <p className={classes.muted}>
        It costs you nothing here. You get a code of your own; theirs stops working.
      </p>
      <div className={classes.buttons}>
        <Button type="submit" icon="check" name="intent" value="take" busy={doing === 'take'}>
          Take the ticket
        </Button>
        <Button type="submit" kind="quiet" name="intent" value="decline" busy={doing === 'decline'}>
          No, thank you
        </Button>
      </div>
    </Form>
  );
}

function ForSomebodyElse({ email }: { email: string }) {
  return (
    <div className={classes.page}>
      <PageHeader title="This ticket is for another address" />
      <div className={classes.narrow}>
        <Panel>
          <div className={classes.stack}>
            <p>
              It was offered to <b>{email}</b>, and you are signed in with a different address. Sign in with
              that one to take it.
            </p>
            <Form method="post" action={href('/sign-out')}>
              <input type="hidden" name="redirect" value={useLocation().pathname} />
              <Button type="submit" kind="secondary" icon="log-out" name="intent" value="sign-out">
                Sign out
              </Button>
            </Form>
          </div>
        </Panel>
      </div>
    </div>
  );
}
