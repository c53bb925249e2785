import { useCallback, useId, useRef, useState } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { GrowingTextArea } from '~/ui/form/growing-text-area';
import { Icon } from '~/ui/icon/icon';
import { type Composing, longestMessage, useComposer } from '../use-composer';
import { slowModeWords, waitWords } from '../words';
import classes from './composer.module.css';
import { AttachmentNote, RefusalNote, TargetNote } from './composer-notes';
import { EmojiPicker } from './emoji-picker';
import { MentionPicker, optionId } from './mention-picker';

/** The field to write in, with all that belongs to the next message above it. */
export function Composer(props: Composing) {
  const { room, target, refusal, onCancel } = props;
  const composer = useComposer(props);
  const { mentions, seconds, picture, tooMany, isEditing } = composer;
  const file = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [picksEmoji, setPicksEmoji] = useState(false);
  const closeEmoji = useCallback(() => setPicksEmoji(false), []);
  return (
    <form
      className={classes.composer}
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault();
        void composer.send();
      }}
    >
      {target && <TargetNote {...target} onCancel={onCancel} />}
      {picture.attachment && <AttachmentNote attachment={picture.attachment} onRemove={picture.clear} />}
      {refusal && (refusal.until === null || seconds > 0) && (
        <RefusalNote refusal={refusal} seconds={seconds} />
      )}
      {mentions.query && (
        <MentionPicker
          id={listId}
          people={mentions.people}
          chosen={mentions.chosen}
          onChoose={composer.choose}
        />
      )}
      {picksEmoji && (
        <EmojiPicker
          onClose={closeEmoji}
          onChoose={(emoji) => {
            closeEmoji();
            composer.addEmoji(emoji);
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
                if (chosen) void picture.attach(chosen);
                currentTarget.value = '';
              }}
            />
            <IconButton icon="picture" label="Add a picture" onClick={() => file.current?.click()} />
          </>
        )}
        <div className={classes.field}>
          <GrowingTextArea
            ref={composer.field}
            rows={1}
            value={composer.body}
            maxLength={longestMessage * 2}
            placeholder={`Message ${room.name}`}
            aria-label={`Message ${room.name}`}
            aria-autocomplete="list"
            aria-controls={mentions.query ? listId : undefined}
            aria-activedescendant={mentions.chosen && optionId(listId, mentions.chosen)}
            className={classes.area}
            onChange={({ currentTarget }) =>
              composer.onChange(currentTarget.value, currentTarget.selectionStart)
            }
            onSelect={({ currentTarget }) => composer.setCaret(currentTarget.selectionStart)}
            onKeyDown={composer.onKeyDown}
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
              if (!pasted || isEditing) return;
              event.preventDefault();
              void picture.attach(pasted);
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
          disabled={!composer.maySend}
        >
          {seconds > 0 ? waitWords(seconds) : <Icon name={isEditing ? 'check' : 'send'} />}
        </button>
      </div>
      {(tooMany > 0 || room.slowSeconds > 0) && (
        <p className={classes.hint}>
          {tooMany > 0
            ? `${tooMany.toLocaleString('en-GB')} characters too many`
            : `Slow mode: ${slowModeWords(room.slowSeconds)}`}
        </p>
      )}
    </form>
  );
}
