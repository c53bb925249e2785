import config from '../../../app/routes.ts';
import type { RouteRule } from '../matrix/route-notation.ts';
import { may, type Relations } from '../matrix/words.ts';
import type { Actor } from '../scene/actors.ts';
import type { Scene } from '../scene/scene.ts';
import type { SideName } from '../scene/side.ts';

type Entry = { path?: string | undefined; index?: boolean | undefined; children?: Entry[] | undefined };

/** Every address that a module answers, with the parts of the routes above it. A layout alone has none. */
export function listPatterns(entries: Entry[] = config, above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return entry.children ? listPatterns(entry.children, path) : [path || '/'];
  });
}

export type Told = { status: number; location: string | null };

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
  return { status: answer.status, location: answer.headers.get('location') };
}

export function inWords({ status, location }: Told): string {
  return location === null ? String(status) : `${status} ${location}`;
}

const differ = new Set(['holder', 'owner', 'other', 'staff']);
/** What is open to everyone asks nothing about anybody: a few stand for all. */
const anybody = new Set(['anonymous', 'visitor', 'owner', 'staff', 'suspended']);

export async function walkRoute(scene: Scene, rule: RouteRule, relations: Relations): Promise<string[]> {
  const { ours, theirs } = scene.sides;
  // Of the other side, those to whom the sides are not alike; a page is decided on before it is drawn.
  const isOpen = rule.may === 'everyone';
  const onTheirs =
    isOpen || rule.at(ours) === rule.at(theirs) ? [] : scene.actors.filter(({ name }) => differ.has(name));
  const visits: [SideName, Actor[]][] = [
    ['ours', isOpen ? scene.actors.filter(({ name }) => anybody.has(name)) : scene.actors],
    ['theirs', onTheirs],
  ];
  const asks = visits.flatMap(([side, actors]) =>
    actors.map(async (actor) => {
      const path = rule.at(scene.sides[side]);
      const method = rule.isPage ? 'HEAD' : 'GET';
      const told = inWords(await ask(scene, actor, path, { method, page: rule.isPage }));
      const person = scene.sides[side].person.id;
      const allowed = may(rule.may, actor, { side, isOut: true, person, to: null }, relations);
      const expected = expectation(rule, actor, allowed, { path, isTeam: actor.levels[side] >= 1 });
      return told === expected
        ? []
        : [`${method} ${path} (${rule.pattern}) of ${side} as ${actor.name}: ${told}, expected ${expected}`];
    }),
  );
  return (await Promise.all(asks)).flat();
}

type Place = { path: string; isTeam: boolean };

function expectation(rule: RouteRule, actor: Actor, allowed: boolean, { path, isTeam }: Place): string {
  if (actor.name === 'suspended' && rule.isPage) return '302 /suspended';
  if (allowed) return rule.answer;
  if (rule.refused !== 'gate' && rule.refused !== 'sign-in') return rule.refused;
  if (actor.user === null) return `302 /login?redirect=${encodeURIComponent(path)}`;
  return rule.refused === 'gate' && !isTeam ? '302 /login?unauthorized=1' : '404';
}
