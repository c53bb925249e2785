import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
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

type Kind = (typeof kinds)[number]['kind'];

/** Whoever makes something owns it. `?new=venue` opens the form at once. */
export function CreateEntity({ promoters }: CreateEntityProps) {
  const [making, setMaking] = useState<Kind | null>(null);
  const [params, setParams] = useSearchParams();
  const asked = kinds.find(({ kind }) => kind === params.get('new'))?.kind;
  useEffect(() => {
    if (!asked) return;
    setMaking(asked);
    // Said once: closed, it stays closed when the page is opened again.
    setParams({}, { replace: true, preventScrollReset: true });
  }, [asked, setParams]);
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
