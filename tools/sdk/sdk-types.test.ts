/** The package's types as a strict host has them: no check is skipped, with React and without. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declarations } from './declarations.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cashier-types-'));
const modules = join(folder, 'node_modules');
const STRICT =
  '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --skipLibCheck false ' +
  '--target es2022 --module nodenext --moduleResolution nodenext --lib es2023,dom,dom.iterable --jsx react-jsx';

beforeAll(() => {
  const sdk = join(modules, 'cashier-host-sdk');
  mkdirSync(sdk, { recursive: true });
  const entries = ['index', 'react', 'element'];
  for (const [name, text] of Object.entries(declarations(resolve('.'), entries, ['react'])))
    writeFileSync(join(sdk, name), text);
  for (const name of entries) writeFileSync(join(sdk, `${name}.js`), '');
  const exports = Object.fromEntries(entries.map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: '' }]));
  writeFileSync(join(sdk, 'package.json'), JSON.stringify({ type: 'module', exports }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function check(file: string, text: string): string {
  writeFileSync(join(folder, file), text);
  const tsc = resolve('node_modules', 'typescript', 'bin', 'tsc');
  return spawnSync(process.execPath, [tsc, ...STRICT.split(' '), file], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
}

const SESSION = `
  declare const session: { token: string | undefined; id?: string };
  const payload = { token: session.token, userId: session.id, bonusList: [{ id: '1', type: 'deposit' as const }] };`;

it('of a page without React', () => {
  const page = `import { mountCashier } from 'cashier-host-sdk/index';
    import 'cashier-host-sdk/element';${SESSION}
    const handle = mountCashier(document.body, { widgetUrl: '/', flow: undefined });
    handle.update(payload);
    const element = document.createElement('cashier-frame');
    element.payload = payload;
    element.requestToken = async () => 'fresh';
    element.addEventListener('cashier-transaction-status', ({ detail }) => detail.status);`;
  expect(check('page.ts', page)).toBe('');
});

it('of a React application', () => {
  mkdirSync(join(modules, '@types'));
  symlinkSync(resolve('node_modules/@types/react'), join(modules, '@types/react'));
  const application = `import 'cashier-host-sdk/element';
    import { Cashier, useCashier } from 'cashier-host-sdk/react';${SESSION}
    export const Wallet = () => {
      const { ref } = useCashier({ widgetUrl: '/', payload: session.token ? payload : undefined });
      return (
        <main ref={ref}>
          <Cashier widgetUrl="/" payload={payload} id="wallet" data-test="x" aria-label="Deposit" className="wide" />
          <Cashier widgetUrl="/" />
          <cashier-frame
            widget-url="/" flow="deposit" payload={payload} requestToken={() => 'fresh'} className="wide" key="1"
            oncashier-problem={({ detail }) => detail.code} oncashier-transaction-status={({ detail }) => detail.status}
          />
        </main>
      );
    };
    // @ts-expect-error no such attribute
    export const wrong = <cashier-frame widgetUrl="/" />;`;
  expect(check('application.tsx', application)).toBe('');
});
