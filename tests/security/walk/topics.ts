import type { TopicRule } from '../matrix/topics.ts';
import { may, type Relations } from '../matrix/words.ts';
import type { SideName } from '../scene/base.ts';
import type { Scene } from '../scene/scene.ts';

/** What the realtime server asks the database when somebody joins. Presence is for nobody, on any topic. */
export async function walkTopic(scene: Scene, rule: TopicRule, relations: Relations): Promise<string[]> {
  const { sql, actors, sides } = scene;
  const differences: string[] = [];
  for (const name of Object.keys(sides) as SideName[]) {
    const topic = rule.topic(sides[name]);
    const about = { side: name, isOut: true, person: sides[name].person.id, to: null };
    const claims = actors.map((actor) => JSON.stringify(actor.claims ?? { role: 'anon' }));
    const rights = await sql`
      select p.* from unnest(${claims}::text[]) with ordinality a (claims, place)
      cross join lateral realtime.get_permissions(${topic}, a.claims::jsonb) p order by a.place`;
    for (const [index, actor] of actors.entries()) {
      const expected = {
        broadcast_read: may(rule.listen, actor, about, relations),
        broadcast_write: may(rule.say, actor, about, relations),
        presence_read: false,
        presence_write: false,
      };
      const real = { ...rights[index] };
      if (JSON.stringify(real) !== JSON.stringify(expected))
        differences.push(
          `topic ${topic} of ${name} as ${actor.name}: ${JSON.stringify(real)}, the matrix says listen "${rule.listen}", say "${rule.say}"`,
        );
    }
  }
  return differences;
}
