import type { PrivacyData } from './load-privacy.server';
import classes from './privacy.module.css';

const providers = { google: 'Google', github: 'GitHub' };

/** Nobody buys it and nobody measures with it: these are the others who need something to do their part. */
export function PrivacyOthers({ isPaid, mails, pushes, signIns, wallets }: PrivacyData['others']) {
  const named = signIns.map((name) => providers[name]).join(' or ');
  return (
    <section id="others" className={classes.chapter}>
      <h2>Who else gets it</h2>
      <p>We sell nothing and give nothing away for advertising. These get what their part needs.</p>
      <dl className={classes.fates}>
        <div>
          <dt>The organiser</dt>
          <dd>
            Name and e-mail address of buyers, names on tickets and answers to questions, to let you in and to
            write to you about the event. They may pass them to their own systems, by webhooks.
          </dd>
        </div>
        <div>
          <dt>The payment provider</dt>
          <dd>
            {isPaid
              ? 'Stripe takes payments and pays organisers. It gets your e-mail address, what you buy and, on its own pages, how you pay. Card numbers never reach us.'
              : 'On this installation payments are simulated and stay on this machine.'}
          </dd>
        </div>
        <div>
          <dt>Mail</dt>
          <dd>
            {mails
              ? 'The mail service of this installation carries our letters to your mailbox.'
              : 'On this installation mail stays in a mailbox on the server itself.'}
          </dd>
        </div>
        {pushes && (
          <div>
            <dt>Push services</dt>
            <dd>
              If you let us tell a device, the push service of its browser (of Google, Mozilla, Apple or
              Microsoft) carries it, encrypted: it cannot read what we tell you.
            </dd>
          </div>
        )}
        {signIns.length > 0 && (
          <div>
            <dt>Sign-in with {named}</dt>
            <dd>Only if you choose it. They learn that you sign in here; we get your name and address.</dd>
          </div>
        )}
        {wallets.length > 0 && (
          <div>
            <dt>Wallets</dt>
            <dd>Only if you put a ticket there: what is printed on it goes to Apple or Google.</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
