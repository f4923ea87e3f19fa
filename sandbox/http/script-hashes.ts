import { createHash } from 'node:crypto';

/**
 * What `script-src` has to name so that a page may run the scripts that stand in it: `'sha256-…'` of each (CSP Level 3,
 * 6.7.2). Data blocks, which have a type of their own, are no scripts.
 */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?: type="module")?(?: async)?>([^]*?)<\/script>/g);
  return Array.from(scripts, ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
