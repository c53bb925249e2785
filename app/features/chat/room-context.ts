import { createContext, use } from 'react';
import type { ReactionEmoji } from './emoji';
import type { ChatMessage } from './types';

/** What every part of a room knows. */
export type RoomContextValue = {
  eventId: number;
  roomId: number;
  zone: string;
  /** Where profile pictures are; empty where the backend is on the address of the pages. */
  backend: string;
  viewerId: number | null;
  isModerator: boolean;
  mayWrite: boolean;
  isAnnouncements: boolean;
  act: {
    reply: (message: ChatMessage) => void;
    edit: (message: ChatMessage) => void;
    react: (message: ChatMessage, emoji: ReactionEmoji) => void;
    openMenu: (message: ChatMessage, at?: { x: number; y: number }) => void;
    openPicture: (message: ChatMessage) => void;
    jump: (seq: number) => void;
    retry: (clientId: string) => void;
    discard: (clientId: string) => void;
  };
};

export const RoomContext = createContext<RoomContextValue | null>(null);

export function useRoom(): RoomContextValue {
  const room = use(RoomContext);
  if (!room) throw new Error('a part of a chat room stands outside of one');
  return room;
}
