/** `npm run bench`: measures the cashier beside Adyen Web and plain HTML. What each figure means: bench/README.md. */
import { writeFileSync } from 'node:fs';
import { startBenchServer } from './browser/bench-server';
import { buildAll } from './build';
import { readOptions } from './options';
import { conditions } from './report/conditions';
import { report } from './report/report';
import { Samples } from './samples';
import { measureForms, measureLists } from './sections/list';
import { measureBursts, measureHeaps, measureOneLongSession, measurePlugin } from './sections/state';

const options = readOptions(process.argv.slice(2));
const { sections, runs } = options;
const cashier = await buildAll(options.dist);

const startedAt = Date.now();
const samples = new Samples();
const server = await startBenchServer(cashier);
try {
  // Run by run, not figure by figure: a machine that slows down slows everybody down.
  for (let run = 0; run < runs; run += 1) {
    console.error(`Run ${run + 1} of ${runs} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    if (sections.has('list')) await measureLists(server, options, run, samples);
    if (sections.has('form')) await measureForms(server, samples);
    if (sections.has('burst')) await measureBursts(server, samples);
    if (sections.has('heap')) await measureHeaps(server, options, run, samples);
  }
  if (sections.has('deposits')) await measureOneLongSession(server, options, samples);
  if (sections.has('plugin')) await measurePlugin(samples);
} finally {
  server.close();
}

const text = `# Results\n\n${await conditions(options, startedAt)}\n\n${report(samples, options)}`;
console.log(`\n${text}`);
if (options.isKept) writeFileSync(new URL('RESULTS.md', import.meta.url), text);
