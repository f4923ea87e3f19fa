/**
 * Measures the time to the list at each length, to the form for a player who clicks at once, and the total cost until the page is at
 * rest.
 */
import type { BenchServer } from '../browser/bench-server';
import { BLIND, FAST, SLOW } from '../browser/open-page';
import { measureSecondVisit, measureVisit } from '../figures/load';
import { measurePreloaded } from '../figures/preloaded';
import type { Options } from '../options';
import type { Samples } from '../samples';
import type { Who } from '../browser/targets';

const EVERYBODY: readonly Who[] = ['limit', 'adyen', 'before', 'ours', 'returning', 'whole'];
/** The candidates that are also compared in visits with 20 methods. */
const PEERS: readonly Who[] = ['adyen', 'before', 'ours'];

/** The other build, measured alternately with ours, has a server of its own. */
export interface Servers {
  ours: BenchServer;
  before: BenchServer | undefined;
}

const serverOf = (servers: Servers, who: Who) => (who === 'before' ? servers.before : servers.ours);
/** From this length on, loading the list in pages makes a difference. */
const LONG = 2000;
/** Methods; no goal compares Adyen at this length. */
const LONGEST = 10_000;

export async function measureLists(servers: Servers, options: Options, samples: Samples) {
  for (const count of options.counts) {
    for (const who of EVERYBODY) {
      // A shorter list takes only a few pages.
      if (who === 'whole' && count < LONG) continue;
      if (who === 'returning' && count >= LONG) continue;
      if (who === 'adyen' && count >= LONGEST) continue;
      const server = serverOf(servers, who);
      if (!server) continue;
      const figures = await measureVisit(server, { who, count, click: 'at-once' }, SLOW);
      console.error(`  list, ${count} methods, ${who}: usable after ${Math.round(figures.usable)} ms`);
      for (const [name, value] of Object.entries(figures)) samples.add(`${name} ${who} ${count}`, value as number);
    }
  }
}

/** On a server that ignores priorities, files needed later compete with those needed now. */
export async function measureBlindLists(servers: Servers, samples: Samples) {
  for (const who of PEERS) {
    const server = serverOf(servers, who);
    if (!server) continue;
    const { usable, formWhole } = await measureVisit(server, { who, count: 20, click: 'at-once' }, BLIND);
    console.error(`  list, server blind to priorities, ${who}: usable after ${Math.round(usable)} ms`);
    samples.add(`blindUsable ${who} 20`, usable);
    samples.add(`blindFormWhole ${who} 20`, formWhole);
  }
}

/** Measures visits with the files in the browser's cache. */
export async function measureWarmLists(servers: Servers, samples: Samples) {
  for (const who of PEERS) {
    const server = serverOf(servers, who);
    if (!server) continue;
    const { usable } = await measureSecondVisit(server, { who, count: 20, click: 'at-once' }, SLOW);
    console.error(`  list, second visit, ${who}: usable after ${Math.round(usable)} ms`);
    samples.add(`warmUsable ${who} 20`, usable);
  }
}

/** Measures the cost of a visit that only looks at the list. */
export async function measureRest(servers: Servers, samples: Samples) {
  for (const who of PEERS) {
    const server = serverOf(servers, who);
    if (!server) continue;
    const figures = await measureVisit(server, { who, count: 20, click: 'at-rest' }, SLOW);
    console.error(`  at rest, ${who}: ${Math.round(figures.mainThread ?? NaN)} ms of the main thread`);
    samples.add(`restMainThread ${who} 20`, figures.mainThread);
    samples.add(`restCode ${who} 20`, figures.codeBytesInAll);
    samples.add(`restRequests ${who} 20`, figures.requestsInAll);
  }
}

/** To compare with the list of a cold visit. */
export async function measurePreload(server: BenchServer, samples: Samples) {
  const usable = await measurePreloaded(server);
  console.error(`  preloaded: usable ${Math.round(usable)} ms after the press on Deposit`);
  samples.add('preloaded ours', usable);
}

/** Milliseconds that a finger rests on a tapped tile. */
const TAP_MS = 80;

const CLICKS = [
  { click: 'when-running', press: TAP_MS, key: 'coldClickToForm', conditions: SLOW },
  { click: 'when-idle', press: TAP_MS, key: 'idleClickToForm', conditions: SLOW },
  { click: 'when-idle', press: 0, key: 'bareClickToForm', conditions: SLOW },
  // Without CPU throttling, which suspends and resumes the browser and so blurs times of a few frames.
  { click: 'when-idle', press: TAP_MS, key: 'fastClickToForm', conditions: FAST },
] as const;

export async function measureForms(servers: Servers, samples: Samples) {
  for (const { click, press, key, conditions } of CLICKS) {
    for (const who of PEERS) {
      const server = serverOf(servers, who);
      if (!server) continue;
      const figures = await measureVisit(server, { who, count: 20, click, press }, conditions);
      console.error(
        `  form, click ${click} after ${press} ms, ${conditions.line} line, ${who}: ${Math.round(figures.clickToForm ?? NaN)} ms`,
      );
      samples.add(`${key} ${who} 20`, figures.clickToForm);
      if (key !== 'idleClickToForm') continue;
      samples.add(`idleClickToReachable ${who} 20`, figures.clickToReachable);
      samples.add(`layoutShiftInAll ${who} 20`, figures.layoutShift);
    }
  }
}
