import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/button/button';
import { Field } from '~/ui/form/field';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import type { TeamResult } from '../change-team';
import { entityTypes } from '../rules';
import classes from './grant-form.module.css';
import { LevelSelect } from './level-select';

/** Staff give anyone a level on anything, by the numbers in the lists above. */
export function GrantForm() {
  const fetcher = useFetcher<TeamResult | { problem: string; field: 'entityId' }>();
  const form = useRef<HTMLFormElement>(null);
  const result = fetcher.data;
  const problem = result && 'problem' in result ? result : undefined;
  const done = result && 'done' in result ? result.done : undefined;
  const errorOf = (field: string) => (problem?.field === field ? problem.problem : undefined);

  useEffect(() => {
    if (done) form.current?.reset();
  }, [done]);

  return (
    <fetcher.Form method="post" ref={form} className={classes.form}>
      <input type="hidden" name="intent" value="grant" />
      <TextField
        label="Person (number)"
        name="userId"
        inputMode="numeric"
        autoComplete="off"
        required
        error={errorOf('userId')}
      />
      <Field label="For">
        {(wiring) => (
          <select {...wiring} name="entityType" defaultValue="event">
            {entityTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label="Its number"
        name="entityId"
        inputMode="numeric"
        autoComplete="off"
        required
        error={errorOf('entityId')}
      />
      <Field label="Level" error={errorOf('level')}>
        {(wiring) => <LevelSelect {...wiring} defaultValue={1} />}
      </Field>
      <Button type="submit" busy={fetcher.state !== 'idle'}>
        Grant
      </Button>
      {problem && !problem.field && <Notice tone="bad">{problem.problem}</Notice>}
      {done && fetcher.state === 'idle' && <Notice tone="good">{done}</Notice>}
    </fetcher.Form>
  );
}
