import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useWakeLock } from './use-wake-lock';

/**
 * The element alone on a dark screen that stays on. Where a browser has no full screen of its own, such as on an
 * iPhone, it covers the page instead: the style of `data-full` does that.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useWakeLock(isFull);
  useDark(isFull);

  const enter = useCallback(async () => {
    setFull(true);
    try {
      await element.current?.requestFullscreen?.();
    } catch {
      // Refused, such as inside a frame: it covers the page all the same.
    }
  }, [element]);
  const leave = useCallback(async () => {
    setFull(false);
    if (document.fullscreenElement) await document.exitFullscreen();
  }, []);

  useEffect(() => {
    if (!isFull) return;
    const follow = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const leaveOn = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFull(false);
    };
    document.addEventListener('fullscreenchange', follow);
    document.addEventListener('keydown', leaveOn);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      document.removeEventListener('keydown', leaveOn);
    };
  }, [isFull]);

  return { isFull, enter, leave };
}

/** A back office is dark; what the person chose comes back afterwards. */
function useDark(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const { documentElement: root } = document;
    const chosen = root.dataset.mantineColorScheme;
    root.dataset.mantineColorScheme = 'dark';
    return () => {
      if (chosen) root.dataset.mantineColorScheme = chosen;
    };
  }, [isOn]);
}
