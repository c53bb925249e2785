export type MentionQuery = { from: number; text: string };

type Person = { id: number; name: string };

const beingWritten = /(?:^|[\s(])@([\p{L}\p{N}][\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]*)?)?$/u;

/** What is being written after an @ before the caret, if a name is; names may have a space in them. */
export function findMentionQuery(body: string, caret: number): MentionQuery | null {
  const found = beingWritten.exec(body.slice(0, caret));
  if (!found) return null;
  const text = found[1] ?? '';
  return text.length > 40 ? null : { from: caret - text.length - 1, text };
}

/** The body with the name in place of what was written so far, and where the caret goes. */
export function insertMention(body: string, { from, text }: MentionQuery, name: string) {
  const end = from + 1 + text.length;
  const rest = body.slice(end);
  const space = rest.startsWith(' ') ? '' : ' ';
  return { body: `${body.slice(0, from)}@${name}${space}${rest}`, caret: from + name.length + 2 };
}

/** Of those who were chosen, whoever is still named. */
export function mentionsIn<Chosen extends Person>(body: string, chosen: readonly Chosen[]): Chosen[] {
  const named = new Map(
    chosen.filter(({ name }) => body.includes(`@${name}`)).map((person) => [person.id, person]),
  );
  return [...named.values()].slice(0, 10);
}
