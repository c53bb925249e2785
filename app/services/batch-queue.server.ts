type Waiting<Request, Answer> = {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** Beyond this a batch keeps the first in it waiting for the last. */
const largestBatch = 100;

/**
 * What is asked of one event while another request for it is under way waits for that and goes together, in one
 * statement: these would have queued for the same rows anyway, and a lock that is taken once for many is as good as
 * taken for nothing.
 */
export function createBatchQueue<Request, Answer>(
  askAll: (eventId: number, requests: Request[]) => Promise<Answer[]>,
): (eventId: number, request: Request) => Promise<Answer> {
  const queues = new Map<number, Waiting<Request, Answer>[]>();

  async function drain(eventId: number, queue: Waiting<Request, Answer>[]): Promise<void> {
    while (queue.length > 0) await answerAll(eventId, queue.splice(0, largestBatch));
    queues.delete(eventId);
  }

  /** What breaks a batch breaks it for all in it, so each is then tried alone and only the guilty one fails. */
  async function answerAll(eventId: number, batch: Waiting<Request, Answer>[]): Promise<void> {
    try {
      const answers = await askAll(
        eventId,
        batch.map(({ request }) => request),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer) resolve(answer);
        else reject(new Error('a request was left without an answer'));
      }
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const waiting of batch) await answerAll(eventId, [waiting]);
    }
  }

  return (eventId, request) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(eventId);
      if (queue) {
        queue.push({ request, resolve, reject });
        return;
      }
      const started = [{ request, resolve, reject }];
      queues.set(eventId, started);
      drain(eventId, started);
    });
}
