import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A popover that is above everything that opened before the newest toast, dialogs too. */
export function useOnTop(newest: number | undefined): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    // Browsers that do not know popovers show it all the same, under dialogs. One whose dialog has gone moves in a moment.
    if (!element?.showPopover || !element.isConnected) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return region;
}
