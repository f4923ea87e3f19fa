/** The options of `npm run bench`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const SECTIONS = [
  'list',
  'blind',
  'warm',
  'preload',
  'rest',
  'form',
  'heap',
  'burst',
  'deposits',
  'plugin',
] as const;
export type Section = (typeof SECTIONS)[number];

export interface Options {
  runs: number;
  counts: number[];
  sections: ReadonlySet<Section>;
  /** Number of deposits in the one long session. */
  deposits: number;
  /** An existing build of the cashier to measure in place of this folder's. */
  dist: string | undefined;
  /** Another build, measured alternately with ours. */
  before: string | undefined;
  /** True for a full bench, the only one that is written to bench/RESULTS.md. */
  isKept: boolean;
}

/** @throws Error that says which option is wrong */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string' },
      counts: { type: 'string' },
      deposits: { type: 'string' },
      only: { type: 'string' },
      dist: { type: 'string' },
      before: { type: 'string' },
      quick: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const { quick } = values;
  const sections = values.only?.split(',') ?? (quick ? ['list', 'blind', 'rest', 'form'] : SECTIONS);
  const unknown = sections.filter((name) => !(SECTIONS as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`No such section: ${unknown.join(', ')}. There are: ${SECTIONS.join(', ')}.`);
  return {
    runs: positive('runs', values.runs ?? (quick ? '3' : '7')),
    counts: (values.counts ?? (quick ? '20' : '20,200,2000,10000')).split(',').map((text) => positive('counts', text)),
    sections: new Set(sections as Section[]),
    deposits: positive('deposits', values.deposits ?? '1000'),
    dist: values.dist && resolve(values.dist),
    before: values.before && resolve(values.before),
    isKept: values.keep || (!quick && values.only === undefined && values.dist === undefined),
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes whole numbers above 0, not "${text}".`);
  return value;
}
