import config from '../../../app/routes.ts';
import type { RouteRule } from '../matrix/route-notation.ts';
import { may, type Relations } from '../matrix/words.ts';
import type { Actor } from '../scene/actors.ts';
import type { SideName } from '../scene/base.ts';
import type { Scene } from '../scene/scene.ts';

type Entry = { path?: string | undefined; index?: boolean | undefined; children?: Entry[] | undefined };

/** Every address that a module answers, with the parts of the routes above it. A layout alone has none. */
export function listPatterns(entries: Entry[] = config, above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return entry.children ? listPatterns(entry.children, path) : [path || '/'];
  });
}

type Told = { status: number; location: string | null; cacheControl: string | null };

/** As a browser would ask, without following. */
export async function ask(
  scene: Scene,
  actor: Actor,
  path: string,
  init: RequestInit & { page?: boolean } = {},
): Promise<Told> {
  const headers = new Headers(init.headers);
  headers.set('accept', init.page ? 'text/html' : '*/*');
  headers.set('x-forwarded-for', `203.0.113.${scene.actors.indexOf(actor) + 1}`);
  if (actor.cookie) headers.set('cookie', actor.cookie);
  const answer = await fetch(scene.url + path, { ...init, headers, redirect: 'manual' });
  await answer.arrayBuffer();
  const { headers: sent, status } = answer;
  return { status, location: sent.get('location'), cacheControl: sent.get('cache-control') };
}

export function inWords({ status, location }: Told): string {
  return location === null ? String(status) : `${status} ${location}`;
}

/**
 * Who asks for which side. What is open to everyone asks nothing about anybody, and where any level of a team will do, the
 * lowest and the highest stand for those between; of the other side, those to whom the sides are not alike.
 */
function visitorsOf({ actors, sides }: Scene, { may: words, at }: RouteRule): [SideName, Actor[]][] {
  const except = (names: string[]) => actors.filter(({ name }) => !names.includes(name));
  const only = (names: string[]) => actors.filter(({ name }) => names.includes(name));
  if (words === 'everyone') return [['ours', only(['anonymous', 'owner', 'suspended'])]];
  const isShared = at(sides.ours) === at(sides.theirs);
  return [
    ['ours', words === 'team' ? except(['editor', 'manager']) : actors],
    [
      'theirs',
      isShared ? [] : only(words.includes('self') ? ['holder', 'owner', 'other'] : ['owner', 'other']),
    ],
  ];
}

/** A page is decided on before it is drawn, so its head is enough. */
export async function walkRoute(scene: Scene, rule: RouteRule, relations: Relations): Promise<string[]> {
  const asks = visitorsOf(scene, rule).flatMap(([side, actors]) =>
    actors.map(async (actor) => {
      const path = rule.at(scene.sides[side]);
      const method = rule.isPage ? 'HEAD' : 'GET';
      const told = await ask(scene, actor, path, { method, page: rule.isPage });
      const about = { side, isOut: true, person: scene.sides[side].person.id, to: null };
      const expected = may(rule.may, actor, about, relations)
        ? rule.answer
        : refusalOf(rule, actor, { path, isTeam: actor.levels[side] >= 1 });
      const asked = `${method} ${path} (${rule.pattern}) of ${side} as ${actor.name}`;
      const differences: string[] = [];
      const led = actor.name === 'suspended' && rule.isPage ? '302 /suspended' : expected;
      if (inWords(told) !== led) differences.push(`${asked}: ${inWords(told)}, expected ${led}`);
      if (rule.isPage && actor.cookie && !told.cacheControl?.startsWith('private, no-store'))
        differences.push(`${asked} may be kept by others: cache-control is ${told.cacheControl}`);
      return differences;
    }),
  );
  return (await Promise.all(asks)).flat();
}

function refusalOf(
  { refused }: RouteRule,
  actor: Actor,
  { path, isTeam }: { path: string; isTeam: boolean },
): string {
  const [stranger = '', other = stranger] = refused.split(' or ');
  const word = actor.user !== null && isTeam ? other : stranger;
  if (word === 'gate' && actor.user !== null) return '302 /login?unauthorized=1';
  if (word === 'gate' || (word === 'sign-in' && actor.user === null))
    return `302 /login?redirect=${encodeURIComponent(path)}`;
  return word === 'sign-in' ? '404' : word;
}
