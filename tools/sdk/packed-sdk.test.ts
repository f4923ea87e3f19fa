/** The archive that a brand installs, as the field's own tools judge it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSdk } from './build-sdk.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cashier-packed-'));
const sdk = join(folder, 'sdk');
let archive: string;

beforeAll(async () => {
  await buildSdk(sdk);
  const packed = execFileSync('npm', ['pack', sdk, '--json'], { cwd: folder, encoding: 'utf8' });
  archive = join(folder, (JSON.parse(packed) as [{ filename: string }])[0].filename);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('resolves to types and scripts of one kind, from every entry (arethetypeswrong)', () => {
  const attw = resolve('node_modules/@arethetypeswrong/cli/dist/index.js');
  // The package is for browsers, and so has no CommonJS.
  const { stdout } = spawnSync(process.execPath, [attw, archive, '--profile', 'esm-only', '--format', 'json'], {
    encoding: 'utf8',
  });
  const { analysis } = JSON.parse(stdout) as { analysis: { problems: { kind: string }[]; entrypoints: object } };
  expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(['.', './react', './element', './iife']));
  expect(analysis.problems.map(({ kind }) => kind).filter((kind) => kind !== 'CJSResolvesToESM')).toEqual([]);
}, 60_000);

it('has a package.json that says what is in it (publint)', async () => {
  const { messages } = await publint({ pkgDir: sdk, strict: true });
  expect(messages).toEqual([]);
});

it('has the element for editors, and the errors as a list', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(sdk, file), 'utf8')) as Record<string, unknown>;
  const { customElements, 'web-types': webTypes } = read('package.json');
  expect(read(customElements as string)).toMatchObject({ schemaVersion: '1.0.0' });
  expect(read(webTypes as string)).toMatchObject({
    contributions: { html: { elements: [{ name: 'cashier-frame' }] } },
  });
  expect(read('errors.json')).toMatchObject({ zero_height: { class: 'host' }, 'socket.timeout': { class: 'network' } });
});
