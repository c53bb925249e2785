import type { Problem } from '~/features/orders/order';

/** What the hold endpoint answers: the code of the order, or why there is none. */
export type HoldReply = { code: string } | { problem: Problem };

export function asProblem({ reason, detail }: { reason: string; detail: Record<string, unknown> }): Problem {
  return {
    reason,
    ...(typeof detail.typeId === 'number' && { typeId: detail.typeId }),
    ...(typeof detail.room === 'number' && { room: detail.room }),
    ...(typeof detail.n === 'number' && { n: detail.n }),
    ...(typeof detail.questionId === 'number' && { questionId: detail.questionId }),
  };
}

/** What the buyer was shown; nothing when the page did not say. */
export function readExpectedTotal(text: string | null): number | undefined {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
