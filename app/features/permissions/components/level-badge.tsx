import { Badge } from '~/ui/badge/badge';
import { levelTitle, ownerLevel } from '../rules';

export function LevelBadge({ level }: { level: number }) {
  return <Badge tone={level >= ownerLevel ? 'green' : 'neutral'}>{levelTitle(level)}</Badge>;
}
