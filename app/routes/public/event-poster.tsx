import { type EventStatus, isOff } from '~/features/events/rules';
import { Picture } from '~/ui/picture/picture';
import classes from './event.module.css';

type EventPosterProps = {
  event: { id: number; title: string; status: EventStatus };
  picture: { path: string; focusX: number; focusY: number; description: string } | undefined;
};

export function EventPoster({ event, picture }: EventPosterProps) {
  return (
    <div className={classes.poster} data-off={isOff(event) || undefined}>
      <Picture
        picture={picture ?? null}
        kind="event"
        id={event.id}
        alt={picture?.description || `Poster of ${event.title}`}
        sizes="(min-width: 820px) 480px, 100vw"
        eager
      />
    </div>
  );
}
