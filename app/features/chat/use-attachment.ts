import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { z } from 'zod';
import type { ChatPicture } from './types';

export type Attachment = {
  preview: string;
  state: 'uploading' | 'ready' | 'failed';
  picture: ChatPicture | null;
  reason: string | null;
};

const largest = 10 * 1024 * 1024;
const answer = z.union([
  z.object({ pictureId: z.string(), width: z.number(), height: z.number() }),
  z.object({ reason: z.string() }),
]);

/** One picture for the next message: uploaded as soon as it is chosen, so that sending does not wait for it. */
export function useAttachment(eventId: number, roomId: number) {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const uploading = useRef<AbortController>(undefined);

  const clear = () => {
    uploading.current?.abort();
    setAttachment((known) => {
      if (known) URL.revokeObjectURL(known.preview);
      return null;
    });
  };
  useEffect(() => () => uploading.current?.abort(), []);

  const attach = async (file: File) => {
    clear();
    const stopping = new AbortController();
    uploading.current = stopping;
    const begun: Attachment = {
      preview: URL.createObjectURL(file),
      state: 'uploading',
      picture: null,
      reason: null,
    };
    const fail = (reason: string) => setAttachment({ ...begun, state: 'failed', reason });
    if (!file.type.startsWith('image/')) return fail('picture_type');
    if (file.size > largest) return fail('picture_too_large');
    setAttachment(begun);
    try {
      const body = new FormData();
      body.set('file', file);
      const path = href('/event/:eventId/chat/:chatId', { eventId: String(eventId), chatId: String(roomId) });
      const response = await fetch(`${path}/picture`, { method: 'POST', body, signal: stopping.signal });
      const said = answer.catch({ reason: 'backend_failed' }).parse(await response.json());
      if (stopping.signal.aborted) return;
      if ('reason' in said) return fail(said.reason);
      const { pictureId, width, height } = said;
      setAttachment({ ...begun, state: 'ready', picture: { id: pictureId, width, height } });
    } catch (error) {
      if (!stopping.signal.aborted) fail(error instanceof SyntaxError ? 'backend_failed' : 'unreachable');
    }
  };

  return { attachment, attach, clear };
}
