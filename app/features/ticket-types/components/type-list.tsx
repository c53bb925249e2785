import type { ReactNode } from 'react';
import { Badge, type Tone } from '~/ui/badge/badge';
import { SortableList } from '~/ui/sortable/sortable-list';
import type { TicketType } from '../queries';
import { listTypeMarks, priceWords, type Selling } from '../rules';
import { TakenBar } from './taken-bar';
import classes from './type-list.module.css';

type TypeListProps = {
  types: TicketType[];
  currency: string;
  selling: Selling;
  /** Without it the list is only read. */
  onOrder?: (types: TicketType[]) => void;
  actionsOf?: (type: TicketType) => ReactNode;
};

/** Ticket types in the order in which buyers see them. */
export function TypeList({ types, onOrder, actionsOf, ...facts }: TypeListProps) {
  if (!onOrder) {
    return (
      <ol className={classes.list}>
        {types.map((type) => (
          <li key={type.id} className={classes.type}>
            <TypeFacts type={type} types={types} {...facts} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <SortableList
      items={types}
      keyOf={({ id }) => id}
      nameOf={({ content }) => content.name}
      label="Ticket types"
      className={classes.list}
      onOrder={onOrder}
    >
      {(type, controls) => (
        <div className={classes.type}>
          <TypeFacts type={type} types={types} {...facts} />
          <div className={classes.tools}>
            {types.length > 1 && controls}
            <div className={classes.actions}>{actionsOf?.(type)}</div>
          </div>
        </div>
      )}
    </SortableList>
  );
}

const tones: Record<string, Tone> = {
  'Off sale': 'red',
  'Waits for payouts': 'amber',
  'Sold out': 'amber',
  Secret: 'blue',
};

type TypeFactsProps = { type: TicketType; types: TicketType[]; currency: string; selling: Selling };

function TypeFacts({ type, types, currency, selling }: TypeFactsProps) {
  const { content, sold, held, room } = type;
  const persons = content.persons ?? 1;
  const units = Math.ceil(sold / persons);
  return (
    <div className={classes.facts}>
      <p className={classes.naming}>
        <strong>{content.name}</strong>
        <span className={classes.price}>{priceWords(content, currency)}</span>
      </p>
      {content.description && <p className={classes.description}>{content.description}</p>}
      <p className={classes.marks}>
        {listTypeMarks(type, types, selling).map((mark) => (
          <Badge key={mark} tone={tones[mark]}>
            {mark}
          </Badge>
        ))}
      </p>
      <TakenBar sold={units} held={held} size={room === null ? null : units + held + room} />
    </div>
  );
}
