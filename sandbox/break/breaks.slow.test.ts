/** The conformance suite finds no fault in the sandbox, and exactly one when one break is on. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS, type Options } from '../../tools/conformance/options';
import { Context } from '../../tools/conformance/context';
import { LEVELS, type Level } from '../../tools/conformance/levels';
import { unlisted } from '../../tools/conformance/named-methods';
import { RULES } from '../../tools/conformance/rules/index';
import { runRules, type Report } from '../../tools/conformance/run-rules';
import { Frames } from '../../tools/conformance/wire/frames';
import { methods as upi } from '../../plugins/india-upi/fixtures';
import { methods as peers } from '../../plugins/peer-to-peer/fixtures';
import { IN_MEMORY } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { codeOf, connect, depositRequest, giveMoney, operator, postJson, setFaults } from '../testing/client';
import { BREAKS } from './breaks';

/** Offers a plugin's method in Germany, so that one country has a method for each kind of create. */
const inGermany = ([first]: typeof upi) => ({
  countries: ['de'],
  flows: ['deposit' as const],
  method: {
    ...first!.method,
    name: `${first!.method.name}_de`,
    currency: ['EUR'],
    amount_rules: { EUR: { min: 10, max: 500 } },
    position: 990,
  },
});

let sandbox: Sandbox;
beforeAll(async () => {
  const methods = [inGermany(upi), inGermany(peers)];
  sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: IN_MEMORY, methods });
}, 60_000);
afterAll(() => sandbox?.close());

it('tells of a method that the command line names and no list has', async () => {
  const asked = { ...DEFAULTS, gateway: sandbox.url, token: `demo-${randomUUID()}`, country: 'de', currency: 'EUR' };
  const hooks = { sleep: async () => {}, onPayable: () => {} };
  const contextOf = (named: Partial<Options>) => new Context({ ...asked, ...named }, new Frames([]), hooks);
  const mistyped = { depositMethod: 'de_test_crad', withdrawalMethod: 'de_nowhere' };
  expect(await unlisted(contextOf(mistyped))).toEqual([
    expect.stringMatching(
      /^--deposit-method: the deposit list of de, EUR has no de_test_crad\. It has (?:\w+, ){9}\w+ …$/,
    ),
    expect.stringMatching(/^--withdrawal-method: the withdrawal list of de, EUR has no de_nowhere\. It has \w+/),
  ]);
  const [listed] = await contextOf({}).methods('deposit');
  expect(await unlisted(contextOf({ depositMethod: listed!.name }))).toEqual([]);
});

async function runAgainst(rule: string | null, levels: readonly Level[] = LEVELS): Promise<Report> {
  sandbox.breaks.set(null);
  const [token, secondToken] = [`demo-${randomUUID()}`, `demo-${randomUUID()}`];
  const forgetAccount = await prepare(token);
  sandbox.breaks.set(rule);
  const options: Options = {
    ...DEFAULTS,
    levels,
    gateway: sandbox.url,
    token,
    secondToken,
    expiredToken: 'expired',
    country: 'de',
    currency: 'EUR',
    allowCreates: true,
    depositMethod: 'test_card',
    withdrawalMethod: 'test_payout',
    depositMore: 'test_card_fields',
    withdrawalMore: 'test_payout_fields',
    confirmMethod: 'test_payout_confirm',
    fields: { iban: 'DE89 3704 0044 0532 0130 00', city: 'Berlin', bank_city: 'Berlin', payer_name: 'Rahul Sharma' },
    origin: 'https://cashier.example',
    waitForEnd: 3000,
    slow: true,
    forgetAccount,
    patience: rule && SILENT.has(rule) ? 2000 : 30_000,
  };
  return runRules(RULES, options, {
    sleep: async (ms) => sandbox.breaks.advance(ms),
    codeOf: (id) => codeOf(sandbox.url, id),
    onPayable: async (id) => void (await operator(sandbox.url).act(id, { action: 'approve' })),
  });
}

/** BREAKS=whole runs the rules of all levels against each break, which takes minutes; by default those of its own level run. */
const IS_WHOLE = process.env['BREAKS'] === 'whole';

/** Breaks after which something never arrives: their tests take as long as the suite waits for it. */
const SILENT = new Set(['list.unknown-silence', 'additions.silence', 'withdrawal.push', 'deposit.push']);

/**
 * Prepares a player with money, codes that are sent again at once, a limit, two saved accounts and two declined deposits.
 * @returns the id of one deposit
 */
async function prepare(token: string): Promise<string> {
  await giveMoney(sandbox.url, token, '5000');
  const limits = [{ period: 'month', max: 100_000 }];
  await postJson(`${sandbox.url}/sandbox/standing`, { token, limits });
  await setFaults(sandbox.url, { token, confirmation: { resendInMs: 0 } });
  const player = await connect(sandbox.url, token);
  for (const account_number of ['12345678', '87654321']) {
    const fields = { account_number };
    const made = await player.request(
      'BANKING:deposit-create',
      depositRequest({ amount: 7, fields, saveAccount: true }),
    );
    const { depositId } = made.data as { depositId: string };
    await operator(sandbox.url).act(depositId, { action: 'decline' });
  }
  const { data } = await player.request('BANKING:accounts-list', { flow: 'deposit' });
  player.close();
  return (data as { accounts: { id: string }[] }).accounts[0]!.id;
}

const outcomes = ({ verdicts }: Report, outcome: string) =>
  verdicts.filter((each) => each.outcome === outcome).map(({ rule, seen }) => `${rule.id}: ${seen}`);

describe('the sandbox', () => {
  it('keeps every rule, and each of them could be tried', async () => {
    const report = await runAgainst(null);
    expect(outcomes(report, 'fail')).toEqual([]);
    expect(outcomes(report, 'skipped')).toEqual([]);
  });

  it('has a break for each rule', () => {
    expect(Object.keys(BREAKS).sort()).toEqual(RULES.map(({ id }) => id).sort());
  });
});

describe('a sandbox that breaks one rule', () => {
  it.each(RULES)('$id', async ({ id, level }) => {
    const failed = outcomes(await runAgainst(id, IS_WHOLE ? LEVELS : [level]), 'fail');
    expect(failed.map((line) => line.split(':')[0])).toEqual([id]);
  });
});
