import { Icon } from '~/ui/icon/icon';
import controls from './controls.module.css';
import { waitingWords } from './leave-sheet';
import { SureButton } from './sure-button';
import classes from './ways-in.module.css';

type RevokedScreenProps = {
  title: string;
  waiting: number;
  onSave: () => void;
  onLeave: () => void;
  onForget: () => void;
};

/** The organiser switched the phone off. What it still knows is for the person who holds it to hand over. */
export function RevokedScreen({ title, waiting, onSave, onLeave, onForget }: RevokedScreenProps) {
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <Icon name="lock" size={44} />
        <h1>This phone is switched off</h1>
      </header>
      <p className={classes.words} role="alert">
        The organiser of {title} switched this scanner off. It lets nobody in any more. Ask them for a new
        link if that was a mistake.
      </p>
      {waiting > 0 && (
        <>
          <p className={controls.problem}>
            {waitingWords(waiting)} here and cannot be sent. Save them as a file and give it to the organiser.
          </p>
          <button type="button" className={controls.button} onClick={onSave}>
            Save as a file
          </button>
        </>
      )}
      <button type="button" className={controls.button} onClick={onLeave}>
        To my doors
      </button>
      <SureButton
        label={waiting > 0 ? 'Take the door and its scans off' : 'Take this door off the phone'}
        sureLabel={waiting > 0 ? `${waitingWords(waiting)}: drop for ever?` : 'Take it off: sure?'}
        tone="danger"
        onSure={onForget}
      />
    </main>
  );
}
