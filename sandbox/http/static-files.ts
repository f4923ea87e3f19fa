/** Serves a folder's files, compressed at build time, with caching by whether the name has a hash. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * Vite's hashed names: `assets/list-BxYz12_3.js`. Only in that folder: the end of a name like `my-settings.css` is not
 * a hash.
 */
const HASHED = /\/assets\/.*-[\w-]{8}\.\w+$/;

/** A 304 keeps the CORS headers, which a widget on another origin needs as well. */
const tagged = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'],
});

/**
 * Passes a missing file on to the next route. `prefix`: the part of the path before the file's own; `headers`: added to
 * found files only.
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
    // An ETag as nginx makes it: cheaper than a digest of the body, which etag() would compute.
    c.header('ETag', `"${found.get('Content-Length')}-${Date.parse(found.get('Last-Modified') ?? '')}"`);
    c.header('Vary', 'Accept-Encoding');
    c.header('Cache-Control', HASHED.test(c.req.path) ? IMMUTABLE : 'no-cache');
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
