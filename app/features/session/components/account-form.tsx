import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { AccountIntent, AccountResult } from '~/features/session/account-action.server';
import classes from '~/features/session/components/account-settings.module.css';
import { sessionWords } from '~/features/session/words';
import { Button } from '~/ui/button/button';
import { ErrorSummary } from '~/ui/form/error-summary';
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
  /** Leads to what is wrong, where a form has several fields. */
  summarise?: boolean;
  onUnsaved: (form: string, unsaved: boolean) => void;
  children: (wordsOf: (field: string) => string | undefined) => ReactNode;
};

/** One setting, one form: its own button, its own answer. */
export function AccountForm({ intent, result, summarise, onUnsaved, children, ...look }: Props) {
  const own = result?.intent === intent ? result : undefined;
  const busy = useNavigation().formData?.get('intent') === intent;
  const form = useRef<HTMLFormElement>(null);
  const wordsOf = (field: string) => {
    const reason = own?.errors[field];
    return reason === undefined ? undefined : sessionWords(reason);
  };
  useEffect(() => {
    if (!own?.done) return;
    // Passwords do not stay on the screen; a name does.
    if (intent !== 'change-name') form.current?.reset();
    onUnsaved(intent, false);
  }, [own, intent, onUnsaved]);
  return (
    <Panel title={look.title} text={look.text} headingLevel={3}>
      <Form
        ref={form}
        method="post"
        className={classes.form}
        preventScrollReset
        noValidate
        onInput={({ currentTarget }) => onUnsaved(intent, hasTypedText(currentTarget))}
      >
        <input type="hidden" name="intent" value={intent} />
        {own?.done && <Notice tone="good">{look.done}</Notice>}
        {own?.errors.form && <Notice tone="bad">{wordsOf('form')}</Notice>}
        {summarise && <ErrorSummary errors={fieldWords(own?.errors)} />}
        {children(wordsOf)}
        <Button type="submit" kind="secondary" busy={busy}>
          {look.button}
        </Button>
      </Form>
    </Panel>
  );
}

/** By name, without what is said of the form as a whole. */
function fieldWords(errors: Record<string, string> = {}): Record<string, string> {
  const ofFields = Object.entries(errors).filter(([field]) => field !== 'form');
  return Object.fromEntries(ofFields.map(([field, reason]) => [field, sessionWords(reason)]));
}

/** Passwords do not count: browsers fill them in by themselves, and nobody loses work with them. */
function hasTypedText(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some(
    (field) =>
      field instanceof HTMLInputElement &&
      !field.autocomplete.endsWith('password') &&
      field.value !== field.defaultValue,
  );
}
