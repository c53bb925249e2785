import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Hearing } from './hearing.ts';

function stage(listeners: number) {
  const hearing = new Hearing(listeners);
  const frame = (id: string) => Buffer.from(`\u0004{"body": "See you. ${hearing.mark(id)}", "id": 7}`);
  return { hearing, give: (id: string) => hearing.take(frame(id)) };
}

test('a message is heard when the last has it, whatever else is under way', async () => {
  const { hearing, give } = stage(2);
  const [first, second] = [randomUUID(), randomUUID()];
  const heard = [hearing.byAll(first), hearing.byAll(second)];
  for (const id of [first, second, second, first]) give(id);
  await Promise.all(heard);
  expect(hearing.listWrong([first, second])).toEqual([]);
});

test('never to one is as wrong as twice to another', () => {
  const { hearing, give } = stage(2);
  const id = randomUUID();
  give(id);
  expect(hearing.listWrong([id])).toEqual(['1 messages were not heard by all, 0 were heard twice']);
  // Whoever wrote it was not told either.
  expect(hearing.listWrong([])).toEqual([]);
  give(id);
  expect(hearing.listWrong([id])).toEqual([]);
  give(id);
  expect(hearing.listWrong([])).toEqual(['0 messages were not heard by all, 1 were heard twice']);
});

test('frames without a message say nothing', () => {
  const { hearing } = stage(1);
  hearing.take(Buffer.from('{"status": "ok"}'));
  expect(hearing.listWrong([])).toEqual([]);
});
