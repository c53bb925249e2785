import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge/badge';
import { SortableList } from '~/ui/sortable/sortable-list';
import type { Question, TicketType } from '../queries';
import classes from './type-list.module.css';

type QuestionListProps = {
  questions: Question[];
  types: TicketType[];
  /** Without it the list is only read. */
  onOrder?: (questions: Question[]) => void;
  actionsOf?: (question: Question) => ReactNode;
};

/** What is asked of attendees, in the order in which it is asked. */
export function QuestionList({ questions, types, onOrder, actionsOf }: QuestionListProps) {
  if (!onOrder) {
    return (
      <ol className={classes.list}>
        {questions.map((question) => (
          <li key={question.id} className={classes.type}>
            <QuestionFacts question={question} types={types} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <SortableList
      items={questions}
      keyOf={({ id }) => id}
      nameOf={({ label }) => label}
      label="Questions"
      className={classes.list}
      onOrder={onOrder}
    >
      {(question, controls) => (
        <div className={classes.type}>
          <QuestionFacts question={question} types={types} />
          <div className={classes.tools}>
            {questions.length > 1 && controls}
            <div className={classes.actions}>{actionsOf?.(question)}</div>
          </div>
        </div>
      )}
    </SortableList>
  );
}

const kinds: Record<Question['kind'], string> = {
  text: 'Free text',
  choice: 'One of several',
  checkbox: 'Yes or no',
};

function QuestionFacts({ question, types }: { question: Question; types: TicketType[] }) {
  const { label, kind, choices, is_required, ticket_type_ids } = question;
  const names = types.filter(({ id }) => ticket_type_ids.includes(id)).map(({ content }) => content.name);
  return (
    <div className={classes.facts}>
      <p className={classes.naming}>
        <strong>{label}</strong>
      </p>
      <p className={classes.description}>
        {kind === 'choice' ? choices.join(' · ') : kinds[kind]}
        {ticket_type_ids.length > 0 && `\nFor ${names.join(', ') || 'ticket types that are gone'}.`}
      </p>
      {is_required && (
        <p className={classes.marks}>
          <Badge tone="amber">Required</Badge>
        </p>
      )}
    </div>
  );
}
