import { TakenBar } from '~/features/ticket-types/components/taken-bar';
import classes from './event-sold.module.css';

type EventSoldProps = { sales: { sold: number; capacity: number | null } | undefined };

/** What an event has sold of what it has; nothing where it sells nothing here. */
export function EventSold({ sales }: EventSoldProps) {
  if (!sales) return null;
  return (
    <div className={classes.sold}>
      <TakenBar sold={sales.sold} size={sales.capacity} />
    </div>
  );
}
