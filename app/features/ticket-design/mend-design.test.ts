import { expect, test } from 'vitest';
import { checkAllSizes, checkDesign } from '~/lib/ticket-design/checks';
import { type DesignElement, ticketDesign } from '~/lib/ticket-design/document';
import { defaultDesign, layouts } from '~/lib/ticket-design/layouts';
import { nights, prints } from '~/ui/poster/palettes';
import { posterPalette } from '~/ui/poster/poster-svg';
import { changeElements, placeElements } from './element-boxes';
import { stackElement } from './element-changes';
import { mendProblem } from './mend-design';
import { recolour } from './recolour';

const design = defaultDesign(posterPalette({ kind: 'event', id: 1 }));
const errorsOf = (of: typeof design) => checkAllSizes(of).filter(({ level }) => level === 'error');
const withCode = (part: Partial<DesignElement>) =>
  changeElements(design, ['code'], (element) => ({ ...element, ...part }));

test('everything that refuses a design can be mended with one press', () => {
  const bad = {
    pale: withCode({ colour: '#999999' }),
    inverted: withCode({ colour: '#ffffff', light: '#000000' }),
    small: placeElements(design, 'phone', new Map([['code', { x: 30, y: 450, w: 40, h: 40 }]])),
    outside: placeElements(design, 'phone', new Map([['code', { x: 300, y: 450, w: 150, h: 150 }]])),
    covered: stackElement(
      placeElements(design, 'phone', new Map([['stub', { x: 0, y: 428, w: 390, h: 272 }]])),
      'stub',
      99,
    ),
  };
  for (const [name, broken] of Object.entries(bad)) {
    const problems = checkDesign(broken, 'phone').filter(({ level }) => level === 'error');
    expect([name, problems.length > 0]).toEqual([name, true]);
    for (const problem of problems) {
      const mended = mendProblem(broken, problem);
      expect([name, problem.code, mended !== null]).toEqual([name, problem.code, true]);
    }
  }
});

test('hints can be mended too', () => {
  const pale = changeElements(design, ['date'], (element) => ({ ...element, colour: '#fefefe' }));
  const problem = checkDesign(pale, 'phone').find(({ code }) => code === 'text_contrast');
  expect(problem?.elementId).toBe('date');
  expect(problem && mendProblem(pale, problem)?.design.elements.find(({ id }) => id === 'date')?.colour).toBe(
    '#0c1512',
  );
});

test('no palette makes a layout unreadable or a design invalid', () => {
  for (const { make } of layouts)
    for (const palette of [...nights, ...prints]) {
      const painted = recolour(make(posterPalette({ kind: 'event', id: 3 })), palette);
      expect(ticketDesign.safeParse(painted).success).toBe(true);
      expect(errorsOf(painted)).toEqual([]);
      expect(checkDesign(painted, 'phone').filter(({ code }) => code === 'text_contrast')).toEqual([]);
    }
});
