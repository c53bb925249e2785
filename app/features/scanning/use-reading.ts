import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createFrameReader, getDetector } from './reader';

/** At most ten pictures a second, and never two at once. */
const rhythm = 100;
const shortestPause = 20;

/** Reads codes from the picture for as long as there is one. Answers whether reading works at all. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onText: (text: string) => void,
): { isBroken: boolean } {
  const [isBroken, setBroken] = useState(false);
  const tell = useEffectEvent(onText);

  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    const run = async () => {
      const read = createFrameReader(await getDetector());
      while (!isOver) {
        const begun = performance.now();
        // A picture that cannot be read is followed by the next.
        const text = video.current && (await read(video.current).catch(() => null));
        if (text && !isOver) tell(text);
        await pause(Math.max(shortestPause, rhythm - (performance.now() - begun)));
      }
    };
    run().catch(() => setBroken(true));
    return () => {
      isOver = true;
    };
  }, [video, isOn]);

  return { isBroken };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
