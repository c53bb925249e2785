import type { ServiceFee } from '~/lib/service-fee';
import type { Pool, TicketType } from '../queries';
import type { TicketTypeContent, TicketTypeErrors } from '../schema';

/** What every part of a ticket type's form works with. */
export type TypeFieldsProps = {
  value: TicketTypeContent;
  errors: TicketTypeErrors;
  currency: string;
  zone: string;
  /** Those of the event, YYYY-MM-DD. */
  nights: string[];
  fee: ServiceFee;
  pools: Pool[];
  /** Those that it could open after. */
  others: TicketType[];
  onChange: (value: TicketTypeContent) => void;
};
