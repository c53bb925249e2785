import { Icon } from '~/ui/icon/icon';
import classes from './pin-pad.module.css';

export const pinLength = 6;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type PinPadProps = { pin: string; isBusy: boolean; onChange: (pin: string) => void };

/** Large keys for cold fingers; a keyboard types into the field itself. */
export function PinPad({ pin, isBusy, onChange }: PinPadProps) {
  const press = (digit: string) => onChange((pin + digit).slice(0, pinLength));
  return (
    <div className={classes.pad}>
      <label className={classes.field}>
        <span>PIN</span>
        <input
          className={classes.pin}
          value={pin}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, pinLength))}
          inputMode="none"
          autoComplete="one-time-code"
          readOnly={isBusy}
          required
        />
      </label>
      <fieldset className={classes.keys} aria-label="Digits">
        {digits.map((digit) => (
          <button key={digit} type="button" onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <span />
        <button type="button" onClick={() => press('0')}>
          0
        </button>
        <button type="button" aria-label="Delete the last digit" onClick={() => onChange(pin.slice(0, -1))}>
          <Icon name="arrow-left" size={26} />
        </button>
      </fieldset>
    </div>
  );
}
