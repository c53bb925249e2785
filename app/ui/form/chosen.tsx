import { Button } from '~/ui/button/button';
import classes from '~/ui/form/chosen.module.css';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';

type ChosenProps = {
  icon: IconName;
  name: string;
  detail?: string | undefined;
  /** Of the button that leads back to the search. */
  changeLabel: string;
  onChange: () => void;
};

/** What was found and taken, in place of the field that it was found with. */
export function Chosen({ icon, name, detail, changeLabel, onChange }: ChosenProps) {
  return (
    <div className={classes.chosen}>
      <Icon name={icon} />
      <p>
        <strong>{name}</strong>
        {detail && <small>{detail}</small>}
      </p>
      <Button kind="secondary" size="sm" onClick={onChange}>
        {changeLabel}
      </Button>
    </div>
  );
}
