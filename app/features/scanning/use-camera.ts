import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Camera, type CameraProblem, listCameras, openCamera, problemOf } from './camera';

type Picture = {
  status: 'starting' | 'on' | 'off';
  problem: CameraProblem | null;
  hasTorch: boolean;
  isTorchOn: boolean;
  cameras: { id: string; name: string }[];
  currentId: string | null;
};
export type CameraView = Picture & { turnTorch(): void; tryAgain(): void };

const noPicture: Picture = {
  status: 'starting',
  problem: null,
  hasTorch: false,
  isTorchOn: false,
  cameras: [],
  currentId: null,
};

/** Shows the camera in this element while the page is in sight; nobody's battery is used for a page in a pocket. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, chosen: string | null): CameraView {
  const [picture, setPicture] = useState(noPicture);
  const camera = useRef<Camera>(undefined);
  const start = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    let isOver = false;
    const stop = () => {
      camera.current?.stop();
      camera.current = undefined;
    };
    start.current = async () => {
      try {
        const opened = await openCamera(chosen);
        if (isOver || document.visibilityState === 'hidden') return opened.stop();
        stop();
        camera.current = opened;
        await show(video.current, opened.stream);
        const cameras = await listCameras();
        const { hasTorch, deviceId: currentId } = opened;
        if (!isOver) setPicture({ ...noPicture, status: 'on', hasTorch, cameras, currentId });
      } catch (error) {
        if (!isOver) setPicture({ ...noPicture, status: 'off', problem: problemOf(error) });
      }
    };
    const followSight = () => {
      if (document.visibilityState === 'visible') void start.current?.();
      else stop();
    };
    void start.current();
    document.addEventListener('visibilitychange', followSight);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', followSight);
      stop();
    };
  }, [video, chosen]);

  const turnTorch = () => {
    const isTorchOn = !picture.isTorchOn;
    // A lamp that does not answer stays as it is.
    camera.current?.setTorch(isTorchOn).then(
      () => setPicture((shown) => ({ ...shown, isTorchOn })),
      () => undefined,
    );
  };
  return { ...picture, turnTorch, tryAgain: () => void start.current?.() };
}

async function show(element: HTMLVideoElement | null, stream: MediaStream): Promise<void> {
  if (!element) return;
  element.srcObject = stream;
  await element.play();
}
