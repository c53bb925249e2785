import { expect, test } from 'vitest';
import { makeElement } from './elements.ts';
import { defaultDesign } from './layouts.ts';
import { sampleFacts } from './samples.ts';
import { layScreenFace } from './screen-face.ts';

const palette = { ground: '#07130f', deep: '#0d3b2a', ink: '#e6fff1', first: '#29f483', second: '#14b8a6' };
const design = defaultDesign(palette);
const facts = sampleFacts.normal;
const smallPrint = (given = design, hasLiveCode = false) =>
  layScreenFace(given, facts, hasLiveCode).smallPrint;

test('what is drawn too small for a screen is said in words, what can be read is not said twice', () => {
  const said = smallPrint();
  expect(said).toContain(facts.times);
  expect(said).toContain(facts.address);
  expect(said).toContain(facts.notes);
  expect(said).toContain(`Serial: ${facts.serial}`);
  for (const large of [facts.title, facts.date, facts.venue, facts.number, 'Limelight'])
    expect(said).not.toContain(large);
});

test('words that had to be set smaller are said whole', () => {
  const { smallPrint: said } = layScreenFace(design, sampleFacts.longest, false);
  expect(said).toContain(`Holder: ${sampleFacts.longest.holder}`);
});

test('a design’s own words come as they are typed, hidden ones not at all', () => {
  const own = { x: 0, y: 0, w: 800, h: 40, size: 9, uppercase: true };
  const bring = makeElement('text', { ...own, id: 'bring', text: 'Bring a towel' });
  const hidden = makeElement('text', { ...own, id: 'hidden', text: 'Not yet', isHidden: true });
  const said = smallPrint({ ...design, elements: [...design.elements, bring, hidden] });
  expect(said).toContain('Bring a towel');
  expect(said).not.toContain('Not yet');
});

test('a code that changes is not said to be good on paper', () => {
  expect(smallPrint().join()).toContain('on paper');
  expect(smallPrint(design, true).join()).not.toContain('on paper');
});
