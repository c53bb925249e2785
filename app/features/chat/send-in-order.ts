import { AppError } from '~/lib/app-error';
import type { Outgoing } from './outgoing';
import type { ChatMessage } from './types';

type Sending = {
  /** The oldest that waits, or nothing. */
  next: () => Outgoing | undefined;
  post: (entry: Outgoing) => Promise<ChatMessage>;
  onSent: (entry: Outgoing, message: ChatMessage) => void;
  /** Refused for good: only a person can say what becomes of it. */
  onRefused: (entry: Outgoing, error: AppError) => void;
  /** No answer came; it is tried again by itself. */
  onStalled: () => void;
  pause?: (attempt: number) => number;
};

/** What may have been lost on the way, or is over soon: asking again with the same client id is safe. */
const passing = new Set(['unreachable', 'backend_failed', 'too_busy']);

/** One after the other in the order written; the same client id every time, so nothing arrives twice. */
export function sendInOrder({ next, post, onSent, onRefused, onStalled, pause = backoff }: Sending) {
  let isSending = false;
  let isStopped = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (isSending || isStopped) return;
    isSending = true;
    try {
      for (let entry = next(); entry && !isStopped; entry = next()) {
        onSent(entry, await post(entry));
        attempt = 0;
      }
    } catch (error) {
      const entry = next();
      if (isPassing(error)) {
        attempt += 1;
        timer = setTimeout(run, pause(attempt));
        onStalled();
      } else if (entry && error instanceof AppError) {
        onRefused(entry, error);
        timer = setTimeout(run, 0);
      } else throw error;
    } finally {
      isSending = false;
    }
  };

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return { run, stop };
}

function isPassing(error: unknown): boolean {
  // The client's own code could not be loaded: the connection is gone.
  return error instanceof TypeError || (error instanceof AppError && passing.has(error.reason));
}

function backoff(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(attempt - 1, 5)) * (0.75 + Math.random() / 2);
}
