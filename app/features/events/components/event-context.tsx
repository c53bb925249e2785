import type { ReactNode } from 'react';
import { href } from 'react-router';
import { formatStart } from '~/lib/time';
import { PageHeader } from '~/ui/page-header/page-header';
import type { EventHeading } from '../queries';

type EventContextProps = { event: EventHeading; title: string; eyebrow?: string; actions?: ReactNode };

/** Heads a page that belongs to an event and leads back to it. */
export function EventContext({ event, title, eyebrow, actions }: EventContextProps) {
  return (
    <PageHeader
      back={{ to: href('/event/:id', { id: String(event.id) }), label: event.title }}
      eyebrow={eyebrow}
      title={title}
      actions={actions}
      text={
        <>
          {formatStart(event.starts_at, event.ends_at, event.timezone)}
          {event.venue && ` · ${event.venue.name}, ${event.venue.city}`}
        </>
      }
    />
  );
}
