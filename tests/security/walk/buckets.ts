import type { BucketRule } from '../matrix/buckets.ts';
import { may, type Relations } from '../matrix/words.ts';
import type { SideName } from '../scene/base.ts';
import type { Scene } from '../scene/scene.ts';
import { attemptAsEach } from './as-actor.ts';

/** Files of both sides, as the storage server would have recorded them. */
export async function addFiles({ sql, sides }: Scene, rules: BucketRule[]): Promise<void> {
  for (const rule of rules) {
    for (const side of Object.values(sides)) {
      await sql`insert into storage.objects (bucket_id, name) values (${rule.bucket}, ${rule.file(side)})
        on conflict do nothing`;
    }
  }
}

/** The statements that the storage server runs as the person, against the policies of the bucket. */
export async function walkBucket(scene: Scene, rule: BucketRule, relations: Relations): Promise<string[]> {
  const differences: string[] = [];
  for (const name of Object.keys(scene.sides) as SideName[]) {
    const side = scene.sides[name];
    const about = { side: name, isOut: true, person: side.person.id, to: null };
    const file = rule.file(side);
    const beside = file.replace(/[^/]*$/, 'zyxwvuts.png');
    const there = `bucket_id = '${rule.bucket}' and name = '${file}'`;
    const asks = [
      ['list', rule.list, `select jsonb_agg(id) from storage.objects where ${there}`],
      [
        'upload',
        rule.upload,
        `with made as (insert into storage.objects (bucket_id, name) values ('${rule.bucket}', '${beside}') returning 1)
        select jsonb_agg(1) from made`,
      ],
      [
        'overwrite',
        rule.overwrite,
        `with changed as (update storage.objects set updated_at = now() where ${there} returning 1) select jsonb_agg(1) from changed`,
      ],
      [
        'remove',
        rule.remove,
        `with gone as (delete from storage.objects where ${there} returning 1) select jsonb_agg(1) from gone`,
      ],
    ] as const;
    for (const [verb, words, statement] of asks) {
      const outcomes = await attemptAsEach(scene.sql, scene.actors, statement);
      for (const [index, actor] of scene.actors.entries()) {
        const outcome = outcomes[index];
        const reached = outcome !== undefined && 'rows' in outcome && outcome.rows.length > 0;
        if (reached !== may(words, actor, about, relations))
          differences.push(
            `bucket ${rule.bucket}: ${actor.name} ${reached ? 'CAN' : 'can NOT'} ${verb} ${file} (the matrix says "${words}")`,
          );
      }
    }
  }
  return differences;
}
