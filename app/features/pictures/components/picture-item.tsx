import { type ReactNode, useState } from 'react';
import { Badge } from '~/ui/badge/badge';
import { IconButton } from '~/ui/button/icon-button';
import { TextField } from '~/ui/form/text-field';
import { Picture } from '~/ui/picture/picture';
import type { PicturedType, StoredPicture } from '../queries';
import classes from './picture-gallery.module.css';

type PictureItemProps = {
  entity: { type: PicturedType; id: number };
  picture: StoredPicture;
  name: string;
  /** The first of all: what cards and previews show. */
  lead: boolean;
  controls: ReactNode;
  readOnly: boolean;
  onDescribe: (description: string) => Promise<boolean>;
  onRemove: () => void;
};

const mostWords = 300;

export function PictureItem(props: PictureItemProps) {
  const { entity, picture, name, lead, controls, readOnly, onDescribe, onRemove } = props;
  const [words, setWords] = useState(picture.description);
  const describe = async () => {
    const tidy = words.trim();
    if (tidy !== picture.description && !(await onDescribe(tidy))) setWords(picture.description);
  };
  return (
    <div className={classes.item}>
      <div className={classes.photo}>
        <Picture
          picture={picture}
          kind={entity.type}
          id={entity.id}
          alt={picture.description || `Picture without a description`}
          sizes="160px"
          widest={640}
        />
        {lead && (
          <span className={classes.lead}>
            <Badge tone="green">Poster</Badge>
          </span>
        )}
      </div>
      <div className={classes.words}>
        <TextField
          label={`What is on ${name}`}
          hint="For people who do not see it."
          optional
          maxLength={mostWords}
          disabled={readOnly}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onBlur={describe}
        />
        {!readOnly && (
          <div className={classes.tools}>
            {controls}
            <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
          </div>
        )}
      </div>
    </div>
  );
}
