/** Subresource Integrity: hashes for `<script integrity>`. Built-ins only. */
import { createHash } from 'node:crypto';

/** @param {string | Uint8Array} content */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * The content of the package's `integrity.json` and of `host-sdk.json` beside the widget: hashes by file name.
 * @param {string} version the release @param {Record<string, string | Uint8Array>} files
 * @param {string} [bridge] version of the messages between host and cashier, which `Loaded` names
 */
export function integrityFile(version, files, bridge) {
  const entries = Object.entries(files).map(([name, content]) => [name, integrityOf(content)]);
  return `${JSON.stringify({ version, bridge, integrity: Object.fromEntries(entries) }, null, 2)}\n`;
}
