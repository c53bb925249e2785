import type { FieldErrors } from '~/lib/content-rules';
import { NumberField } from '~/ui/form/number-field';
import { SelectField } from '~/ui/form/select-field';
import { SwitchField } from '~/ui/form/switch-field';
import { reentryWords } from '../rules';
import type { ReentryRule, RulesContent } from '../schema';

type RulesFieldsProps = {
  value: RulesContent;
  errors: FieldErrors<RulesContent>;
  onChange: (value: RulesContent) => void;
};

const reentries: ReentryRule[] = ['once', 'once_a_night', 'after_exit', 'always'];

export function RulesFields({ value, errors, onChange }: RulesFieldsProps) {
  const change = (changes: Partial<RulesContent>) => onChange({ ...value, ...changes });
  return (
    <>
      <SelectField
        label="A ticket lets in"
        name="reentry"
        hint={reentryWords[value.reentry].text}
        options={reentries.map((rule) => ({ value: rule, label: reentryWords[rule].label }))}
        value={value.reentry}
        onChange={(event) => {
          const reentry = reentries.find((rule) => rule === event.currentTarget.value);
          if (reentry) change({ reentry });
        }}
      />
      <NumberField
        label="People inside at most"
        name="capacity"
        hint="Nobody more is let in until somebody was scanned out. Leave it empty for no limit."
        optional
        inputMode="numeric"
        value={value.capacity}
        error={errors.capacity}
        onChange={(capacity) => change({ capacity })}
      />
      <SwitchField
        label="Live code"
        name="live_code"
        hint="The code on a phone changes every 15 seconds, so a screenshot lets nobody in. Printed tickets no longer let in: guests open theirs on a phone, or an editor of the team lets them in by hand."
        checked={value.live_code}
        onChange={(event) => change({ live_code: event.currentTarget.checked })}
      />
      <SwitchField
        label="Find guests by name"
        name="search_allowed"
        hint="Whoever scans can look for a guest with three letters of their name. An order code can always be looked up."
        checked={value.search_allowed}
        onChange={(event) => change({ search_allowed: event.currentTarget.checked })}
      />
    </>
  );
}
