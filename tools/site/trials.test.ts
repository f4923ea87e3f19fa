import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { IncomingMessage, LoadedPayload, OutgoingMessage } from '../../src/contract/host';
import { Settings } from '../../src/contract/settings';
import { FIXES } from '../../src/host-sdk/fixes';
import { PAYLOAD_TRIALS } from './payload-trials';
import { withTrials } from './with-trials';

const page = (name: string) => withTrials(readFileSync(`docs/${name}.md`, 'utf8'), name);
const namesIn = (text: string) => [...text.matchAll(/<TryIt name="([^"]+)"/g)].map(([, name]) => name!);
const trialsIn = (text: string) =>
  [...text.matchAll(/<TryIt name="([^"]+)" trial="([^"]+)"/g)].map(
    ([, name, trial]) => [name!, JSON.parse(decodeURIComponent(trial!)) as { settings?: object }] as const,
  );
/** The keys of a table's rows. */
const rowsOf = (text: string) => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, key]) => key!);

it('offers each setting, with an example that the schema takes as it is', () => {
  expect(namesIn(page('settings')).filter((name) => name !== 'these settings')).toEqual(rowsOf(page('settings')));
  for (const [name, { settings }] of trialsIn(page('settings'))) {
    const read = v.safeParse(Settings, settings);
    expect(read.issues, name).toBe(undefined);
    expect(read.output, name).toMatchObject(settings!);
  }
});

it('offers each block of settings', () => {
  const blocks = readFileSync('docs/settings.md', 'utf8').match(/^```(?:json|html)$/gm);
  expect(namesIn(page('settings')).filter((name) => name === 'these settings')).toHaveLength(blocks!.length);
});

it('offers each message, in either direction, that the page tables name', () => {
  const out = OutgoingMessage.options.map((option) => option.entries.messageType.literal);
  const into = IncomingMessage.options.map((option) => option.entries.type.literal);
  const named = rowsOf(page('embedding'));
  expect(
    [...out, ...into].filter((name) => named.includes(name) && !namesIn(page('embedding')).includes(name)),
  ).toEqual([]);
  expect(out.filter((name) => !named.includes(name))).toEqual([]);
});

it('offers each key of the host data, with a value that the schema takes', () => {
  const keys = Object.keys(LoadedPayload.entries);
  expect(keys.filter((key) => !namesIn(page('embedding')).includes(key))).toEqual([]);
  for (const [key, { payload = {} }] of Object.entries(PAYLOAD_TRIALS))
    if (key in payload && key !== 'token') expect(v.parse(LoadedPayload, payload), key).toMatchObject(payload);
});

it('offers each event of a visit, and each experiment', () => {
  const text = readFileSync('docs/analytics.md', 'utf8');
  const headings = [...text.matchAll(/^### (\w+)$/gm)].map(([, name]) => name!);
  expect(namesIn(page('analytics')).toSorted()).toEqual([...headings, ...rowsOf(text).slice(1)].toSorted());
});

it('offers each problem under its heading, and beside its row', () => {
  expect(namesIn(page('problems')).toSorted()).toEqual([...Object.keys(FIXES), 'bad_settings'].toSorted());
  expect(Object.keys(FIXES).filter((code) => !namesIn(page('errors')).includes(code))).toEqual([]);
});

it('offers each error and reason but four', () => {
  const left = rowsOf(page('errors')).filter((code) => !namesIn(page('errors')).includes(code));
  expect(left).toEqual(['http.timeout', 'attempt.unresolved', 'attempt.open', 'captcha.browserOnly']);
});

it('leaves other pages as they are', () => {
  expect(page('start')).toBe(readFileSync('docs/start.md', 'utf8'));
});
