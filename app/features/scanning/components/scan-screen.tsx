import { useEffect, useRef, useState } from 'react';
import { wordsFor } from '~/lib/reasons';
import { useWakeLock } from '~/ui/screen/use-wake-lock';
import { kindOf } from '../answer-words';
import type { KeptDevice } from '../door-database';
import type { Preferences } from '../preferences';
import { createRepeatFilter } from '../repeat-filter';
import { signal, wakeSounds } from '../signals';
import { useCamera } from '../use-camera';
import { useIdle } from '../use-idle';
import { useReading } from '../use-reading';
import { useSession } from '../use-session';
import { useWedge } from '../use-wedge';
import { AnswerScreen } from './answer-screen';
import { CameraView } from './camera-view';
import controls from './controls.module.css';
import { Counters } from './counters';
import { IdleCover } from './idle-cover';
import { LastScan } from './last-scan';
import { RevokedScreen } from './revoked-screen';
import classes from './scan-screen.module.css';
import { ScanSheets, type SheetName } from './scan-sheets';
import { StatusBar } from './status-bar';
import { ToolBar } from './tool-bar';

export type ScanScreenProps = {
  kept: KeptDevice;
  preferences: Preferences;
  onPrefer: (changes: Partial<Preferences>) => void;
  onLeave: () => void;
  onForget: () => void;
  onSave: () => void;
};

export function ScanScreen({ kept, preferences, onPrefer, onLeave, onForget, onSave }: ScanScreenProps) {
  const { session, state } = useSession(kept);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [isNew] = useState(createRepeatFilter);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, preferences.cameraId);
  const { answer, settings, direction, undoable, problem, isRevoked } = state;
  const { isIdle, wake } = useIdle(answer);
  useWakeLock();

  const take = (text: string) => {
    // While somebody searches or decides, whatever passes the lens is not a guest.
    if (sheet === null && isNew(text, performance.now())) void session.scanText(text);
  };
  const { isBroken } = useReading(video, camera.status === 'on' && !isRevoked, take);
  useWedge(take);

  useEffect(() => {
    if (answer) signal(kindOf(answer.answer), preferences.isLoud);
  }, [answer, preferences.isLoud]);

  if (isRevoked)
    return (
      <RevokedScreen
        title={kept.eventTitle}
        waiting={state.waiting}
        onSave={onSave}
        onLeave={onLeave}
        onForget={onForget}
      />
    );
  const zone = settings?.event.timezone ?? 'UTC';
  return (
    <main className={classes.screen} onPointerDown={wakeSounds}>
      <div className={classes.column} inert={answer !== null || isIdle}>
        <StatusBar state={state} title={kept.eventTitle} onConflicts={() => setSheet('conflicts')} />
        <CameraView
          video={video}
          camera={camera}
          isBroken={isBroken}
          isExit={direction === 'exit'}
          isAsking={state.isAsking}
        >
          {problem && (
            <p className={controls.problem} role="alert">
              {wordsFor(problem)}
            </p>
          )}
          {undoable && (
            <LastScan
              key={undoable.nonce}
              undoable={undoable}
              zone={zone}
              onUndo={() => void session.undo()}
            />
          )}
        </CameraView>
        <Counters counts={state.counts} />
        <ToolBar
          direction={direction}
          torch={camera.hasTorch ? { isOn: camera.isTorchOn, turn: camera.turnTorch } : null}
          onOpen={setSheet}
        />
      </div>
      {answer && (
        <AnswerScreen
          key={answer.answer.nonce}
          shown={answer}
          zone={zone}
          now={Date.now()}
          onClear={session.clear}
          onOverride={() => setSheet('override')}
        />
      )}
      {isIdle && <IdleCover onWake={wake} />}
      {sheet && (
        <ScanSheets
          sheet={sheet}
          state={state}
          session={session}
          camera={camera}
          preferences={preferences}
          onPrefer={onPrefer}
          onOpen={setSheet}
          onLeave={onLeave}
          onForget={onForget}
        />
      )}
    </main>
  );
}
