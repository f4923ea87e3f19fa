/** `npm run bench`: measures the cashier beside Adyen Web and plain HTML. What each figure means: bench/README.md. */
import { writeFileSync } from 'node:fs';
import { startBenchServer } from './browser/bench-server';
import { buildAll } from './build';
import { readOptions } from './options';
import { conditions } from './report/conditions';
import { report } from './report/report';
import { Samples } from './samples';
import { measureForms, measureLists } from './sections/list';

const options = readOptions(process.argv.slice(2));
const { sections, runs } = options;
await buildAll();

const startedAt = Date.now();
const samples = new Samples();
const server = await startBenchServer();
try {
  // Run by run, not figure by figure: a machine that slows down slows everybody down.
  for (let run = 0; run < runs; run += 1) {
    console.error(`Run ${run + 1} of ${runs} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    if (sections.has('list')) await measureLists(server, options, run, samples);
    if (sections.has('form')) await measureForms(server, samples);
  }
} finally {
  server.close();
}

const text = `# Results\n\n${await conditions(options, startedAt)}\n\n${report(samples, options)}`;
console.log(`\n${text}`);
if (options.isKept) writeFileSync(new URL('RESULTS.md', import.meta.url), text);
