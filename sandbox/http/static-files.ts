/** Files of a folder, with compression made at build time and caching that fits a hashed name. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Vite's hashed names: `assets/list-BxYz12_3.js`. Outside that folder a name like `my-settings.css` is no hash. */
const HASHED = /\/assets\/.*-[\w-]{8}\.\w+$/;

/** A 304 to a widget on another origin names who may read it, too. */
const tagged = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'],
});

/**
 * A file that is not there is left to the next route. `prefix`: what stands before the file's path in the address;
 * `headers`: of the files alone.
 */
export function staticFiles(folder: string, prefix = '', headers: Readonly<Record<string, string>> = {}) {
  const rewriteRequestPath = (path: string) => path.slice(prefix.length);
  return every(tagged, describeFile(headers), serveStatic({ root: folder, precompressed: true, rewriteRequestPath }));
}

const describeFile =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok) return;
    const { headers: found } = c.res;
    // As nginx makes it: cheaper than the digest of the body that etag() would make.
    c.header('ETag', `"${found.get('Content-Length')}-${Date.parse(found.get('Last-Modified') ?? '')}"`);
    c.header('Vary', 'Accept-Encoding');
    c.header('Cache-Control', HASHED.test(c.req.path) ? IMMUTABLE : 'no-cache');
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
