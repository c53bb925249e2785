import { useState } from 'react';
import { saveDoorRules } from '~/features/door/commands';
import { RulesFields } from '~/features/door/components/rules-fields';
import { RulesSummary } from '~/features/door/components/rules-summary';
import type { DoorRules } from '~/features/door/queries';
import { checkRules, type RulesContent } from '~/features/door/schema';
import { Button } from '~/ui/button/button';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { Panel } from '~/ui/panel/panel';
import { useFormDialog } from './use-form-dialog';

type DoorRulesPanelProps = { eventId: number; rules: DoorRules; mayDecide: boolean };

/** Who is let in again, how many at once, and with which code. */
export function DoorRulesPanel({ eventId, rules, mayDecide }: DoorRulesPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Door rules"
      actions={
        mayDecide && (
          <Button size="sm" kind="secondary" icon="edit" onClick={() => setOpen(true)}>
            Change rules
          </Button>
        )
      }
    >
      <RulesSummary rules={rules} />
      {isOpen && <DoorRulesDialog eventId={eventId} rules={rules} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

type DoorRulesDialogProps = { eventId: number; rules: DoorRules; onClose: () => void };

function DoorRulesDialog({ eventId, rules, onClose }: DoorRulesDialogProps) {
  const { version, ...initial } = rules;
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog<RulesContent>({
    initial,
    check: checkRules,
    save: (db, content) => saveDoorRules(db, eventId, content, version),
    done: 'The door goes by these rules from now on.',
    onClose,
  });
  return (
    <FormDialog
      open
      title="Door rules"
      text="Phones that are online follow at once, the others when they are back."
      submitLabel="Save rules"
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <RulesFields value={values} errors={isTried ? checkRules(values) : {}} onChange={setValues} />
    </FormDialog>
  );
}
