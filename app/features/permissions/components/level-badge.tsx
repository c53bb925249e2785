import { Badge } from '~/ui/badge/badge';
import { levelTitle } from '../rules';

export function LevelBadge({ level }: { level: number }) {
  return <Badge>{levelTitle(level)}</Badge>;
}
