import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { TeamResult } from '../change-team';

type Result = TeamResult | { problem: string; field: 'entityId' };

/** A form that changes a team in place: keeps what was typed when refused, empties itself when done. */
export function useTeamForm() {
  const fetcher = useFetcher<Result>();
  const form = useRef<HTMLFormElement>(null);
  const result = fetcher.data;
  const problem = result && 'problem' in result ? result : undefined;
  const done = result && 'done' in result ? result.done : undefined;

  useEffect(() => {
    if (result && 'done' in result) form.current?.reset();
  }, [result]);

  const busy = fetcher.state !== 'idle';
  return {
    Form: fetcher.Form,
    form,
    busy,
    errorOf: (field: string) => (problem?.field === field ? problem.problem : undefined),
    /** A refusal that belongs to no field. */
    refusal: problem && !problem.field ? problem.problem : undefined,
    done: busy ? undefined : done,
  };
}
