/** Writes `scripts.sha256` into a build: the digest of each script, style sheet and page, as `sha256sum` writes them. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function writeScriptDigests(/** @type {string} */ folder) {
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    // index.html gets the deployment's settings; its scripts have their digests in script-src.txt.
    .filter((file) => /\.(?:js|css|html)$/.test(file) && file !== 'index.html')
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    );
  writeFileSync(join(folder, 'scripts.sha256'), lines.join(''));
}
