import { type RefObject, useEffect, useEffectEvent } from 'react';
import { findMessage } from './room-state';
import type { RoomStore } from './room-store';
import type { ChatMessage } from './types';

export type MessageKeys = {
  reply: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
  remove: (message: ChatMessage) => void;
  copyLink: (message: ChatMessage) => void;
  openMenu: (message: ChatMessage, at?: { x: number; y: number }) => void;
};

/** How long a finger rests on a message until its menu opens. */
const longPress = 450;

/** Arrows walk through the messages; a letter does something with the one that has the focus, a long press opens its menu. */
export function useMessageKeys(
  list: RefObject<HTMLElement | null>,
  store: RoomStore,
  keys: MessageKeys,
): void {
  const messageAt = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null;
    const message = element && findMessage(store.get().room, Number(element.dataset.seq));
    return element && message ? { element, message } : undefined;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const found = messageAt(event.target);
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    const { element, message } = found;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      return neighbour(list.current, element, step)?.focus();
    }
    if (event.target !== element || message.isDeleted) return;
    const { left, top } = element.getBoundingClientRect();
    const acts: Record<string, () => void> = {
      r: () => keys.reply(message),
      e: () => keys.edit(message),
      c: () => keys.copyLink(message),
      Delete: () => keys.remove(message),
      Enter: () => keys.openMenu(message, { x: left + 56, y: top + 24 }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  const onLongPress = useEffectEvent((target: EventTarget | null) => {
    const found = messageAt(target);
    if (found && !found.message.isDeleted) keys.openMenu(found.message);
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(timer);
    const press = (event: PointerEvent) => {
      cancel();
      if (event.pointerType === 'touch') timer = setTimeout(() => onLongPress(event.target), longPress);
    };
    const keydown = (event: KeyboardEvent) => onKey(event);
    const cancelling = ['pointerup', 'pointercancel', 'pointermove', 'scroll'] as const;
    element.addEventListener('keydown', keydown);
    element.addEventListener('pointerdown', press);
    for (const name of cancelling) element.addEventListener(name, cancel, { passive: true });
    return () => {
      cancel();
      element.removeEventListener('keydown', keydown);
      element.removeEventListener('pointerdown', press);
      for (const name of cancelling) element.removeEventListener(name, cancel);
    };
  }, [list]);
}

function neighbour(list: HTMLElement | null, from: HTMLElement, step: number): HTMLElement | undefined {
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-seq]') ?? [])];
  return all[all.indexOf(from) + step];
}
