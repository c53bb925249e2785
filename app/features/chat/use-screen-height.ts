import { type RefObject, useEffect } from 'react';

/** On phones the keyboard covers the page without making it smaller: the room takes what is left. */
export function useScreenHeight(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const fitScreen = () => {
      const isCovered = window.innerHeight - screen.height > 80;
      room.current?.style.setProperty('--room-height', isCovered ? `${screen.height}px` : '100dvh');
      room.current?.style.setProperty('--room-top', isCovered ? `${screen.offsetTop}px` : '0px');
    };
    fitScreen();
    screen.addEventListener('resize', fitScreen);
    screen.addEventListener('scroll', fitScreen);
    return () => {
      screen.removeEventListener('resize', fitScreen);
      screen.removeEventListener('scroll', fitScreen);
    };
  }, [room]);
}
