import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The sources that `script-src` needs so that a page may run its inline scripts: `'sha256-…'` of each (CSP Level 3,
 * 6.7.2). Data blocks, which have another type, are not scripts.
 */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?: type="module")?(?: async)?>([^]*?)<\/script>/g);
  return Array.from(scripts, ([, code = '']) => `'sha256-${base64(sha256(utf8ToBytes(code)))}'`);
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
