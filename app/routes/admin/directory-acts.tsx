import { featureEvent, restore } from '~/features/platform/commands';
import type { DirectoryRow } from '~/features/platform/directory-queries';
import { featuringLevel, moderatingLevel } from '~/features/platform/rules';
import { useCommands } from '~/routes/use-commands';
import { useViewer } from '~/routes/use-viewer';
import { Button } from '~/ui/button/button';
import { toast } from '~/ui/toast/toast';

/** What needs more than a press. */
export type DirectoryAct = 'suspend' | 'grant';

type DirectoryActsProps = {
  row: DirectoryRow;
  platformLevel: number;
  onAsk: (act: DirectoryAct) => void;
};

/** What staff of this level can do with a row. */
export function DirectoryActs({ row, platformLevel, onAsk }: DirectoryActsProps) {
  const { run } = useCommands();
  const viewer = useViewer();
  const isSelf = row.kind === 'user' && viewer?.userId === row.id;
  const { kind, id } = row;
  const name = row.name || `Person ${id}`;
  if (kind === 'order') return null;
  const feature = async () => {
    if (await run((db) => featureEvent(db, id, !row.isFeatured))) {
      toast({ text: row.isFeatured ? `${name} is not featured any more.` : `${name} is featured.` });
    }
  };
  const bringBack = async () => {
    if (await run((db) => restore(db, kind, id))) toast({ text: `${name} is back.`, tone: 'good' });
  };
  const button = (label: string, onClick: () => void) => (
    <Button size="sm" kind="quiet" aria-label={`${label} ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  const canMend = platformLevel >= moderatingLevel;
  return (
    <>
      {kind === 'event' &&
        platformLevel >= featuringLevel &&
        button(row.isFeatured ? 'Unfeature' : 'Feature', feature)}
      {canMend && row.suspendedAt === null && button('Grant', () => onAsk('grant'))}
      {canMend && row.suspendedAt !== null && button('Restore', bringBack)}
      {canMend && row.suspendedAt === null && !isSelf && button('Suspend', () => onAsk('suspend'))}
    </>
  );
}
