export const segments = ['all', 'not_scanned', 'types'] as const;
export type Segment = (typeof segments)[number];

export const segmentWords: Record<Segment, string> = {
  all: 'Everyone with a valid ticket',
  not_scanned: 'Those who are not scanned in yet',
  types: 'Holders of some ticket types',
};

/** How many a message would reach. */
export type Reach = { tickets: number; addresses: number; accounts: number; leftOut: number };

export type MessageState = 'scheduled' | 'sending' | 'sent' | 'cancelled';

/** A message to ticket holders, as the team sees it. */
export type HolderMessage = {
  id: number;
  subject: string;
  body: string;
  segment: Segment;
  typeIds: number[];
  state: MessageState;
  sendAt: string;
  /** It waits so that somebody may look at it first. */
  isHeld: boolean;
  author: string;
  tickets: number;
  waiting: number;
  sent: number;
  failed: number;
  leftOut: number;
};

/** One that waits for somebody of the platform to look at it. */
export type HeldMessage = {
  id: number;
  eventId: number;
  eventTitle: string;
  organiser: string;
  subject: string;
  body: string;
  sendAt: string;
};

export function reachWords({ tickets, addresses, accounts, leftOut }: Reach): string {
  if (tickets === 0) return 'Nobody at present.';
  const mails = addresses - leftOut;
  const parts = [
    `${counted(tickets, 'ticket', 'tickets')} at ${counted(addresses, 'address', 'addresses')}`,
    ...(leftOut > 0
      ? [
          `${leftOut} ${leftOut === 1 ? 'wants' : 'want'} no messages from organisers, so ${mails} get the mail`,
        ]
      : []),
    ...(accounts > 0 ? [`${counted(accounts, 'account', 'accounts')} also in the app`] : []),
  ];
  return `${parts.join(' · ')}.`;
}

/** What came of it, in one line. */
export function outcomeWords({
  state,
  waiting,
  sent,
  failed,
  leftOut,
  tickets,
}: HolderMessage): string | null {
  if (state === 'scheduled' || state === 'cancelled') return null;
  const parts = [
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    `${sent} sent`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(leftOut > 0 ? [`${leftOut} left out, as they asked`] : []),
    `for ${counted(tickets, 'ticket', 'tickets')}`,
  ];
  return parts.join(' · ');
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}
