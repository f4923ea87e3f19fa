/** `npm run bench`: measures the cashier beside Adyen Web and plain HTML. What each figure means: bench/README.md. */
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
  // Run by run, not figure by figure: a machine that slows down slows everybody down.
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
  // What is no time does not drift: at the end, so that the times are through as soon as they can be.
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

/** What cannot be measured is missing from the table; the rest of a long bench is not lost with it. */
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
