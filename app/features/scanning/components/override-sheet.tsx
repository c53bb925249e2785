import { wordsOf } from '../answer-words';
import type { ShownAnswer } from '../session-state';
import controls from './controls.module.css';
import { Sheet } from './sheet';

const quickReasons = ['Checked their ID', 'Box office confirmed it', 'Crew or artist', 'Went out by mistake'];

type OverrideSheetProps = {
  shown: ShownAnswer;
  zone: string;
  now: number;
  onOverride: (reason: string) => void;
  onClose: () => void;
};

/** Somebody decides against the rules, and says why: it is kept with their name. */
export function OverrideSheet({ shown: { answer }, zone, now, onOverride, onClose }: OverrideSheetProps) {
  const choose = (form: FormData) => onOverride(String(form.get('reason') ?? '').trim());
  return (
    <Sheet title={answer.direction === 'entry' ? 'Let in anyway' : 'Let out anyway'} onClose={onClose}>
      <p className={controls.words}>
        {wordsOf(answer, zone, now).reason}. Your decision is recorded with your name and the reason.
      </p>
      {quickReasons.map((reason) => (
        <button key={reason} type="button" className={controls.button} onClick={() => onOverride(reason)}>
          {reason}
        </button>
      ))}
      <form className={controls.form} action={choose} autoComplete="off">
        <label className={controls.field}>
          Another reason
          <input name="reason" minLength={3} maxLength={200} required />
        </label>
        <button type="submit" className={controls.button}>
          Let through for this reason
        </button>
      </form>
    </Sheet>
  );
}
