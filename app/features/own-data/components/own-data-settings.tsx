import { useState } from 'react';
import { href, Link } from 'react-router';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { Panel } from '~/ui/panel/panel';
import { DeleteAccountDialog } from './delete-account-dialog';
import classes from './own-data.module.css';

type OwnDataSettingsProps = { userId: number; email: string };

/** One's own data: to take along, and to be rid of. */
export function OwnDataSettings({ userId, email }: OwnDataSettingsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      title="Your data"
      headingLevel={3}
      text={
        <>
          A file with everything that we keep of you, for you or another service to read.{' '}
          <Link to={href('/privacy')} className={classes.link}>
            What we keep, and why
          </Link>
        </>
      }
    >
      <div className={classes.buttons}>
        <ButtonLink
          kind="secondary"
          icon="download"
          reloadDocument
          to={href('/user/:id/my-data.json', { id: String(userId) })}
        >
          Download my data
        </ButtonLink>
        <Button kind="danger" icon="trash" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {asking && <DeleteAccountDialog userId={userId} email={email} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
