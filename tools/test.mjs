/**
 * `npm test` and `npm run test:all`: install what is missing (a browser too), run their steps and end with a table and `N passed, N failed`.
 *
 *   --all               as `npm run test:all`: the slow ones, too
 *   --whole             all of `npm test`, also when only one plugin was changed
 *   --only step,group   e.g. `--only unit,lint`
 *   --project firefox  the browser of the step e2e; Chromium when not given
 *   --verbose           prints the output of the steps that passed, too
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countTests } from './test/count-tests.mjs';
import { ensureInstall } from '../machine/ensure-install.mjs';
import { failedTests } from './test/failed-tests.mjs';
import { flowTable, shownFlows } from './test/flow-table.mjs';
import { notice, onlyPlugin } from './test/one-plugin.mjs';
import { runSteps, summary } from './test/run-steps.mjs';
import { chooseSteps, partFor, reportOptions } from './test/test-steps.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'cashier-test-'));
/**
 * Passes on whether we run in a terminal: the steps write to a pipe and can't see it. @type {Record<string, string>}
 */
const COLOR = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    rmSync(reports, { recursive: true, force: true });
    process.exit(130);
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

async function main() {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      whole: { type: 'boolean', default: false },
      project: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { project } = values;
  const isWhole = values.whole || values.all || values.only !== undefined || process.env.CI === 'true';
  const plugin = isWhole ? undefined : onlyPlugin(ROOT);
  const steps = chooseSteps(values.only, values.all)
    .map((step) => (plugin ? partFor(step, plugin) : step))
    .map((step) =>
      project && step.name === 'e2e' ? { ...step, command: [...step.command, '--project', project] } : step,
    );
  if (plugin) console.log(notice(plugin, steps));
  ensureInstall();
  if (steps.some((step) => step.browser)) ensureBrowser();
  const results = await runSteps(steps, {
    run,
    slots: Math.min(2, availableParallelism()),
    onEnd({ step, ok, ms, output, counts }) {
      const isLeftOut = ok && counts.passed === 0;
      console.log(`${isLeftOut ? 'no    ' : ok ? 'ok    ' : 'FAILED'}  ${step.name} (${(ms / 1000).toFixed(1)} s)`);
      if (!ok || isLeftOut || values.verbose) console.log(indent(output));
    },
  });
  const table = flowTable(results.map(({ step, flows = [] }) => ({ step: step.name, flows })));
  if (table) console.log(`\n${table}`);
  console.log(`\n${summary(results)}`);
  return results.every(({ ok }) => ok) ? 0 : 1;
}

function ensureBrowser() {
  const args = ['--import', 'tsx', 'machine/chromium.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 2] });
  if (status !== 0) throw new Error('The tests need a browser.');
}

/** What the script says is missing; undefined when the engine is there. @param {string} script */
function missingEngine(script) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? undefined : stderr;
}

/** @param {import('./test/test-steps.mjs').Step} step @returns {Promise<import('./test/run-steps.mjs').Outcome>} */
function run(step) {
  if (step.requires && !existsSync(join(ROOT, step.requires))) {
    const counts = { passed: 0, failed: 1, skipped: 0 };
    return Promise.resolve({ ok: false, output: `${step.requires} is missing.`, counts });
  }
  const missing = step.engine ? missingEngine(step.engine) : undefined;
  if (missing) {
    const isNeeded = process.env.CI === 'true';
    const counts = { passed: 0, failed: isNeeded ? 1 : 0, skipped: isNeeded ? 0 : 1 };
    return Promise.resolve({ ok: !isNeeded, output: missing, counts });
  }
  const reportFile = join(reports, `${step.name}.json`);
  const { args, env } = reportOptions(step, reportFile);
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, [...step.command, ...(step.which ?? []), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...step.env, ...env, ...COLOR },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      children.delete(child);
      const json = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined;
      const counts = countTests(step.report, json, code);
      const ok = code === 0 && counts.failed === 0;
      const failed = ok ? '' : failedTests(step.report, json);
      resolve({ ok, output: failed ? `${failed}\n\n${output}` : output, counts, flows: shownFlows(step.report, json) });
    });
  });
}

/** @param {string} text */
function indent(text) {
  return text.trimEnd().replace(/^/gm, '    ');
}
