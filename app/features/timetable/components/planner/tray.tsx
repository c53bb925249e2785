import { Icon } from '~/ui/icon/icon';
import { type SlotArtist, slotName } from '../../types';
import classes from './tray.module.css';
import type { Board } from './use-board';
import type { Dragging } from './use-drag';

type TrayProps = { board: Board; dragging: Dragging; waiting: SlotArtist[] };

/** Who is on the line-up and has no slot, and which slots have no time. */
export function Tray({ board, dragging, waiting }: TrayProps) {
  const someTime = [...board.plan.slots].filter(([, { startsAt }]) => startsAt === null);
  const hour = { from: board.range.from, to: board.range.from + 3_600_000 };
  return (
    <div className={classes.tray}>
      <h2>Not placed yet</h2>
      {waiting.length === 0 ? (
        <p className={classes.muted}>Everyone of the line-up has a slot.</p>
      ) : (
        <>
          <p className={classes.muted}>
            Drag an artist onto the grid, or press one: the next free time is taken.
          </p>
          <ul className={classes.list}>
            {waiting.map((artist) => (
              <li key={artist.id}>
                <button
                  type="button"
                  className={classes.chip}
                  aria-label={`Place ${artist.name}`}
                  onPointerDown={(event) =>
                    dragging.begin(event, { kind: 'place', id: null, artist, stageId: null, ...hour })
                  }
                  onClick={() => {
                    if (!dragging.endedDrag()) board.place(artist);
                  }}
                >
                  <Icon name="drag" size={16} />
                  {artist.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {someTime.length > 0 && (
        <>
          <h2>Time to be announced</h2>
          <ul className={classes.list}>
            {someTime.map(([id, slot]) => (
              <li key={id}>
                <button
                  type="button"
                  id={`slot-${id}`}
                  className={classes.chip}
                  onClick={() => board.open(id)}
                >
                  <Icon name="clock" size={16} />
                  {slotName(slot)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
