import { href } from 'react-router';
import { sizeNames, ticketSizes } from '~/lib/ticket-design/sizes';
import { Icon } from '~/ui/icon/icon';
import classes from './order.module.css';

/** The tickets of an order for the printer at hand. */
export function PrintTickets({ code }: { code: string }) {
  return (
    <p className={classes.print}>
      <Icon name="download" size={16} /> PDF
      {sizeNames
        .filter((size) => size !== 'phone')
        .map((size) => (
          <a key={size} href={`${href('/order/:code/tickets.pdf', { code })}?size=${size}`} download>
            {ticketSizes[size].label}
          </a>
        ))}
    </p>
  );
}
