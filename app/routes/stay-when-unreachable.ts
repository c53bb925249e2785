import {
  createContext,
  type DataStrategyResult,
  data,
  type MiddlewareFunction,
  redirect,
} from 'react-router';
import { isUnreachable, unreachableWords } from '~/lib/unreachable';
import { toast } from '~/ui/toast/toast';

type Results = Record<string, DataStrategyResult>;

/** Of one press: what a page shows is asked for after what was sent, in the same context. */
const stays = createContext(false);

/**
 * Root client middleware, around everything that a form sends: without a network the page stays, with what was typed.
 * Pages that say it themselves, beside the button, catch the failure before it comes here.
 */
export const stayWhenUnreachable: MiddlewareFunction<Results> = async ({ request, url, context }, next) => {
  if (context.get(stays)) return {};
  const results = await next();
  if (request.method === 'GET' || !Object.values(results).some(wasUnreachable)) return results;
  toast({ text: unreachableWords, tone: 'bad' });
  // A form that leads elsewhere would leave for a page that cannot be loaded either.
  if (url.pathname !== location.pathname) throw redirect(location.pathname + location.search);
  context.set(stays, true);
  const stayed = { type: 'data' as const, result: data(undefined, { status: 503 }) };
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [id, wasUnreachable(result) ? stayed : result]),
  );
};

function wasUnreachable({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && isUnreachable(result);
}
