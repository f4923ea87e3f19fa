/** The goals, each with the measured figure. */
import type { Samples } from '../samples';

export interface Row {
  figure: string;
  unit: 'ms' | 'KB' | 'MB' | 'B' | '';
  limit?: number;
  adyen?: number;
  /** The figure of the build that was measured alternately with ours. */
  before?: number;
  ours?: number;
  /** The value compared with `goal`: a ratio, or the figure itself. */
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
    const [limit, adyen, before, ours] = ['limit', 'adyen', 'before', 'ours'].map((who) => {
      const value = samples.median(`${key} ${who} ${count}`);
      return value === undefined ? undefined : value / scale;
    });
    return { figure, unit, limit, adyen, before, ours, measured: ratio(ours, adyen), of: 'Adyen', goal };
  };
  return [
    row('code before the list is usable, brotli', 'KB', 'codeBytes', 20, 0.75, KB),
    row('list usable, 20 methods', 'ms', 'usable', 20, 0.65),
    row('the same, from a server blind to priorities', 'ms', 'blindUsable', 20, 0.65),
    row('the same, second visit, with a warm cache', 'ms', 'warmUsable', 20, 0.5),
    row('list usable, 200 methods', 'ms', 'usable', 200, 0.6),
    row('list usable, 2,000 methods', 'ms', 'usable', 2000, 0.3),
    row('blocking time to the list, 200 methods', 'ms', 'blocking', 200, 0.25),
    row('form of a click at once, since the navigation', 'ms', 'form', 20, 1),
    row('the same, since the click', 'ms', 'clickToForm', 20, 1),
    row('the same since the navigation, whole, with its pay button', 'ms', 'formWhole', 20, 0.95),
    row('the same, from a server blind to priorities', 'ms', 'blindFormWhole', 20, 0.95),
    row('main thread until the page is at rest', 'ms', 'restMainThread', 20, 1.1),
    row('code until the page is at rest, brotli', 'KB', 'restCode', 20, 1.6, KB),
    row('requests until the page is at rest, icons included', '', 'restRequests', 20, 1.2),
    row('tap to form, as soon as the application runs', 'ms', 'coldClickToForm', 20, 1),
    row('tap to form, after an idle second', 'ms', 'idleClickToForm', 20, 0.75),
    row('the same, a click without a finger before it', 'ms', 'bareClickToForm', 20, 0.75),
    row('a tap, neither line nor CPU slowed', 'ms', 'fastClickToForm', 20, 0.75),
    row('heap, 2,000 methods', 'MB', 'heap', 2000, 0.12, KB * KB),
  ];
}

function growth(samples: Samples): Row[] {
  const row = (figure: string, unit: Row['unit'], key: string, goal: number, scale = 1, who = 'ours'): Row => {
    const [from, ours] = [samples.median(`${key} ours 200`), samples.median(`${key} ${who} 10000`)];
    return { figure, unit, ours: ours && ours / scale, measured: ratio(ours, from), of: 'ours at 200', goal };
  };
  return [
    row('list usable, 10,000 methods', 'ms', 'usable', 1.3),
    row('heap, 10,000 methods', 'MB', 'heap', 1.5, KB * KB),
    row('tiles in the document, 10,000 methods', '', 'tiles', 1),
    row('list usable, 10,000 methods in one answer', 'ms', 'usable', 1.3, 1, 'whole'),
    row('heap, 10,000 methods in one answer', 'MB', 'heap', 1.5, KB * KB, 'whole'),
  ];
}

function byItself(samples: Samples): Row[] {
  const figure = (name: string, unit: Row['unit'], key: string, goal: number): Row => {
    const ours = samples.median(key);
    return { figure: name, unit, ours, measured: ours, of: '', goal };
  };
  const compared = (
    name: string,
    unit: Row['unit'],
    keys: [string, string],
    of: string,
    goal: number,
    scale = 1,
  ): Row => {
    const [ours, other] = keys.map((key) => samples.median(key));
    return { figure: name, unit, ours: ours && ours / scale, measured: ratio(ours, other), of, goal };
  };
  const plain = 'plain WebSocket page';
  const tenth = 'after the tenth';
  return [
    compared(
      'list usable with recent payments and states, 20 methods',
      'ms',
      ['usable returning 20', 'usable ours 20'],
      'ours without',
      1.02,
    ),
    compared(
      'Deposit pressed to list usable, preloaded',
      'ms',
      ['preloaded ours', 'usable ours 20'],
      'a cold visit',
      0.2,
    ),
    figure('the same', 'ms', 'preloaded ours', 100),
    figure('layout shift, list and form, 20 methods', '', 'layoutShiftInAll ours 20', 0),
    compared('1,000 pushes, last one painted', 'ms', ['burst ours', 'burst plain'], plain, 1.5),
    compared('the same, on a fast line', 'ms', ['fastBurst ours', 'fastBurst plain'], plain, 1.5),
    figure('1,000 pushes, frames of over 50 ms', '', 'burstFrames ours', 0),
    compared('heap at the end of the long session', 'MB', ['heap late', 'heap early'], tenth, 1.1, KB * KB),
    compared('the same, compiled code left out', 'MB', ['data late', 'data early'], tenth, 1.1, KB * KB),
    compared('listeners at the end of the long session', '', ['listeners late', 'listeners early'], tenth, 1),
    figure('each further plugin, code before the list', 'B', 'plugin bytes', 400),
    figure('each further plugin, requests before the list', '', 'plugin requests', 0),
  ];
}

const ratio = (ours: number | undefined, other: number | undefined) =>
  ours === undefined || other === undefined || other === 0 ? undefined : ours / other;
