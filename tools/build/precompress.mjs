/** Writes `.br` and `.gz` beside every text file of a build, so that a static server sends them as they are. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export function precompress(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // Skips index.html, into which the server fills the deployment's settings.
    if (!entry.isFile() || !/\.(js|css|json|svg)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const source = readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(source, quality));
    writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
  }
}
