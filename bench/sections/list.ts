/** The way to the list, at each length, and the form of a player who clicks at once. */
import type { BenchServer } from '../browser/bench-server';
import { FAST, SLOW } from '../browser/open-page';
import { measureVisit } from '../figures/load';
import type { Options } from '../options';
import type { Samples } from '../samples';
import type { Who } from '../browser/targets';

const EVERYBODY: readonly Who[] = ['limit', 'adyen', 'ours', 'whole'];
/** From here on pages make a difference. */
const LONG = 2000;
/** No goal compares with it. */
const LONGEST = 10_000;

export async function measureLists(server: BenchServer, options: Options, samples: Samples) {
  for (const count of options.counts) {
    for (const who of EVERYBODY) {
      // Shorter ones fit on a few pages.
      if (who === 'whole' && count < LONG) continue;
      if (who === 'adyen' && count >= LONGEST) continue;
      const figures = await measureVisit(server, { who, count, click: 'at-once' }, SLOW);
      console.error(`  list, ${count} methods, ${who}: usable after ${Math.round(figures.usable)} ms`);
      for (const [name, value] of Object.entries(figures)) samples.add(`${name} ${who} ${count}`, value as number);
    }
  }
}

/** Milliseconds that a finger rests on what it taps. */
const TAP_MS = 80;

const CLICKS = [
  { click: 'when-running', press: TAP_MS, key: 'coldClickToForm', conditions: SLOW },
  { click: 'when-idle', press: TAP_MS, key: 'idleClickToForm', conditions: SLOW },
  { click: 'when-idle', press: 0, key: 'bareClickToForm', conditions: SLOW },
  // The slowdown stops and starts the browser, which blurs what takes a few frames.
  { click: 'when-idle', press: TAP_MS, key: 'fastClickToForm', conditions: FAST },
] as const;

export async function measureForms(server: BenchServer, samples: Samples) {
  for (const { click, press, key, conditions } of CLICKS) {
    for (const who of ['adyen', 'ours'] as const) {
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
