import { Badge, type Tone } from '~/ui/badge/badge';
import type { IconName } from '~/ui/icon/paths';

const statuses = {
  draft: { label: 'Draft', tone: 'neutral', icon: 'edit' },
  scheduled: { label: 'Scheduled', tone: 'blue', icon: 'clock' },
  published: { label: 'Published', tone: 'green', icon: 'check' },
  unlisted: { label: 'Unlisted', tone: 'neutral', icon: 'eye-off' },
  cancelled: { label: 'Cancelled', tone: 'red', icon: 'x' },
  postponed: { label: 'Postponed', tone: 'amber', icon: 'calendar' },
} satisfies Record<string, { label: string; tone: Tone; icon: IconName }>;

export type EventStatus = keyof typeof statuses;

export function EventStatusBadge({ status }: { status: EventStatus }) {
  const { label, tone, icon } = statuses[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
