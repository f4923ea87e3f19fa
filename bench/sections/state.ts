/** Measures what the page holds in memory, how it handles a burst, and what remains after many deposits. */
import type { BenchServer } from '../browser/bench-server';
import { SLOW } from '../browser/open-page';
import { measureOurBurst, measurePlainBurst } from '../figures/burst';
import { measureDeposits } from '../figures/deposits';
import { measureFurtherPlugin } from '../figures/further-plugin';
import { measureHeap } from '../figures/heap';
import type { Options } from '../options';
import type { Samples } from '../samples';

/** Methods; no goal compares Adyen at this length. */
const LONGEST = 10_000;
/** From this length on, loading the list in pages makes a difference. */
const LONG = 2000;

export async function measureHeaps(server: BenchServer, { counts }: Options, samples: Samples) {
  for (const count of counts) {
    for (const who of ['limit', 'adyen', 'ours', 'whole'] as const) {
      if (who === 'whole' && count < LONG) continue;
      if (who === 'adyen' && count >= LONGEST) continue;
      const { heap, listeners } = await measureHeap(server, who, count);
      console.error(`  heap, ${count} methods, ${who}: ${(heap / 1e6).toFixed(1)} MB`);
      samples.add(`heap ${who} ${count}`, heap);
      samples.add(`listeners ${who} ${count}`, listeners);
    }
  }
}

export async function measureBursts(server: BenchServer, samples: Samples) {
  for (const [name, conditions] of [
    ['burst', SLOW],
    ['fastBurst', { ...SLOW, line: 'fast' }],
  ] as const) {
    const plain = await measurePlainBurst(server, conditions);
    const ours = await measureOurBurst(server, conditions);
    console.error(`  ${name}: ${Math.round(ours.painted)} ms, plain ${Math.round(plain.painted)} ms`);
    samples.add(`${name} plain`, plain.painted);
    samples.add(`${name} ours`, ours.painted);
    samples.add(`${name}Frames plain`, plain.longFrames);
    samples.add(`${name}Frames ours`, ours.longFrames);
    samples.add(`${name}Longest ours`, ours.longest);
  }
}

export async function measureOneLongSession(server: BenchServer, { deposits }: Options, samples: Samples) {
  const { early, late } = await measureDeposits(server, deposits);
  console.error(`  ${deposits} deposits: ${(early.heap / 1e6).toFixed(1)} MB, then ${(late.heap / 1e6).toFixed(1)} MB`);
  samples.add('heap early', early.heap);
  samples.add('heap late', late.heap);
  samples.add('data early', early.data);
  samples.add('data late', late.data);
  samples.add('listeners early', early.listeners);
  samples.add('listeners late', late.listeners);
}

export async function measurePlugin(samples: Samples) {
  const { bytes, requests } = await measureFurtherPlugin();
  samples.add('plugin bytes', bytes);
  samples.add('plugin requests', requests);
}
