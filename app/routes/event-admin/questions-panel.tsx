import { useState } from 'react';
import { orderQuestions, removeQuestion } from '~/features/ticket-types/commands';
import { QuestionList } from '~/features/ticket-types/components/question-list';
import type { Question, TicketType } from '~/features/ticket-types/queries';
import { mostQuestions } from '~/features/ticket-types/schema';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { RowTools } from '~/ui/editing/row-tools';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { QuestionDialog } from './question-dialog';

type QuestionsPanelProps = {
  questions: Question[];
  types: TicketType[];
  eventId: number;
  mayDecide: boolean;
};

/** What buyers answer for each ticket. */
export function QuestionsPanel({ questions, types, eventId, mayDecide }: QuestionsPanelProps) {
  const { run } = useCommands();
  const [edited, setEdited] = useState<Question | 'new' | null>(null);
  const [removed, setRemoved] = useState<Question | null>(null);
  const [moved, setMoved] = useState<Question[] | null>(null);
  const [busy, setBusy] = useState(false);
  const order = async (next: Question[]) => {
    setMoved(next);
    const ids = next.map(({ id }) => id);
    await run((db) => orderQuestions(db, eventId, ids));
    setMoved(null);
  };
  const remove = async ({ id }: Question) => {
    setBusy(true);
    const worked = await run((db) => removeQuestion(db, id));
    setBusy(false);
    setRemoved(null);
    if (worked) toast({ text: 'The question is removed.' });
  };
  return (
    <Panel
      title="Questions"
      text="Asked for each ticket before it is paid, such as a diet or the size of a shirt."
      actions={
        mayDecide &&
        questions.length < mostQuestions && (
          <Button kind="secondary" icon="plus" onClick={() => setEdited('new')}>
            Add a question
          </Button>
        )
      }
    >
      {questions.length === 0 ? (
        <p>None. Buyers only say who they are.</p>
      ) : (
        <QuestionList
          questions={moved ?? questions}
          types={types}
          {...(mayDecide && {
            onOrder: order,
            actionsOf: (question: Question) => (
              <RowTools
                name={question.label}
                onEdit={() => setEdited(question)}
                onRemove={() => setRemoved(question)}
                removeLabel="Remove"
              />
            ),
          })}
        />
      )}
      {edited && (
        <QuestionDialog
          eventId={eventId}
          question={edited === 'new' ? null : edited}
          types={types}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title="Remove this question?"
        confirmLabel="Remove"
        danger
        busy={busy}
        onConfirm={() => removed && remove(removed)}
        onCancel={() => setRemoved(null)}
      >
        It is no longer asked. Answers that were given stay with their orders.
      </ConfirmDialog>
    </Panel>
  );
}
