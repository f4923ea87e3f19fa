/** `npm run bench`: compares the cashier with Adyen Web and plain HTML. bench/README.md explains each figure. */
import { writeFileSync } from 'node:fs';
import { startBenchServer } from './browser/bench-server';
import { buildAll } from './build';
import { readOptions, type Section } from './options';
import { conditions } from './report/conditions';
import { report } from './report/report';
import { Samples } from './samples';
import {
  measureBlindLists,
  measureForms,
  measureLists,
  measurePreload,
  measureRest,
  measureWarmLists,
} from './sections/list';
import { measureBursts, measureHeaps, measureOneLongSession, measurePlugin } from './sections/state';

const options = readOptions(process.argv.slice(2));
const { sections, runs } = options;
const cashier = await buildAll(options.dist);

const startedAt = Date.now();
const samples = new Samples();
const server = await startBenchServer(cashier);
const servers = { ours: server, before: options.before ? await startBenchServer(options.before) : undefined };
try {
  // Measure everything once per run, so that a machine that slows down in the meantime affects all candidates alike.
  for (let run = 0; run < runs; run += 1) {
    console.error(`Run ${run + 1} of ${runs} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    await section('list', () => measureLists(servers, options, samples));
    await section('blind', () => measureBlindLists(servers, samples));
    await section('warm', () => measureWarmLists(servers, samples));
    await section('preload', () => measurePreload(server, samples));
    await section('rest', () => measureRest(servers, samples));
    await section('form', () => measureForms(servers, samples));
    await section('burst', () => measureBursts(server, samples));
  }
  // Figures that are not times come last: they do not drift, so they need not be interleaved with the times.
  for (let run = 0; run < runs; run += 1) {
    console.error(`State ${run + 1} of ${runs} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    await section('heap', () => measureHeaps(server, options, samples));
    await section('deposits', () => measureOneLongSession(server, options, samples));
  }
  await section('plugin', () => measurePlugin(samples));
} finally {
  server.close();
  servers.before?.close();
}

/** A failed section is missing from the table, but does not end a long bench. */
async function section(name: Section, measure: () => Promise<void>): Promise<void> {
  if (!sections.has(name)) return;
  try {
    await measure();
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name} was not measured to its end:`, error);
  }
}

const text = `# Results\n\n${await conditions(options, startedAt)}\n\n${report(samples, options)}`;
console.log(`\n${text}`);
if (options.isKept) writeFileSync(new URL('RESULTS.md', import.meta.url), text);
