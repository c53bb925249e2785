import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import classes from './create-entity.module.css';
import { NewEventDialog } from './new-event-dialog';
import { NewNameDialog } from './new-name-dialog';
import { NewVenueDialog } from './new-venue-dialog';

const kinds = [
  { kind: 'event', label: 'Event', icon: 'calendar' },
  { kind: 'venue', label: 'Venue', icon: 'venue' },
  { kind: 'artist', label: 'Artist', icon: 'mic' },
  { kind: 'promoter', label: 'Promoter', icon: 'megaphone' },
] as const;

type CreateEntityProps = { promoters: { id: number; name: string }[] };

/** Whoever makes something owns it. */
export function CreateEntity({ promoters }: CreateEntityProps) {
  const [making, setMaking] = useState<(typeof kinds)[number]['kind'] | null>(null);
  const close = () => setMaking(null);
  return (
    <section className={classes.create} aria-label="Create">
      <p className={classes.title}>Create</p>
      <div className={classes.kinds}>
        {kinds.map(({ kind, label, icon }) => (
          <Button
            key={kind}
            kind={kind === 'event' ? 'primary' : 'secondary'}
            onClick={() => setMaking(kind)}
          >
            <Icon name={icon} size={18} />
            {label}
          </Button>
        ))}
      </div>
      <NewEventDialog open={making === 'event'} promoters={promoters} onClose={close} />
      <NewVenueDialog open={making === 'venue'} onClose={close} />
      <NewNameDialog kind="artist" open={making === 'artist'} onClose={close} />
      <NewNameDialog kind="promoter" open={making === 'promoter'} onClose={close} />
    </section>
  );
}
