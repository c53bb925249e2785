import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { AccountIntent, AccountResult } from '~/features/session/account-action.server';
import classes from '~/features/session/components/account-settings.module.css';
import { sessionWords } from '~/features/session/words';
import { Button } from '~/ui/button/button';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';

type Props = {
  intent: AccountIntent;
  title: string;
  text?: string;
  button: string;
  /** What to say once it is saved. */
  done: string;
  result: AccountResult | undefined;
  children: (wordsOf: (field: string) => string | undefined) => ReactNode;
};

/** One setting, one form: its own button, its own answer. */
export function AccountForm({ intent, title, text, button, done, result, children }: Props) {
  const own = result?.intent === intent ? result : undefined;
  const busy = useNavigation().formData?.get('intent') === intent;
  const form = useRef<HTMLFormElement>(null);
  const wordsOf = (field: string) => {
    const reason = own?.errors[field];
    return reason === undefined ? undefined : sessionWords(reason);
  };
  useEffect(() => {
    // Passwords do not stay on the screen; a name does.
    if (own?.done && intent !== 'change-name') form.current?.reset();
  }, [own, intent]);
  return (
    <Panel title={title} text={text} headingLevel={3}>
      <Form ref={form} method="post" className={classes.form} preventScrollReset noValidate>
        <input type="hidden" name="intent" value={intent} />
        {own?.done && <Notice tone="good">{done}</Notice>}
        {own?.errors.form && <Notice tone="bad">{wordsOf('form')}</Notice>}
        {children(wordsOf)}
        <Button type="submit" kind="secondary" busy={busy}>
          {button}
        </Button>
      </Form>
    </Panel>
  );
}
