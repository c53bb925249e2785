/** What whoever looks may do with a ticket now: private.ticket_rights. */
export type TicketRights = {
  canGive: boolean;
  /** The address that it is offered to. */
  offeredTo: string | null;
  /** Until when its buyer can return it; null is not any more, or never. */
  returnUntil: string | null;
  /** What its buyer would get back, in minor units. */
  comesBack: number;
  currency: string;
};
