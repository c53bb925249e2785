import { wordsFor } from '~/lib/reasons';
import { IconButton } from '~/ui/button/icon-button';
import { Icon } from '~/ui/icon/icon';
import type { ChatMessage } from '../types';
import type { Attachment } from '../use-attachment';
import type { Refusal } from '../use-outgoing';
import { waitWords } from '../words';
import classes from './composer.module.css';

type TargetNoteProps = { message: ChatMessage; isEditing: boolean; onCancel: () => void };

/** What the next message answers, or which one is being changed. */
export function TargetNote({ message, isEditing, onCancel }: TargetNoteProps) {
  return (
    <div className={classes.note}>
      <Icon name={isEditing ? 'edit' : 'reply'} size={16} />
      <p>
        <strong>
          {isEditing ? 'Editing your message' : `Replying to ${message.author.name || 'somebody'}`}
        </strong>
        <span>{message.body || 'A picture'}</span>
      </p>
      <IconButton icon="x" label={isEditing ? 'Stop editing' : 'Do not reply'} onClick={onCancel} />
    </div>
  );
}

/** Why it was not taken, and from when on it can be tried again. What was typed stays. */
export function RefusalNote({ refusal, seconds }: { refusal: Refusal; seconds: number }) {
  return (
    <div className={classes.refusal}>
      <Icon name="warning" size={16} />
      <p role="alert">{wordsFor(refusal.reason)}</p>
      {seconds > 0 && <strong aria-hidden="true">{waitWords(seconds)}</strong>}
    </div>
  );
}

export function AttachmentNote({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const { state, preview, reason } = attachment;
  return (
    <div className={classes.attachment}>
      {state === 'failed' ? <Icon name="warning" size={20} /> : <img src={preview} alt="" />}
      <p role={state === 'failed' ? 'alert' : 'status'}>
        {state === 'uploading' && 'Adding the picture…'}
        {state === 'ready' && 'Picture added'}
        {state === 'failed' && wordsFor(reason ?? 'backend_failed')}
      </p>
      <IconButton icon="x" label="Remove the picture" onClick={onRemove} />
    </div>
  );
}
