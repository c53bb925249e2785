import { useState } from 'react';
import { wordsFor } from '~/lib/reasons';
import { placeWords, type TicketPlace, withPlaces } from '~/lib/ticket-place';
import { Disclosure } from '~/ui/disclosure/disclosure';
import { TextField } from '~/ui/form/text-field';
import { type Attendee, answerField, emailField, nameField, questionsFor, type Typed } from '../attendees';
import type { BuyerOrder, Problem } from '../order';
import classes from './checkout.module.css';
import { QuestionInput } from './question-input';

type AttendeeFieldsProps = {
  order: BuyerOrder;
  /** The first ticket is the buyer's own, until something else is said. */
  buyer: { name: string; email: string };
  typed: Typed;
  problem: Problem | undefined;
};

/** Who each ticket is for, and what the organiser asks. Several stay folded unless something has to be said. */
export function AttendeeFields({ order, buyer, typed, problem }: AttendeeFieldsProps) {
  const { attendees, questions } = order;
  const [only] = attendees;
  const part = { order, typed, problem };
  if (attendees.length === 1 && only)
    return (
      <>
        {/* Says that this ticket was spoken of, when every box of it stays empty. */}
        <input type="hidden" name={nameField(only.n)} value="" />
        <Answers {...part} attendee={only} />
      </>
    );
  if (attendees.length === 0) return null;
  const isAsked = ({ typeId }: Attendee) =>
    questionsFor(questions, typeId).some(({ isRequired }) => isRequired);
  const isSaid = attendees.some(({ name, email }) => name || email);
  const isRefused = problem?.n !== undefined;
  return (
    <Disclosure
      className={classes.attendees ?? ''}
      summary="Name each ticket"
      open={attendees.some(isAsked) || isSaid || isRefused}
    >
      <p className={classes.explained}>
        A ticket without a name is yours. Each has its own code, and you can give it away later.
      </p>
      {withPlaces(attendees).map((attendee) => (
        <Disclosure
          key={attendee.n}
          className={classes.attendee ?? ''}
          summary={
            <span className={classes.which}>
              <b>{placeWords(attendee)}</b> {attendee.typeName}
            </span>
          }
          open={attendee.n === 1 || problem?.n === attendee.n || (isAsked(attendee) && attendees.length <= 4)}
        >
          <div className={classes.person}>
            <Naming {...part} attendee={attendee} buyer={attendee.n === 1 ? buyer : undefined} />
            <Answers {...part} attendee={attendee} />
          </div>
        </Disclosure>
      ))}
    </Disclosure>
  );
}

type PartProps = Pick<AttendeeFieldsProps, 'order' | 'typed' | 'problem'> & { attendee: Attendee };

type NamingProps = Omit<PartProps, 'order'> & {
  attendee: TicketPlace;
  buyer: { name: string; email: string } | undefined;
};

function Naming({ attendee, typed, problem, buyer }: NamingProps) {
  const { n, isExtra, place } = attendee;
  const which = `${isExtra ? 'extra' : 'ticket'} ${place}`;
  const errorOf = (reason: string) =>
    problem?.n === n && problem.reason === reason ? wordsFor(reason) : undefined;
  const name = useFollowing(typed[nameField(n)] ?? attendee.name, buyer?.name);
  const email = useFollowing(typed[emailField(n)] ?? attendee.email, buyer?.email);
  return (
    <div className={classes.naming}>
      <TextField
        label={`Name on ${which}`}
        name={nameField(n)}
        optional
        autoComplete="off"
        maxLength={120}
        error={errorOf('attendee_name_long')}
        {...name}
      />
      <TextField
        label={`E-mail for ${which}`}
        name={emailField(n)}
        optional
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={errorOf('attendee_email_invalid')}
        {...email}
      />
    </div>
  );
}

/** A field that shows what another one says, where there is one, until it is changed itself. */
function useFollowing(own: string, followed: string | undefined) {
  const [said, setSaid] = useState(own || undefined);
  if (followed === undefined) return { defaultValue: own };
  return {
    value: said ?? followed,
    onChange: (event: { currentTarget: HTMLInputElement }) => setSaid(event.currentTarget.value),
  };
}

function Answers({ order, attendee, typed, problem }: PartProps) {
  const { n, typeId, answers } = attendee;
  return questionsFor(order.questions, typeId).map((question) => {
    const name = answerField(n, question.id);
    const isRefused = problem?.n === n && problem.questionId === question.id;
    return (
      <QuestionInput
        key={question.id}
        question={question}
        name={name}
        answer={typed[name] ?? answers[question.id] ?? ''}
        error={isRefused ? wordsFor(problem.reason) : undefined}
      />
    );
  });
}
