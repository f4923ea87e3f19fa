/**
 * The package's `.d.ts` files: those that its entries reach. None of them may import a package that a host lacks.
 * Built-ins only.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';

const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g;
/** For the page's compiler, and not for ours: there is no error where React is installed. */
const OPTIONAL = ['// @ts', 'ignore: React is optional'].join('-');
const OPTIONS =
  '--ignoreConfig --declaration --emitDeclarationOnly --strict --skipLibCheck --target es2022 --module esnext ' +
  '--moduleResolution bundler --lib es2023,dom,dom.iterable --types react --verbatimModuleSyntax';

/**
 * @param {string} root of the project
 * @param {readonly string[]} entries file names in src/host-sdk without extension
 * @param {readonly string[]} peers packages that a host has
 * @returns {Record<string, string>} texts by file name @throws Error for a type of another package
 */
export function declarations(root, entries, peers) {
  const out = mkdtempSync(join(tmpdir(), 'cashier-sdk-'));
  try {
    const sources = entries.map((entry) => `src/host-sdk/${entry}.ts`);
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const args = [tsc, ...sources, ...OPTIONS.split(' '), '--rootDir', 'src/host-sdk', '--outDir', out];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The types of the package failed:\n${stdout}`);
    const found = /** @type {Record<string, string>} */ ({});
    const waiting = entries.map((entry) => `${entry}.d.ts`);
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (found[name] !== undefined) continue;
      const text = readFileSync(join(out, name), 'utf8');
      for (const [, from, inline] of text.matchAll(IMPORT)) {
        const target = from ?? inline ?? '';
        if (target.startsWith('./')) waiting.push(posix.join(posix.dirname(name), `${target}.d.ts`));
        else if (!peers.includes(target)) throw new Error(`${name} needs the types of ${target}, which no host has.`);
      }
      // Node's module resolution needs the file's extension.
      const resolved = text.replace(/(\bfrom '|\bimport\(')(\.\/[^']+)'/g, "$1$2.js'");
      // The element's types name React for its JSX; a page that uses the element may have no React.
      found[name] = name.endsWith('-jsx.d.ts')
        ? resolved.replace(/^(import .* from 'react'|declare module 'react')/gm, `${OPTIONAL}\n$1`)
        : resolved;
    }
    return found;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
