import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeScriptDigests } from './script-digests.mjs';

it('has a line for each script, style sheet and page but the one that deployments change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'digests-'));
  mkdirSync(join(folder, 'assets'));
  for (const file of ['assets/a.js', 'assets/a.js.br', 'b.css', 'index.html', 'too-old.html', 'en.json'])
    writeFileSync(join(folder, file), 'abc');
  writeScriptDigests(folder);
  // SHA-256 of `abc`, from FIPS 180-2.
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const files = ['assets/a.js', 'b.css', 'too-old.html'];
  expect(readFileSync(join(folder, 'scripts.sha256'), 'utf8')).toBe(
    files.map((file) => `${digest}  ${file}\n`).join(''),
  );
  rmSync(folder, { recursive: true });
});
