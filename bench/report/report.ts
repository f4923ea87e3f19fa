/** The tables of one bench. */
import type { Options } from '../options';
import type { Samples } from '../samples';
import { goalRows, type Row } from './goals';
import { amount, table } from './markdown';

export function report(samples: Samples, options: Options): string {
  const goals = goalRows(samples).map((row) => goalCells(row, options.before !== undefined));
  const visits = visitRows(samples, options);
  return [
    '## Goals',
    '',
    table(
      ['median', 'HTML limit', 'Adyen', ...(options.before ? ['before'] : []), 'ours', 'measured', 'goal', ''],
      goals,
    ),
    ...(visits.length > 0 ? ['', '## Visits', '', VISITS, '', table(VISIT_HEAD, visits)] : []),
    '',
  ].join('\n');
}

function goalCells(row: Row, hasBefore: boolean): string[] {
  const { figure, unit, limit, adyen, ours, measured, of, goal } = row;
  const isRatio = of !== '';
  const shown = measured === undefined ? '—' : isRatio ? `${measured.toFixed(2)} × ${of}` : amount(measured, unit);
  const wanted = isRatio ? `≤ ${goal}` : `≤ ${amount(goal, unit)}`;
  const verdict = measured === undefined ? 'not measured' : round(measured) <= goal ? 'pass' : 'miss';
  const before = hasBefore ? [amount(row.before, unit)] : [];
  return [figure, amount(limit, unit), amount(adyen, unit), ...before, amount(ours, unit), shown, wanted, verdict];
}

/** Rounds to two digits: a smaller difference does not count. */
const round = (value: number) => (value < 10 ? Math.round(value * 100) / 100 : value);

const VISITS =
  'Slow line; a player who taps the first tile as soon as it is painted. In brackets: lowest and highest run.';
const VISIT_HEAD = [
  '',
  'painted',
  'usable',
  'form',
  'click to form',
  'form free',
  'form whole',
  'blocking',
  'code',
  'code in all',
  'requests',
  'tiles',
  'shift',
  'heap',
];

function visitRows(samples: Samples, { counts }: Options): string[][] {
  return counts.flatMap((count) =>
    (['limit', 'adyen', 'before', 'ours', 'returning', 'whole'] as const).flatMap((who) => {
      const of = (key: string) => samples.median(`${key} ${who} ${count}`);
      if (of('usable') === undefined && of('heap') === undefined) return [];
      const ms = (key: string) => amount(of(key), 'ms');
      const kb = (key: string) => amount(scaled(of(key), 1000), 'KB');
      const spread = samples.spread(`usable ${who} ${count}`);
      return [
        [
          `${who}, ${count.toLocaleString('en')}`,
          ms('painted'),
          `${ms('usable')}${spread ? ` (${spread.map(Math.round).join('–')})` : ''}`,
          ms('form'),
          ms('clickToForm'),
          ms('formReachable'),
          ms('formWhole'),
          ms('blocking'),
          kb('codeBytes'),
          kb('codeBytesInAll'),
          amount(of('requests'), ''),
          amount(of('tiles'), ''),
          amount(of('layoutShift'), ''),
          amount(scaled(of('heap'), 1_000_000), 'MB'),
        ],
      ];
    }),
  );
}

const scaled = (value: number | undefined, by: number) => (value === undefined ? undefined : value / by);
