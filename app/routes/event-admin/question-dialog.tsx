import { saveQuestion } from '~/features/ticket-types/commands';
import { QuestionFields } from '~/features/ticket-types/components/question-fields';
import type { Question, TicketType } from '~/features/ticket-types/queries';
import { checkQuestion, type QuestionContent } from '~/features/ticket-types/schema';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { useFormDialog } from './use-form-dialog';

type QuestionDialogProps = {
  eventId: number;
  /** Null makes a new one. */
  question: Question | null;
  types: TicketType[];
  onClose: () => void;
};

const newQuestion: QuestionContent = {
  label: '',
  kind: 'text',
  choices: [],
  is_required: false,
  ticket_type_ids: [],
};

export function QuestionDialog({ eventId, question, types, onClose }: QuestionDialogProps) {
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog<QuestionContent>({
    initial: question ?? newQuestion,
    check: checkQuestion,
    save: (db, content) => saveQuestion(db, eventId, content, question?.id ?? null),
    done: 'The question is saved.',
    onClose,
  });
  return (
    <FormDialog
      open
      title={question ? 'Change the question' : 'A new question'}
      submitLabel={question ? 'Save' : 'Add question'}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <QuestionFields
        value={values}
        errors={isTried ? checkQuestion(values) : {}}
        types={types}
        onChange={setValues}
      />
    </FormDialog>
  );
}
