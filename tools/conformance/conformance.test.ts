import { describe, expect, it } from 'vitest';
import { LEVELS } from './levels';
import { OptionError, readOptions } from './options';
import { Failed, Skipped } from './outcome';
import { reportText } from './reports/write-report';
import type { Rule } from './rule';
import { RULES } from './rules/index';
import { runRules } from './run-rules';
import { Connection } from './wire/connection';
import { Frames } from './wire/frames';

const TOKEN = 'secret-token-of-a-player';
const options = (...more: string[]) => readOptions(['https://pay.example/', '--token', TOKEN, ...more], {})!;
const rule = (id: string, run: Rule['run'], more: Partial<Rule> = {}): Rule => ({
  ...{ id, level: 'list', title: `<${id}>`, says: 'says', source: 'contract', why: 'why', fix: 'fix', run },
  ...more,
});
const hooks = { sleep: async () => {}, onPayable: () => {} };

describe('the rules', () => {
  it('have ids of their own that begin with their level', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
    expect(RULES.filter(({ id, level }) => !id.startsWith(`${level}.`))).toEqual([]);
    expect(LEVELS.filter((level) => !RULES.some((each) => each.level === level))).toEqual([]);
  });
});

describe('the command line', () => {
  it('takes the gateway, and makes nothing unless told', () => {
    expect(options()).toMatchObject({ gateway: 'https://pay.example', allowCreates: false, levels: LEVELS });
    expect(options('--field', 'iban=DE1=2', '--level', 'history')).toMatchObject({
      fields: { iban: 'DE1=2' },
      levels: ['history'],
    });
  });

  it.each([
    ['no gateway', []],
    ['no token', ['https://pay.example']],
    ['an unknown level', ['https://pay.example', '--token', 'x', '--level', 'all']],
    ['an unknown option', ['https://pay.example', '--tokens', 'x']],
    ['a field without a value', ['https://pay.example', '--token', 'x', '--field', 'iban']],
  ])('refuses %s', (_, args) => {
    expect(() => readOptions(args, {})).toThrow(OptionError);
  });
});

describe('a run', () => {
  const rules = [
    rule('list.good', async () => 'fine'),
    rule('list.bad', async ({ frames }) => {
      frames.add('HTTP', 'sent', `Authorization: Bearer ${TOKEN}`);
      throw new Failed(`it said ${TOKEN} & <b>more</b>`);
    }),
    rule('list.not', async () => {
      throw new Skipped('no reason');
    }),
    rule('list.writes', async () => 'never', { writes: true }),
  ];

  it('tells each outcome, and tries nothing that writes', async () => {
    const { verdicts } = await runRules(rules, options(), hooks);
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['pass', 'fail', 'skipped', 'skipped']);
    expect(verdicts[3]!.seen).toBe('needs --allow-creates');
  });

  it.each(['json', 'junit', 'html'] as const)(
    'the %s report holds no token and no markup of the gateway',
    async (format) => {
      const text = reportText(format, await runRules(rules, options(), hooks));
      expect(text).not.toContain(TOKEN);
      expect(text).toContain('masked');
      if (format !== 'json') expect(text).not.toContain('<b>more');
    },
  );

  it('the html report holds each frame once, where the failed rule is if there is one', async () => {
    const asks: Rule['run'] = async ({ memo, frames }) => {
      await memo.once('answer', async () => frames.add('HTTP', 'received', 'the answer of the list'));
      return 'fine';
    };
    const builds: Rule['run'] = async (context) => {
      await asks(context);
      throw new Failed('it is wrong');
    };
    const shared = [rule('list.asks', asks), rule('list.builds', builds), rule('list.builds-too', asks)];
    const html = reportText('html', await runRules(shared, options(), hooks));
    const [before, after] = html.split('the answer of the list');
    expect(html.split('the answer of the list')).toHaveLength(2);
    expect(before).toContain('id="list.builds"');
    expect(after).not.toContain('id="list.builds"');
    expect(html.match(/id="f1"/g)).toHaveLength(1);
    expect(html.match(/href="#f1"/g)).toHaveLength(2);
  });

  it('a fault of the tool itself is thrown, and is no verdict', async () => {
    const broken = rule('list.broken', async () => {
      throw new TypeError('ours');
    });
    await expect(runRules([broken], options(), hooks)).rejects.toThrow('ours');
  });
});

it('a call that changes something is not sent without leave', () => {
  const settings = { frames: new Frames([]), label: 'x', mayWrite: false };
  const send = (type: string) => () =>
    Connection.prototype.send.call({ settings, socket: { emit() {} } } as never, type, {});
  expect(send('BANKING:deposit-create')).toThrow(Skipped);
  expect(send('BANKING:account-forget')).toThrow(Skipped);
  expect(send('BANKING:transactions-list')).not.toThrow();
});

it('secrets are masked by value and by key', () => {
  const text = new Frames(['abc123']).mask({ query: 'x=abc123', token: 'other', deep: { card_number: '4242' } });
  expect(text).not.toMatch(/abc123|other|4242/);
});

it('a list that is not answered fails one rule; what builds on it is skipped', async () => {
  const nowhere = { ...options('--level', 'list'), gateway: 'http://127.0.0.1:1' };
  const about = RULES.filter(({ id }) => ['list.body', 'list.offers', 'list.date', 'list.paging'].includes(id));
  const { verdicts } = await runRules(about, nowhere, hooks);
  expect(verdicts.map(({ rule: { id }, outcome }) => [id, outcome])).toEqual([
    ['list.body', 'fail'],
    ['list.offers', 'skipped'],
    ['list.date', 'skipped'],
    ['list.paging', 'skipped'],
  ]);
});
