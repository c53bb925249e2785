import type { SideName } from './base.ts';
import {
  type ActorName,
  actorNames,
  levelsOnOurs,
  levelsOnPlatform,
  levelsOnTheirs,
  type People,
  password,
} from './people.ts';

export type Actor = {
  name: ActorName;
  /** Null for strangers, and for whoever is suspended: to every rule they are nobody. */
  user: number | null;
  email: string;
  /** What the backend is told of them with every request: null for a stranger. */
  claims: Record<string, unknown> | null;
  token: string | null;
  cookie: string;
  levels: Record<SideName | 'platform', number>;
  staffLevel: number;
};

/** Everybody signs in through the form of the pages. */
export function signInEveryone(url: string, people: People): Promise<Actor[]> {
  return Promise.all(actorNames.map((name, index) => enter(url, people, name, index)));
}

async function enter(url: string, people: People, name: ActorName, index: number): Promise<Actor> {
  const staffLevel = levelsOnPlatform[name] ?? 0;
  const levels = { ours: levelsOnOurs[name] ?? 0, theirs: levelsOnTheirs[name] ?? 0, platform: staffLevel };
  if (name === 'anonymous')
    return { name, user: null, email: '', claims: null, token: null, cookie: '', levels, staffLevel };
  const { id, email } = people[name];
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ mode: 'sign-in', email, password }),
    // Everybody from a place of their own: sign-ins are counted per address.
    headers: { origin: url, 'x-forwarded-for': `203.0.113.${index + 1}` },
    redirect: 'manual',
  });
  if (answer.status !== 302) throw new Error(`${name} could not sign in: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = tokenOf(cookies);
  const user = name === 'suspended' ? null : id;
  return {
    name,
    user,
    email,
    claims: claimsOf(token),
    token,
    cookie: cookies.join('; '),
    levels,
    staffLevel,
  };
}

/** The session is in one cookie, or in several where it is long. */
function tokenOf(cookies: string[]): string {
  const parts = cookies
    .map((cookie) => /^limelight-session(?:\.(\d+))?=(.*)$/.exec(cookie))
    .flatMap((match) => (match?.[2] ? [[Number(match[1] ?? 0), match[2]] as const] : []))
    .sort(([a], [b]) => a - b);
  const whole = parts.map(([, part]) => decodeURIComponent(part)).join('');
  const session = JSON.parse(Buffer.from(whole.replace(/^base64-/, ''), 'base64url').toString());
  return session.access_token;
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
