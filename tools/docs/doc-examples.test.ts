/** What the examples of the guides must not do with the player's token. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { JourneyEvent } from '../../src/contract/analytics';

const example = (file: string) => readFileSync(`docs/examples/${file}`, 'utf8').replaceAll(/^\s*(?:#|\/\/).*$/gm, '');

it('nginx writes no query to its logs: the socket’s has the token', () => {
  const conf = example('nginx.conf');
  const [, name, format] = /log_format (\w+)([^;]*);/.exec(conf) ?? [];
  expect(format).toContain('$uri');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|is_args|arg_\w+|http_referer)\b/);
  const logs = [...conf.matchAll(/access_log [^;]*;/g)].map(([line]) => line);
  expect(logs).toEqual([expect.stringMatching(new RegExp(` ${name};$`))]);
  const [, socket] = /location \/api\/v4\/socket\.io\/ \{([^}]*)\}/.exec(conf) ?? [];
  expect(socket).toMatch(/error_log \S+ crit;/);
});

it('the iOS app gives the player’s data to the cashier’s own pages alone', () => {
  const app = example('native.swift');
  const [, origin] = /let origin = "([^"]+)"/.exec(app) ?? [];
  const [, condition] = /let script =\s+"(.*)" \+/.exec(app) ?? [];
  const script = `${condition!.replaceAll('\\"', '"').replace('"\\(origin)"', `"${origin}"`)}{"token":"secret"}`;
  const told = (at: string) => {
    const window: { billingUserData?: object } = {};
    runInNewContext(script, { window, location: { origin: at } });
    return window.billingUserData;
  };
  expect(told('https://cashier.example.com')).toEqual({ token: 'secret' });
  for (const at of [
    'https://provider.example',
    'http://cashier.example.com',
    'https://cashier.example.com.evil.example',
  ])
    expect(told(at)).toBeUndefined();
  expect(app).toMatch(/removeAllUserScripts\(\)\s+if isCashier\(action\.request\.url\) \{ content\.addUserScript/);
});

const analytics = readFileSync('docs/analytics.md', 'utf8');
const blocks = (kind: string) => [
  ...analytics.matchAll(new RegExp(`\`\`\`${kind}\n([^\`]*(?:\`[^\`]+)*?)\`\`\``, 'g')),
];
const samples = blocks('json').map(([, text]) => JSON.parse(text!) as { name: string; params: object });

it('every event of the catalogue has a sample under its name, which the schema takes', () => {
  const named = [...analytics.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(named).toEqual(JourneyEvent.options.map(({ entries }) => entries.name.literal));
  expect(samples.map(({ name }) => name)).toEqual(named);
  for (const sample of samples) expect(v.parse(JourneyEvent, sample)).toEqual(sample);
});

it('a data layer and a fetch get what the list has offered', () => {
  const window: { dataLayer?: object[] } = {};
  const sent: unknown[] = [];
  const listeners: ((event: object) => void)[] = [];
  const cashier = { on: (_: string, listener: (event: object) => void) => listeners.push(listener) };
  const fetch = (url: string, { body }: { body: string }) => sent.push(url, JSON.parse(body));
  for (const [, code] of blocks('js')) runInNewContext(code!, { window, cashier, fetch, JSON, Date: { now: () => 1 } });
  for (const listener of listeners) listener(samples[0]!);
  expect(window.dataLayer).toMatchObject([
    {
      event: 'cashier_list_shown',
      items: [{ item_id: 'pix' }, { item_id: 'btc', item_category: 'crypto', index: 2 }, {}],
    },
  ]);
  expect(sent).toEqual(['/funnel', { ...samples[0], at: 1 }]);
});
