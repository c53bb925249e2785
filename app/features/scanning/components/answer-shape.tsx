import type { AnswerKind } from '../answer-words';

const outlines: Record<AnswerKind, string> = {
  go: 'M50 4a46 46 0 1 0 0 92 46 46 0 1 0 0-92z',
  stop: 'M31 4h38l27 27v38L69 96H31L4 69V31z',
  ask: 'M50 6 98 92H2z',
};
const signs: Record<AnswerKind, string> = {
  go: 'M27 52l16 17 31-36',
  stop: 'M32 32l36 36M68 32 32 68',
  ask: 'M50 38v24M50 76v.5',
};

/** A circle with a tick, a stop sign with a cross, a triangle with a mark: told apart without colour. */
export function AnswerShape({ kind, className }: { kind: AnswerKind; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden>
      <path d={outlines[kind]} fill="currentColor" />
      <path
        d={signs[kind]}
        fill="none"
        stroke="var(--answer-bg)"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
