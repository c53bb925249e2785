import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/button/button';
import { Field } from '~/ui/form/field';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import type { TeamResult } from '../change-team';
import classes from './add-member.module.css';
import { LevelSelect } from './level-select';

/** Adds someone by the number of their profile; addresses of people are known to nobody but them. */
export function AddMember() {
  const fetcher = useFetcher<TeamResult>();
  const form = useRef<HTMLFormElement>(null);
  const result = fetcher.data;
  const problem = result && 'problem' in result ? result : undefined;
  const done = result && 'done' in result ? result.done : undefined;

  useEffect(() => {
    if (done) form.current?.reset();
  }, [done]);

  return (
    <fetcher.Form method="post" ref={form} className={classes.form}>
      <input type="hidden" name="intent" value="grant" />
      <TextField
        label="Profile number"
        name="userId"
        inputMode="numeric"
        autoComplete="off"
        required
        hint="They find it in the address of their profile: /user/12 is number 12."
        error={problem?.field === 'userId' ? problem.problem : undefined}
      />
      <Field label="Level" error={problem?.field === 'level' ? problem.problem : undefined}>
        {(wiring) => <LevelSelect {...wiring} defaultValue={1} />}
      </Field>
      <Button type="submit" icon="plus" busy={fetcher.state !== 'idle'}>
        Add to the team
      </Button>
      {problem && !problem.field && <Notice tone="bad">{problem.problem}</Notice>}
      {done && fetcher.state === 'idle' && <Notice tone="good">{done}</Notice>}
    </fetcher.Form>
  );
}
