import { href, Link } from 'react-router';
import { Notice } from '~/ui/notice/notice';
import type { Leaving } from '../queries';
import classes from './own-data.module.css';

export function WhatGoes({ leaving: { tickets, hasReceipts } }: { leaving: Leaving }) {
  return (
    <>
      {tickets > 0 && (
        <Notice
          tone="warning"
          title={`You have ${tickets === 1 ? 'a ticket' : `${tickets} tickets`} to come`}
        >
          {tickets === 1 ? 'It stays' : 'They stay'} valid: the files in your mails let you in, and the links
          there open your order. Without an account you can no longer give a ticket away or return it, so do
          that first.
        </Notice>
      )}
      <section className={classes.part}>
        <h3>Goes at once, and cannot be brought back</h3>
        <ul>
          <li>Your profile, pictures and the way you sign in, on every device</li>
          <li>Everything you wrote and sent in chats</li>
          <li>Whom you follow and who follows you, plans, favourites, places on waiting lists</li>
          <li>What you were told, your choices and devices, your teams</li>
        </ul>
      </section>
      <section className={classes.part}>
        <h3>Stays</h3>
        <ul>
          {hasReceipts && <li>Receipts with your name and address, for ten years: tax law asks for them</li>}
          <li>Numbers without a name, where something else refers to you</li>
        </ul>
        <p>
          <Link to={`${href('/privacy')}#deletion`}>All of it, thing by thing</Link>
        </p>
      </section>
    </>
  );
}
