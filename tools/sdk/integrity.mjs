/** Subresource Integrity: hashes for `<script integrity>`. Built-ins only. */
import { createHash } from 'node:crypto';

/** @param {string | Uint8Array} content */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * The content of the package's `integrity.json` and of `host-sdk.json` beside the widget: hashes by file name.
 * @param {string} version @param {Record<string, string | Uint8Array>} files
 */
export function integrityFile(version, files) {
  const entries = Object.entries(files).map(([name, content]) => [name, integrityOf(content)]);
  return `${JSON.stringify({ version, integrity: Object.fromEntries(entries) }, null, 2)}\n`;
}
