/** The gateway that docs/gateway.md begins with passes the conformance's first level, on another origin than the cashier's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { readOptions } from '../conformance/options';
import { RULES } from '../conformance/rules/index';
import { runRules } from '../conformance/run-rules';

it('has a first list that nothing can be said against', async () => {
  const gateway = spawn(process.execPath, ['docs/examples/gateway.mjs'], { env: { ...process.env, PORT: '0' } });
  onTestFinished(() => void gateway.kill());
  const [printed] = (await once(gateway.stdout, 'data')) as [Buffer];
  const region = ['--country', 'br', '--currency', 'BRL'];
  const asked = ['--token', 't', '--expired-token', 'old', '--origin', 'https://cashier.example', '--level', 'list'];
  const options = readOptions([String(printed).trim(), ...asked, ...region], {})!;
  const { verdicts } = await runRules(RULES, options, { sleep: async () => {}, onPayable: () => {} });
  const failed = verdicts.filter(({ outcome }) => outcome === 'fail');
  expect(failed.map(({ rule, seen }) => `${rule.id}: ${seen}`)).toEqual([]);
  expect(verdicts.find(({ rule }) => rule.id === 'list.error-body')?.outcome).toBe('pass');
}, 60_000);
