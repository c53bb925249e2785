import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Camera, type CameraProblem, listCameras, openCamera, problemOf } from './camera';

export type CameraView = {
  status: 'starting' | 'on' | 'off';
  problem: CameraProblem | null;
  hasTorch: boolean;
  isTorchOn: boolean;
  cameras: { id: string; name: string }[];
  currentId: string | null;
  turnTorch(): void;
  tryAgain(): void;
};

const off = { status: 'off', problem: null, hasTorch: false, cameras: [], currentId: null } as const;

/** Shows the camera in this element while the page is in sight; nobody's battery is used for a page in a pocket. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, chosen: string | null): CameraView {
  const [view, setView] = useState<Omit<CameraView, 'turnTorch' | 'tryAgain' | 'isTorchOn'>>({
    ...off,
    status: 'starting',
  });
  const [isTorchOn, setTorchOn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const camera = useRef<Camera>(undefined);

  useEffect(() => {
    let isOver = false;
    const stop = () => {
      camera.current?.stop();
      camera.current = undefined;
      setTorchOn(false);
    };
    const start = async () => {
      try {
        const opened = await openCamera(chosen);
        if (isOver || document.visibilityState === 'hidden') return opened.stop();
        camera.current?.stop();
        camera.current = opened;
        const element = video.current;
        if (!element) return;
        element.srcObject = opened.stream;
        await element.play();
        const cameras = await listCameras();
        if (!isOver)
          setView({ status: 'on', problem: null, hasTorch: opened.hasTorch, cameras, currentId: opened.deviceId });
      } catch (error) {
        if (!isOver) setView({ ...off, problem: problemOf(error) });
      }
    };
    const followSight = () => {
      if (document.visibilityState === 'visible') void start();
      else stop();
    };
    void start();
    document.addEventListener('visibilitychange', followSight);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', followSight);
      stop();
    };
  }, [video, chosen, attempt]);

  const turnTorch = useCallback(() => {
    void camera.current?.setTorch(!isTorchOn).then(() => setTorchOn(!isTorchOn));
  }, [isTorchOn]);

  return { ...view, isTorchOn, turnTorch, tryAgain: () => setAttempt(attempt + 1) };
}
