import { Toggle, type ToggleProps } from '~/ui/form/toggle';

/** A setting that is on or off. */
export function SwitchField(props: ToggleProps) {
  return <Toggle {...props} look="switch" />;
}
