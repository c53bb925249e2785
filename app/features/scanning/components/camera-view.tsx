import type { ReactNode, RefObject } from 'react';
import { cameraWords } from '../camera';
import type { CameraView as Camera } from '../use-camera';
import classes from './camera-view.module.css';
import controls from './controls.module.css';

type CameraViewProps = {
  video: RefObject<HTMLVideoElement | null>;
  camera: Camera;
  isBroken: boolean;
  isExit: boolean;
  isAsking: boolean;
  /** Lies over the lower edge, so that the picture stays as large as it is. */
  children: ReactNode;
};

/** The picture with the frame to hold codes into; where there is none, why, and that the other ways work. */
export function CameraView({ video, camera, isBroken, isExit, isAsking, children }: CameraViewProps) {
  const problem = camera.problem && cameraWords[camera.problem];
  return (
    <div className={classes.view} data-exit={isExit || undefined}>
      <video ref={video} className={classes.picture} muted playsInline aria-label="Picture of the camera" />
      {!problem && !isBroken && <div className={classes.aim} aria-hidden />}
      <p className={classes.mode}>{isAsking ? 'Checking …' : isExit ? 'Scanning out' : 'Scanning in'}</p>
      {problem && (
        <div className={classes.problem} role="status">
          <p className={classes.problemTitle}>{problem.title}</p>
          <p>{problem.text}</p>
          <button type="button" className={controls.button} onClick={camera.tryAgain}>
            Try again
          </button>
        </div>
      )}
      {isBroken && !problem && (
        <div className={classes.problem} role="status">
          <p className={classes.problemTitle}>The camera cannot read here</p>
          <p>Reload this page once while you are online. Search and hardware scanners work.</p>
        </div>
      )}
      <div className={classes.foot}>{children}</div>
    </div>
  );
}
