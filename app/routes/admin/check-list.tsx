import { Suspense, use, useEffect, useState } from 'react';
import type { Check, CheckResult, CheckState } from '~/services/self-check/check.server';
import { Badge } from '~/ui/badge/badge';
import { Notice } from '~/ui/notice/notice';
import { Skeleton } from '~/ui/skeleton/skeleton';
import classes from './check-list.module.css';

const verdicts: Record<CheckState, { label: string; tone: 'green' | 'amber' | 'red' | 'neutral' }> = {
  well: { label: 'OK', tone: 'green' },
  attention: { label: 'Look here', tone: 'amber' },
  failed: { label: 'Failed', tone: 'red' },
  fact: { label: 'Info', tone: 'neutral' },
};

type CheckListProps = { checks: Check[]; label: string; summed?: boolean };

/** What was checked, each line as soon as it is known. */
export function CheckList({ checks, label, summed = false }: CheckListProps) {
  return (
    <div className={classes.report}>
      {summed && <Summary checks={checks} />}
      <ul className={classes.checks} aria-label={label}>
        {checks.map(({ name, result }) => (
          <li key={name}>
            <span className={classes.name}>{name}</span>
            <Suspense fallback={<Waiting />}>
              <Result result={result} />
            </Suspense>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <span className={classes.words}>
        <Skeleton width="60%" height="1lh" />
      </span>
      <span className={classes.verdict}>
        <Badge>Waiting</Badge>
      </span>
    </>
  );
}

function Result({ result }: { result: Promise<CheckResult> }) {
  const { state, words, advice, milliseconds } = use(result);
  const { label, tone } = verdicts[state];
  return (
    <>
      <div className={classes.words}>
        <p>{words}</p>
        {advice && <p className={classes.advice}>{advice}</p>}
      </div>
      <span className={classes.verdict}>
        {milliseconds !== undefined && state !== 'fact' && (
          <span className={classes.time}>{timeWords(milliseconds)}</span>
        )}
        <Badge tone={tone}>{label}</Badge>
      </span>
    </>
  );
}

/** Said once everything is known, for those who do not want to read the lines. */
function Summary({ checks }: { checks: Check[] }) {
  const [results, setResults] = useState<CheckResult[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setResults(null);
    void Promise.all(checks.map(({ result }) => result)).then((known) => {
      if (isCurrent) setResults(known);
    });
    return () => {
      isCurrent = false;
    };
  }, [checks]);
  if (!results) return <Notice>Trying every part …</Notice>;
  const bad = results.filter(({ state }) => state === 'failed' || state === 'attention').length;
  return (
    <Notice tone={bad > 0 ? 'bad' : 'good'}>
      {bad > 0 ? `${bad} of ${results.length} parts need attention.` : 'Every part works.'}
    </Notice>
  );
}

function timeWords(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}
