/** One visit: from the navigation to the list, and on to the form. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright';
import type { BenchServer } from '../browser/bench-server';
import { withPage, type Conditions, type OpenPage } from '../browser/open-page';
import { TARGETS, type Who } from '../browser/targets';

export const OBSERVER = fileURLToPath(new URL('../pages/observe.js', import.meta.url));
/** Milliseconds. An answer within this time feels instant; with a slower one the list was not usable yet. */
const INSTANT_MS = 100;
/** Milliseconds. A visit that is not over by then counts as usable at this time, in its favour: Adyen's with 2,000 methods. */
const PATIENCE_MS = 60_000;

export interface Visit {
  who: Who;
  count: number;
  /**
   * `at-once`: click when the first tile is painted; `when-running`: when the application runs; `when-idle`: after a
   * second without a long task or new code; `at-rest`: no click, ends after such a second.
   */
  click: 'at-once' | 'when-running' | 'when-idle' | 'at-rest' | 'never';
  /** Milliseconds that the finger rests on the tile before the click; 0 by default. Not for `at-once`. */
  press?: number;
}

/** Times in milliseconds since the navigation, sizes in bytes. */
export type VisitFigures = Pick<WholeVisit, 'usable'> & Partial<WholeVisit>;

interface WholeVisit {
  painted: number;
  usable: number;
  clickToForm: number | undefined;
  /** Milliseconds until nothing covers the form's first field, a transition included. */
  clickToReachable: number | undefined;
  form: number | undefined;
  formReachable: number | undefined;
  formWhole: number | undefined;
  blocking: number;
  codeBytes: number;
  codeBytesInAll: number;
  requests: number;
  /** All requests, icons included. */
  requestsInAll: number;
  /** Milliseconds that the page's main thread was busy. */
  mainThread: number;
  tiles: number;
  layoutShift: number;
}

export interface Report {
  painted: number;
  answered?: number;
  clicked?: number;
  form?: number;
  formReachable?: number;
  formWhole?: number;
  tiles: number;
  origin: number;
  tasks: { start: number; duration: number }[];
  shifts: { value: number; start: number }[];
}

/** Measures a second visit with the profile of a first one, after the browser was closed: cached files are not fetched again. */
export async function measureSecondVisit(
  server: BenchServer,
  visit: Visit,
  conditions: Conditions,
): Promise<VisitFigures> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  try {
    await measureVisit(server, { ...visit, click: 'at-rest' }, conditions, profile);
    return await measureVisit(server, visit, conditions, profile);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** @param profile folder of a persistent browser profile; '' for a fresh one */
export function measureVisit(
  server: BenchServer,
  visit: Visit,
  conditions: Conditions,
  profile?: string,
): Promise<VisitFigures> {
  const { path, ...target } = TARGETS[visit.who];
  const click = target.busy === null ? 'never' : visit.click;
  const watch = async ({ page, cdp, network, origin }: OpenPage): Promise<VisitFigures> => {
    await page.addInitScript(
      `if (window === window.top) window.benchTarget = ${JSON.stringify({ ...target, click, press: visit.press ?? 0 })}`,
    );
    await page.addInitScript({ path: OBSERVER });
    const done = page
      .waitForEvent('console', { predicate: (message) => message.text() === 'bench: done', timeout: PATIENCE_MS })
      .then(
        () => true,
        () => false,
      );
    let painted: number | undefined;
    page.on('console', (message) => {
      const [, ms] = /^bench: painted (.+)$/.exec(message.text()) ?? [];
      if (ms) painted = Number(ms);
      const [, x, y] = /^bench: tap (.+) (.+)$/.exec(message.text()) ?? [];
      // Ignore a failure: the page may have been closed meanwhile.
      if (x && y) tap(cdp, Number(x), Number(y), visit.press ?? 0).catch(() => undefined);
    });
    await page.goto(`${origin}${path}?n=${visit.count}`, { waitUntil: 'commit' });
    if (!(await done)) return { usable: PATIENCE_MS, ...(painted !== undefined && { painted }) };
    // The performance observers report with a short delay.
    await page.waitForTimeout(200);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const report = (await page.evaluate('benchReport()')) as Report;
    const usable = visit.click === 'at-once' ? usableAt(report) : report.painted;
    const until = report.origin + usable;
    const from = report.clicked ?? usable;
    return {
      painted: report.painted,
      usable,
      clickToForm: since(from, report.form),
      clickToReachable: since(from, report.formReachable),
      form: report.form,
      formReachable: report.formReachable,
      formWhole: report.formWhole,
      blocking: report.tasks
        .filter(({ start }) => start < usable)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      codeBytes: network.codeBytes(until),
      codeBytesInAll: network.codeBytes(),
      requests: network.requests(until),
      requestsInAll: network.requestsInAll(),
      mainThread: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN),
      tiles: report.tiles,
      layoutShift: report.shifts.reduce((sum, { value }) => sum + value, 0),
    };
  };
  return withPage(server, conditions, watch, profile);
}

/** Touches the screen for `press` milliseconds. */
async function tap(cdp: CDPSession, x: number, y: number, press: number): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(press);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The list is usable once it is painted and a click is answered within INSTANT_MS. */
export const usableAt = ({ painted, answered }: Report) => Math.max(painted, (answered ?? painted) - INSTANT_MS);

const since = (from: number, to: number | undefined) => (to === undefined ? undefined : Math.max(0, to - from));
