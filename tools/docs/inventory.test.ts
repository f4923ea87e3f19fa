import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../files.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const page = read('docs/inventory.md');
const SOURCES = listFiles('.', ['src', 'plugins', 'index.html'])
  .filter(
    (file) => /\.(?:tsx?|js|html)$/.test(file) && !/\.(?:test|fixture|fake|stories)\.|\.d\.ts$|\/test-kit\//.test(file),
  )
  .map((file) => ({ file, text: read(file) }));
const filesWith = (pattern: RegExp) => SOURCES.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** The page's table of keys, each with the file that writes it. */
const STORED = [...page.matchAll(/^\| `([\w.]+)` .*\| `((?:src|plugins)\/[\w./-]+)` +\|$/gm)].map(([, key, file]) => ({
  key: key!,
  file: file!,
}));

describe('the storage that docs/inventory.md names', () => {
  it('is all that the sources write', () => {
    // Passes on what the others write, unless their player has gone.
    const writers = filesWith(/\b(?:storage|store|apart|to)\.write\(|\.setItem\([A-Z]/).filter(
      (file) => file !== 'src/composition/player-scope.ts',
    );
    expect([...new Set(STORED.map(({ file }) => file))].sort()).toEqual(writers.sort());
  });

  it('is there under these keys', () => {
    const missing = STORED.filter(({ key }) => filesWith(new RegExp(`'${key.replaceAll('.', '\\.')}'`)).length === 0);
    expect(missing).toEqual([]);
    const named = SOURCES.flatMap(({ text }) => [...text.matchAll(/'(cashier\.[\w.]+)'/g)].map(([, key]) => key!));
    expect(named.filter((key) => !STORED.some((one) => one.key === key))).toEqual([]);
  });

  it('is of one kind', () => {
    expect(
      filesWith(/\b(?:localStorage|indexedDB|document\.cookie|cookieStore|caches\.|serviceWorker\.register)/),
    ).toEqual([]);
    expect(filesWith(/\.sessionStorage\b/)).toEqual([
      'src/composition/report-blocked-storage.ts',
      'src/first/greet.ts',
    ]);
  });
});

describe('the scripts that docs/inventory.md names', () => {
  it('are those of the pages, and one loader each for captchas and for a demo', () => {
    const inline = [...read('index.html').matchAll(/<script\b(?![^>]*application\/json)/g)];
    expect(inline).toHaveLength(2);
    expect(filesWith(/createElement\('script'\)/)).toEqual([
      'src/core/captcha/captcha-script.ts',
      'src/host-sdk/mount-cashier.ts',
    ]);
    expect(filesWith(/\bnew (?:Shared)?Worker\(|importScripts\(|\beval\(|new Function\(/)).toEqual([]);
  });

  it('are described by each name that the build gives out of turn', () => {
    const build = ['tools/vite/start-page.ts', 'vite.host-sdk.config.ts'].map(read).join('');
    const files = [...build.matchAll(/'([\w.-]+\.js)'/g)].map(([, name]) => name!);
    expect(files).not.toEqual([]);
    expect(files.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
