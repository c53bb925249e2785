import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { GrowingTextArea } from '~/ui/form/growing-text-area';
import { Icon } from '~/ui/icon/icon';
import { insertMention, mentionsIn } from '../mention-query';
import { keepDraft, type Outgoing, readDraft } from '../outgoing';
import type { ChatMessage, ChatRoom, Mentionable } from '../types';
import { useAttachment } from '../use-attachment';
import { useCountdown } from '../use-countdown';
import { useMentions } from '../use-mentions';
import type { Refusal, Written } from '../use-outgoing';
import { slowModeWords, waitWords } from '../words';
import classes from './composer.module.css';
import { AttachmentNote, RefusalNote, TargetNote } from './composer-notes';
import { EmojiPicker } from './emoji-picker';
import { MentionPicker, optionId } from './mention-picker';

export type ComposerHandle = { focus: () => void; take: (entry: Outgoing) => boolean };

type ComposerProps = {
  ref: Ref<ComposerHandle>;
  room: ChatRoom;
  userId: number;
  /** The message that is answered or changed. */
  target: { message: ChatMessage; isEditing: boolean } | null;
  refusal: Refusal | null;
  /** Slow mode: from when on the next one may be sent. */
  quietUntil: number | null;
  onSend: (written: Omit<Written, 'replyTo'>) => void;
  onSave: (body: string) => Promise<boolean>;
  onCancel: () => void;
  onTyping: () => void;
  onEditLast: () => void;
};

const longest = 2000;

export function Composer(props: ComposerProps) {
  const { room, userId, target, refusal, quietUntil } = props;
  const isEditing = target?.isEditing ?? false;
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [body, setBody] = useState(isEditing ? (target?.message.body ?? '') : '');
  const [people, setPeople] = useState<{ id: number; name: string }[]>([]);
  const [caret, setCaret] = useState(0);
  const [picksEmoji, setPicksEmoji] = useState(false);
  const { attachment, attach, clear } = useAttachment(room.eventId, room.id);
  const mentions = useMentions(room.id, body, caret);
  const seconds = useCountdown(Math.max(quietUntil ?? 0, refusal?.until ?? 0) || null);

  // What was begun on this device, which the server knows nothing of.
  useEffect(() => {
    if (isEditing) return field.current?.focus();
    const draft = readDraft(userId, room.id);
    if (draft.body === '') return;
    setBody((typed) => typed || draft.body);
    setPeople(draft.mentions);
  }, [isEditing, userId, room.id]);

  const change = (text: string, chosen = people) => {
    setBody(text);
    if (!isEditing) keepDraft(userId, room.id, { body: text, mentions: mentionsIn(text, chosen) });
  };
  const put = (text: string, at: number) => {
    change(text);
    setCaret(at);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  useImperativeHandle(props.ref, () => ({
    focus: () => field.current?.focus(),
    take: (entry) => {
      if (body.trim() !== '' || isEditing || entry.picture !== null) return false;
      setPeople(entry.mentions);
      change(entry.body, entry.mentions);
      return true;
    },
  }));

  const text = body.trim();
  const isEmpty = text === '' && attachment?.state !== 'ready';
  const isTooLong = text.length > longest;
  const maySend = !isEmpty && !isTooLong && seconds === 0 && attachment?.state !== 'uploading';
  const send = async () => {
    if (!maySend) return;
    if (isEditing) {
      await props.onSave(text);
      return;
    }
    props.onSend({ body: text, mentions: mentionsIn(text, people), picture: attachment?.picture ?? null });
    change('');
    clear();
    field.current?.focus();
  };
  const choose = (person: Mentionable) => {
    if (!mentions.query) return;
    const known = [...people, { id: person.id, name: person.name }];
    setPeople(known);
    const inserted = insertMention(body, mentions.query, person.name);
    put(inserted.body, inserted.caret);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (mentions.query && mentions.chosen) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) mentions.move(step);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(mentions.chosen);
      else if (event.key === 'Escape') mentions.dismiss();
      else return;
      return event.preventDefault();
    }
    if (event.key === 'Escape' && target) return props.onCancel();
    if (event.key === 'ArrowUp' && body === '' && !isEditing) {
      event.preventDefault();
      return props.onEditLast();
    }
    // A thumb has a button for it, and needs the key for a new line.
    const isThumb = matchMedia('(pointer: coarse)').matches && !event.ctrlKey && !event.metaKey;
    if (event.key === 'Enter' && !event.shiftKey && !isThumb) {
      event.preventDefault();
      void send();
    }
  };

  return (
    <form
      className={classes.composer}
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {target && <TargetNote {...target} onCancel={props.onCancel} />}
      {attachment && <AttachmentNote attachment={attachment} onRemove={clear} />}
      {refusal && <RefusalNote refusal={refusal} seconds={seconds} />}
      {mentions.query && (
        <MentionPicker id={listId} people={mentions.people} chosen={mentions.chosen} onChoose={choose} />
      )}
      {picksEmoji && (
        <EmojiPicker
          onClose={() => setPicksEmoji(false)}
          onChoose={(emoji) => {
            setPicksEmoji(false);
            put(`${body.slice(0, caret)}${emoji}${body.slice(caret)}`, caret + emoji.length);
          }}
        />
      )}
      <div className={classes.bar}>
        {!isEditing && (
          <>
            <input
              ref={file}
              type="file"
              accept="image/*"
              hidden
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? [];
                if (chosen) void attach(chosen);
                currentTarget.value = '';
              }}
            />
            <IconButton icon="picture" label="Add a picture" onClick={() => file.current?.click()} />
          </>
        )}
        <div className={classes.field}>
          <GrowingTextArea
            ref={field}
            rows={1}
            value={body}
            maxLength={longest * 2}
            placeholder={`Message ${room.name}`}
            aria-label={`Message ${room.name}`}
            aria-autocomplete="list"
            aria-controls={mentions.query ? listId : undefined}
            aria-activedescendant={mentions.chosen && optionId(listId, mentions.chosen)}
            className={classes.area}
            onChange={({ currentTarget }) => {
              change(currentTarget.value);
              setCaret(currentTarget.selectionStart);
              props.onTyping();
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
              if (!pasted || isEditing) return;
              event.preventDefault();
              void attach(pasted);
            }}
          />
          <IconButton
            icon="smile"
            label="Emoji"
            aria-expanded={picksEmoji}
            onClick={() => setPicksEmoji(!picksEmoji)}
          />
        </div>
        <button
          type="submit"
          className={classes.send}
          aria-label={isEditing ? 'Save' : 'Send'}
          disabled={!maySend}
        >
          {seconds > 0 ? waitWords(seconds) : <Icon name={isEditing ? 'check' : 'send'} />}
        </button>
      </div>
      {(isTooLong || room.slowSeconds > 0) && (
        <p className={classes.hint}>
          {isTooLong
            ? `${(text.length - longest).toLocaleString('en-GB')} characters too many`
            : `Slow mode: ${slowModeWords(room.slowSeconds)}`}
        </p>
      )}
    </form>
  );
}
