import { Toggle, type ToggleProps } from '~/ui/form/toggle';

/** Something to agree with or to pick, which counts once the form is sent. */
export function CheckboxField(props: ToggleProps) {
  return <Toggle {...props} look="checkbox" />;
}
