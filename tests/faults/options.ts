import { parseArgs } from 'node:util';
import type { Fault } from './fault.ts';

export type Options = { rounds: number; seed: number; faults: Fault[] };

export function parseOptions(words: string[], all: Fault[]): Options {
  const { values } = parseArgs({
    args: words,
    options: { rounds: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
  });
  const numberOf = (name: 'rounds' | 'seed', otherwise: number) => {
    const given = values[name];
    if (given === undefined) return otherwise;
    if (!/^\d{1,9}$/.test(given)) throw new Error(`--${name} must be a number`);
    return Number(given);
  };
  const faults = all.filter(({ name }) => values.only === undefined || name.includes(values.only));
  if (faults.length === 0)
    throw new Error(`--only must be part of one of: ${all.map(({ name }) => name).join(', ')}`);
  return { rounds: numberOf('rounds', 1), seed: numberOf('seed', Math.floor(Math.random() * 1e9)), faults };
}
