import { Button } from '~/ui/button/button';
import type { IconName } from '~/ui/icon/paths';

type RowToolsProps = {
  /** Whose tools these are, for whoever does not see the row. */
  name: string;
  onEdit: () => void;
  /** None for what cannot be removed now. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
  removeIcon?: IconName;
};

/** What can be done with one row of a list. */
export function RowTools({ name, onEdit, onRemove, ...remove }: RowToolsProps) {
  const { removeLabel = 'Delete', removeIcon = 'trash' } = remove;
  return (
    <>
      <Button size="sm" kind="secondary" icon="edit" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      {onRemove && (
        <Button
          size="sm"
          kind="quiet"
          icon={removeIcon}
          aria-label={`${removeLabel} ${name}`}
          onClick={onRemove}
        >
          {removeLabel}
        </Button>
      )}
    </>
  );
}
