/** The goals, each with what was measured. */
import type { Samples } from '../samples';

export interface Row {
  figure: string;
  unit: 'ms' | 'KB' | 'MB' | 'B' | '';
  limit?: number;
  adyen?: number;
  ours?: number;
  /** What `goal` is held against: a ratio, or the figure itself. */
  measured?: number;
  /** What `measured` is a ratio of. */
  of: string;
  goal: number;
}

const KB = 1000;

export function goalRows(samples: Samples): Row[] {
  return [...againstAdyen(samples), ...growth(samples), ...byItself(samples)].filter(({ ours }) => ours !== undefined);
}

function againstAdyen(samples: Samples): Row[] {
  const row = (figure: string, unit: Row['unit'], key: string, count: number, goal: number, scale = 1): Row => {
    const [limit, adyen, ours] = ['limit', 'adyen', 'ours'].map((who) => {
      const value = samples.median(`${key} ${who} ${count}`);
      return value === undefined ? undefined : value / scale;
    });
    return { figure, unit, limit, adyen, ours, measured: ratio(ours, adyen), of: 'Adyen', goal };
  };
  return [
    row('code before the list is usable, brotli', 'KB', 'codeBytes', 20, 0.75, KB),
    row('list usable, 20 methods', 'ms', 'usable', 20, 0.7),
    row('list usable, 200 methods', 'ms', 'usable', 200, 0.6),
    row('list usable, 2,000 methods', 'ms', 'usable', 2000, 0.3),
    row('blocking time to the list, 200 methods', 'ms', 'blocking', 200, 0.25),
    row('click to form, at once, cold chunk', 'ms', 'clickToForm', 20, 1),
    row('click to form, after an idle second', 'ms', 'idleClickToForm', 20, 0.6),
    row('heap, 2,000 methods', 'MB', 'heap', 2000, 0.12, KB * KB),
  ];
}

function growth(samples: Samples): Row[] {
  const row = (figure: string, unit: Row['unit'], key: string, goal: number, scale = 1): Row => {
    const [from, ours] = [200, 10_000].map((count) => samples.median(`${key} ours ${count}`));
    return { figure, unit, ours: ours && ours / scale, measured: ratio(ours, from), of: 'ours at 200', goal };
  };
  return [
    row('list usable, 10,000 methods', 'ms', 'usable', 1.3),
    row('heap, 10,000 methods', 'MB', 'heap', 1.5, KB * KB),
    row('tiles in the document, 10,000 methods', '', 'tiles', 1),
  ];
}

function byItself(samples: Samples): Row[] {
  const burst = samples.median('burst ours');
  const deposits = samples.median('heap after all deposits');
  const listeners = samples.median('listeners after all deposits');
  const own = { limit: undefined, adyen: undefined };
  return [
    {
      ...own,
      figure: 'layout shift until the list, 20 methods',
      unit: '',
      ours: samples.median('layoutShift ours 20'),
      measured: samples.median('layoutShift ours 20'),
      of: '',
      goal: 0,
    },
    {
      ...own,
      figure: 'burst of 1,000 pushes: last one painted',
      unit: 'ms',
      ours: burst,
      measured: ratio(burst, samples.median('burst plain')),
      of: 'plain WebSocket page',
      goal: 1.5,
    },
    {
      ...own,
      figure: 'burst of 1,000 pushes: longest frame',
      unit: 'ms',
      ours: samples.median('burst frame ours'),
      measured: samples.median('burst frame ours'),
      of: '',
      goal: 50,
    },
    {
      ...own,
      figure: 'heap after all deposits in one page',
      unit: 'MB',
      ours: deposits && deposits / KB / KB,
      measured: ratio(deposits, samples.median('heap after ten deposits')),
      of: 'after the tenth',
      goal: 1.1,
    },
    {
      ...own,
      figure: 'listeners after all deposits in one page',
      unit: '',
      ours: listeners,
      measured: ratio(listeners, samples.median('listeners after ten deposits')),
      of: 'after the tenth',
      goal: 1,
    },
    {
      ...own,
      figure: 'a further plugin: code before the list',
      unit: 'B',
      ours: samples.median('plugin bytes'),
      measured: samples.median('plugin bytes'),
      of: '',
      goal: 400,
    },
    {
      ...own,
      figure: 'a further plugin: requests before the list',
      unit: '',
      ours: samples.median('plugin requests'),
      measured: samples.median('plugin requests'),
      of: '',
      goal: 0,
    },
  ];
}

const ratio = (ours: number | undefined, other: number | undefined) =>
  ours === undefined || other === undefined || other === 0 ? undefined : ours / other;
