import { href } from 'react-router';
import type { WalletKind } from '~/lib/platform';
import { buttonClass } from '~/ui/button/button-style';
import { Icon } from '~/ui/icon/icon';
import type { ShownTicket } from '../rules';
import classes from './tickets.module.css';

const wallets: Record<WalletKind, { name: string; ending: string }> = {
  apple: { name: 'Apple Wallet', ending: 'pkpass' },
  google: { name: 'Google Wallet', ending: 'google-wallet' },
};

const look = buttonClass({ kind: 'secondary', size: 'sm' });

/** A ticket to take along: on paper, and in the wallets that are set up here. */
export function TicketFiles({ ticket, place }: { ticket: ShownTicket; place: string }) {
  const { id, orderCode } = ticket;
  const path = (ending: string) =>
    href('/order/:code/ticket/:file', { code: orderCode, file: `${id}.${ending}` });
  return (
    <>
      <a className={look} href={path('pdf')} download>
        <Icon name="download" size={18} /> PDF
        <span className={classes.unseen}> of {place}</span>
      </a>
      {ticket.wallets.map((kind) => (
        <a key={kind} className={look} href={path(wallets[kind].ending)}>
          <Icon name="ticket" size={18} /> {wallets[kind].name}
          <span className={classes.unseen}>: add {place}</span>
        </a>
      ))}
    </>
  );
}
