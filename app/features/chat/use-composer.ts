import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { insertMention, mentionsIn } from './mention-query';
import { keepDraft, type Outgoing, readDraft } from './outgoing';
import type { ChatMessage, ChatRoom, Mentionable } from './types';
import { useAttachment } from './use-attachment';
import { useCountdown } from './use-countdown';
import { useMentions } from './use-mentions';
import type { Refusal, Written } from './use-outgoing';

/** The message that is answered or changed. */
export type Target = { message: ChatMessage; isEditing: boolean };

/** What the room may ask of the field. */
export type ComposerHandle = { focus: () => void; take: (entry: Outgoing) => boolean };

export type Composing = {
  ref: Ref<ComposerHandle>;
  room: ChatRoom;
  userId: number;
  target: Target | null;
  refusal: Refusal | null;
  /** Slow mode: from when on the next one may be sent. */
  quietUntil: number | null;
  onSend: (written: Omit<Written, 'replyTo'>) => void;
  onSave: (body: string) => Promise<boolean>;
  onCancel: () => void;
  onTyping: () => void;
  onEditLast: () => void;
};

export const longestMessage = 2000;

/** What is being written: kept as a draft, with the people it names and a picture, until it can be sent. */
export function useComposer({ ref, room, userId, target, refusal, quietUntil, ...told }: Composing) {
  const isEditing = target?.isEditing ?? false;
  const field = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(isEditing ? (target?.message.body ?? '') : '');
  const [people, setPeople] = useState<{ id: number; name: string }[]>([]);
  const [caret, setCaret] = useState(0);
  const picture = useAttachment(room.eventId, room.id);
  const mentions = useMentions(room.id, body, caret);
  const seconds = useCountdown(Math.max(quietUntil ?? 0, refusal?.until ?? 0) || null);

  // What was begun on this device, which the server knows nothing of.
  useEffect(() => {
    if (isEditing) {
      field.current?.focus();
      return;
    }
    const draft = readDraft(userId, room.id);
    if (draft.body === '') return;
    setBody((typed) => typed || draft.body);
    setPeople(draft.mentions);
  }, [isEditing, userId, room.id]);

  const change = (text: string, chosen = people) => {
    setBody(text);
    if (!isEditing) keepDraft(userId, room.id, { body: text, mentions: mentionsIn(text, chosen) });
  };
  const put = (text: string, at: number, chosen = people) => {
    change(text, chosen);
    setCaret(at);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    take: (entry) => {
      if (body.trim() !== '' || isEditing || entry.picture !== null) return false;
      setPeople(entry.mentions);
      change(entry.body, entry.mentions);
      return true;
    },
  }));

  const text = body.trim();
  const tooMany = Math.max(0, text.length - longestMessage);
  const hasSomething = text !== '' || picture.attachment?.state === 'ready';
  const maySend = hasSomething && tooMany === 0 && seconds === 0 && picture.attachment?.state !== 'uploading';
  const send = async () => {
    if (!maySend) return;
    if (isEditing) {
      await told.onSave(text);
      return;
    }
    const attached = picture.attachment?.picture ?? null;
    told.onSend({ body: text, mentions: mentionsIn(text, people), picture: attached });
    change('');
    picture.clear();
    field.current?.focus();
  };
  const choose = (person: Mentionable) => {
    if (!mentions.query) return;
    const chosen = [...people, { id: person.id, name: person.name }];
    setPeople(chosen);
    const inserted = insertMention(body, mentions.query, person.name);
    put(inserted.body, inserted.caret, chosen);
  };
  const addEmoji = (emoji: string) =>
    put(`${body.slice(0, caret)}${emoji}${body.slice(caret)}`, caret + emoji.length);

  /** Arrows and Enter belong to the list of people while it is open. */
  const onMentionKey = (key: string): boolean => {
    if (!mentions.query || !mentions.chosen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) mentions.move(step);
    else if (key === 'Enter' || key === 'Tab') choose(mentions.chosen);
    else if (key === 'Escape') mentions.dismiss();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (onMentionKey(event.key)) return event.preventDefault();
    if (event.key === 'Escape' && target) return told.onCancel();
    if (event.key === 'ArrowUp' && body === '' && !isEditing) {
      event.preventDefault();
      return told.onEditLast();
    }
    // A thumb has a button for it, and needs the key for a new line.
    const isThumb = matchMedia('(pointer: coarse)').matches && !event.ctrlKey && !event.metaKey;
    if (event.key === 'Enter' && !event.shiftKey && !isThumb) {
      event.preventDefault();
      void send();
    }
  };
  const onChange = (value: string, at: number) => {
    change(value);
    setCaret(at);
    told.onTyping();
  };

  return {
    field,
    body,
    setCaret,
    mentions,
    seconds,
    picture,
    tooMany,
    maySend,
    isEditing,
    send,
    choose,
    addEmoji,
    onKeyDown,
    onChange,
  };
}
