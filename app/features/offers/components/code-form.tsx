import { Form } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { Disclosure } from '~/ui/disclosure/disclosure';
import codeForm from '~/ui/form/code-form.module.css';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';

/** A code opens what is secret and takes something off; it stays in the address, so that it can be passed on. */
export function CodeForm({ code, problem }: { code: string; problem: string | null }) {
  return (
    <Disclosure summary="Have a code?" open={code !== ''}>
      <Form method="get" preventScrollReset className={codeForm.form}>
        <TextField
          label="Code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          defaultValue={code}
          error={problem ? wordsFor(problem) : undefined}
        />
        <Button type="submit" kind="secondary">
          Apply
        </Button>
      </Form>
      {code && !problem && <Notice tone="good">{code.toUpperCase()} counts for what you choose.</Notice>}
    </Disclosure>
  );
}
