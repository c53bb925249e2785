import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

const known = ['first', 'second', 'third'];

describe('parseOptions', () => {
  it('runs everything when nothing is asked for', () => {
    expect(parseOptions([], known)).toMatchObject({ names: known, json: undefined, list: false });
  });

  it('runs what is named, once and in the order of the list', () => {
    expect(parseOptions(['third', 'first', 'third'], known).names).toEqual(['first', 'third']);
  });

  it('takes options before and after names', () => {
    const options = parseOptions(['--seconds', '2.5', 'second', '--json', 'out.json'], known);
    expect(options).toMatchObject({ names: ['second'], seconds: 2.5, json: 'out.json' });
  });

  it('names the scenarios that there are when one is unknown', () => {
    expect(() => parseOptions(['fourth'], known)).toThrow(
      "There is no scenario 'fourth'. There are: first, second, third.",
    );
  });

  it.each(['0', '-1', 'soon', '', '1801', 'Infinity'])('refuses --seconds=%s', (text) => {
    expect(() => parseOptions([`--seconds=${text}`], known)).toThrow('is not a number from 1 to 1800');
  });

  it('refuses options that do not exist or lack their value', () => {
    expect(() => parseOptions(['--fast'], known)).toThrow('--fast');
    expect(() => parseOptions(['--json'], known)).toThrow('--json');
    expect(() => parseOptions(['--json='], known)).toThrow('--json');
  });
});
