import { href, Link } from 'react-router';
import controls from './controls.module.css';
import { Sheet } from './sheet';
import { SureButton } from './sure-button';

type LeaveSheetProps = {
  waiting: number;
  onLeave: () => void;
  onForget: () => void;
  onClose: () => void;
};

/** Scans that wait are never dropped on the way out: as long as there are some, the phone stays a scanner. */
export function LeaveSheet({ waiting, onLeave, onForget, onClose }: LeaveSheetProps) {
  return (
    <Sheet title="Leave this door" onClose={onClose}>
      <p className={controls.words}>
        {waiting > 0
          ? `${waitingWords(waiting)} on this phone. They stay here and are sent when you open this door again with a connection.`
          : 'Everything that was scanned here has arrived.'}
      </p>
      <button type="button" className={controls.button} onClick={onLeave}>
        {waiting > 0 ? 'Leave, and keep them here' : 'Leave, and come back later'}
      </button>
      {waiting === 0 && (
        <SureButton
          label="Take this door off the phone"
          sureLabel="Take it off: sure?"
          tone="danger"
          onSure={onForget}
        />
      )}
      <Link className={controls.button} to={href('/')} reloadDocument>
        To Limelight
      </Link>
    </Sheet>
  );
}

export function waitingWords(waiting: number): string {
  return waiting === 1 ? 'One scan waits' : `${waiting} scans wait`;
}
