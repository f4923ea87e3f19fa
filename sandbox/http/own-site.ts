/**
 * Keeps other sites away from the desks and from the calls that change something: a page in the developer's browser can
 * reach this machine as well. The payment pages are not among them: players come to those from anywhere.
 */
import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isIP } from 'node:net';
import { invalid } from './server';
import { parseUrl } from './url';

const PATHS = ['/sandbox/*', '/operator/*', '/director/*'];
/** Load balancers ask it under names of their own, and it says nothing. */
const HEALTH = '/sandbox/health';

/** Must precede the routes that it guards. `allowHosts`: further names under which the sandbox may be called. */
export function ownSite(allowHosts: readonly string[] = []): Hono {
  const app = new Hono();
  for (const path of PATHS) {
    app.use(path, async (c, next) => {
      if (c.req.path !== HEALTH) refuse(c, allowHosts);
      await next();
    });
  }
  return app;
}

function refuse(c: Context, allowHosts: readonly string[]): void {
  const called = parseUrl(`http://${c.req.header('Host') ?? new URL(c.req.url).host}`);
  // A name that its owner points to this machine for a moment (DNS rebinding) still stands in Host.
  if (!called || !isOwnName(called.hostname, allowHosts)) {
    throw forbidden('sandbox.foreignHost', 'Not the sandbox’s host. --allow-hosts names further ones');
  }
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return;
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  const isOwn = site ? ['same-origin', 'none'].includes(site) : !origin || parseUrl(origin)?.host === called.host;
  if (!isOwn) {
    throw forbidden('sandbox.crossSite', 'Another site may not call this');
  }
  // Browsers that send neither header can't send JSON to another site without asking first.
  if (c.req.method !== 'DELETE' && !/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
    throw invalid('JSON is expected: Content-Type must be application/json');
  }
}

/** An address can't be pointed elsewhere as a name can, and `localhost` always is this machine. */
const isOwnName = (name: string, allowHosts: readonly string[]): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
  allowHosts.includes(name);

function forbidden(code: string, message: string): HTTPException {
  return new HTTPException(403, { res: Response.json({ code, message }, { status: 403 }), message });
}
