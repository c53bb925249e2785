import { formatMoney } from '~/lib/money';
import { Badge, type Tone } from '~/ui/badge/badge';
import toggle from '~/ui/form/toggle.module.css';
import type { Order } from '../queries';
import classes from './order.module.css';

const states: Record<Order['tickets'][number]['status'], { words: string; tone: Tone }> = {
  valid: { words: 'Valid', tone: 'green' },
  blocked: { words: 'Blocked', tone: 'amber' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
  refunded: { words: 'Refunded', tone: 'neutral' },
};

type OrderTicketsProps = {
  order: Order;
  chosen: number[];
  onChoose: (chosen: number[]) => void;
};

/** The tickets of the order; those that still let in can be chosen. */
export function OrderTickets({ order, chosen, onChoose }: OrderTicketsProps) {
  return (
    <ul className={classes.tickets}>
      {order.tickets.map(({ id, type, holder_name, holder_email, status, paid, answers }) => {
        const { words, tone } = states[status];
        return (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                className={toggle.checkbox}
                disabled={status !== 'valid'}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChoose(
                    event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                  )
                }
              />
              <strong>{type.name}</strong>
              <span className={classes.paid}>{formatMoney(paid, order.currency, { free: true })}</span>
              <Badge tone={tone}>{words}</Badge>
              <small>
                {holder_name && <span>{holder_name}</span>} {holder_email && <span>{holder_email}</span>}
                {!holder_name && !holder_email && 'No name yet'}
              </small>
            </label>
            {answers.length > 0 && (
              <dl className={classes.answers}>
                {answers.map(({ question, answer }) => (
                  <div key={question.id}>
                    <dt>{question.label}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
