import type { FieldErrors } from '~/lib/content-rules';
import { Button } from '~/ui/button/button';
import { NumberField } from '~/ui/form/number-field';
import { Panel } from '~/ui/panel/panel';
import { rangeWords, type Setting, type SettingGroup, type SettingValues } from '../settings';
import classes from './setting-panel.module.css';

type SettingPanelProps = {
  group: SettingGroup;
  values: SettingValues;
  errors: FieldErrors<SettingValues>;
  readOnly: boolean;
  onChange: (changes: Partial<SettingValues>) => void;
};

/** Settings that belong together, with what they come to. */
export function SettingPanel({ group, values, errors, readOnly, onChange }: SettingPanelProps) {
  const isWhole = group.settings.every(({ name }) => errors[name] === undefined);
  const field = (setting: Setting) => {
    const { name, label, unit, usual, does } = setting;
    return (
      <div key={name} className={classes.setting}>
        <NumberField
          label={`${label} (${unit})`}
          name={name}
          value={values[name]}
          error={errors[name]}
          hint={does}
          disabled={readOnly}
          onChange={(value) => onChange({ [name]: value ?? Number.NaN })}
        />
        <p className={classes.usual}>
          Default {usual.toLocaleString('en-GB')}, {rangeWords(setting)}
          {!readOnly && values[name] !== usual && (
            <Button
              size="sm"
              kind="quiet"
              icon="undo"
              aria-label={`Reset ${label} to ${usual}`}
              onClick={() => onChange({ [name]: usual })}
            >
              Reset
            </Button>
          )}
        </p>
      </div>
    );
  };
  return (
    <Panel title={group.title} text={group.text}>
      <div className={classes.settings}>{group.settings.map(field)}</div>
      <p className={classes.example} role="status">
        {isWhole ? group.example(values) : 'The example follows once the numbers fit.'}
      </p>
    </Panel>
  );
}
