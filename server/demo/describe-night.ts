import type { SeededRandom } from './random.ts';
import { closingLines, headlinerLines, practicalities } from './scene/phrases.ts';
import type { Series } from './scene/series.ts';

type Night = { series: Series; headliner: string; venue: string };

/** A description as an organiser would write it, some with more to say than others. */
export function describeNight({ series, headliner, venue }: Night, random: SeededRandom): string {
  const promoter = series.promoter.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const fill = (line: string) =>
    line.replace('{headliner}', headliner).replace('{venue}', venue).replace('{promoter}', promoter);
  const parts = [series.text];
  if (headliner && random.chance(0.7)) parts.push(fill(random.pick(headlinerLines)));
  if (random.chance(0.65)) {
    const lines = random.sample(practicalities, random.between(2, 4)).map((line) => `- ${line}`);
    parts.push(`## Good to know\n\n${lines.join('\n')}`);
  }
  if (random.chance(0.5)) parts.push(fill(random.pick(closingLines)));
  return parts.join('\n\n');
}
