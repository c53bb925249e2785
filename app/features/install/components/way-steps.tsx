import type { BrowserKind } from '../browser-kind';
import { installSteps } from '../install-steps';
import classes from './install.module.css';
import { StepPicture } from './step-picture';

/** How one browser puts Limelight on a home screen. */
export function WaySteps({ kind }: { kind: BrowserKind }) {
  const { steps, note } = installSteps[kind];
  return (
    <>
      <ol className={classes.steps}>
        {steps.map(({ picture, text }) => (
          <li key={text}>
            <StepPicture name={picture} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {note && <p className={classes.note}>{note}</p>}
    </>
  );
}
