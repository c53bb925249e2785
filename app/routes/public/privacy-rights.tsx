import { OwnProfileLink } from './own-profile-link';
import classes from './privacy.module.css';

export function PrivacyRights({ contact }: { contact: string | null }) {
  return (
    <section id="rights" className={classes.chapter}>
      <h2>Your rights</h2>
      <ul className={classes.points}>
        <li>
          <strong>To know and to take along.</strong> “Download my data” on <OwnProfileLink /> gives you
          everything as one JSON file.
        </li>
        <li>
          <strong>To put right.</strong> Name, address, password and profile are yours to change there.
        </li>
        <li>
          <strong>To be forgotten.</strong> “Delete my account” does it at once. Below you see what that means
          for each thing.
        </li>
        <li>
          <strong>To say no.</strong> Every kind of news has its switch, every letter its link to end it, and
          to what we do out of our own interest you can object.
        </li>
        <li>
          <strong>To complain</strong> to the data protection authority of where you live.
        </li>
      </ul>
      <p>
        {contact ? (
          <>
            Whoever runs this installation answers for all of this. Write to{' '}
            <a href={`mailto:${contact}`}>{contact}</a>, also about tickets that you bought without an
            account.
          </>
        ) : (
          'Whoever runs this installation of Limelight answers for all of this, also for tickets that you bought without an account.'
        )}
      </p>
    </section>
  );
}
