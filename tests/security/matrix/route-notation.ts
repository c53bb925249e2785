import type { Side } from '../scene/side.ts';

/**
 * An address of app/routes.ts: who gets it, an example of either side, and what the others get. `gate`: strangers are asked to
 * sign in, everybody else is told that it is not for them; `sign-in`: for everybody else it is not there. A number: that status. After
 * an `or`: what a team is told whose level is not enough.
 */
export type RouteRule = {
  pattern: string;
  may: string;
  at: (side: Side) => string;
  refused: string;
  /** What those who may get: 200 unless said otherwise. */
  answer: string;
  /** A file or an answer for scripts: whoever is suspended is nobody there, and is not led to the page that says why. */
  isPage: boolean;
};

type Further = { refused?: string; answer?: string };

const rule =
  (isPage: boolean, usual: string) =>
  (
    pattern: string,
    may: string,
    at: RouteRule['at'] = () => pattern,
    { refused = usual, answer = '200' }: Further = {},
  ): RouteRule => ({ pattern, may, at, refused, answer, isPage });

export const page = rule(true, '404');
export const adminPage = rule(true, 'gate');
export const file = rule(false, '404');
