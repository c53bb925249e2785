import { Form } from 'react-router';
import classes from '~/features/session/components/account-settings.module.css';
import { Button } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';

export function SignOutEverywhere() {
  return (
    <Panel
      title="Devices"
      text="Lost a phone, or signed in on someone else’s computer? Sign out there from here."
      headingLevel={3}
    >
      <Form method="post" action="/sign-out" className={classes.buttons}>
        <Button type="submit" kind="secondary" icon="log-out" name="scope" value="local">
          Sign out here
        </Button>
        <Button type="submit" kind="secondary" name="scope" value="global">
          Sign out everywhere
        </Button>
      </Form>
    </Panel>
  );
}
