import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { fillJsonBlock } from '../../sandbox/http/json-block';
import type { Settings } from '../../src/contract/settings';

const PAGE = fileURLToPath(new URL('../../index.html', import.meta.url));

/**
 * Serves the widget's page and files as Vite makes them from the sources. Without the built page's Content Security Policy, because
 * Vite's scripts are inline.
 */
export function devWidget(vite: ViteDevServer, settings: Partial<Settings>): Hono {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/*', async (c) => {
    const { incoming, outgoing } = c.env;
    const isServed = await new Promise<boolean>((resolve) => {
      outgoing.once('finish', () => resolve(true));
      vite.middlewares(incoming, outgoing, () => resolve(false));
    });
    if (isServed) return RESPONSE_ALREADY_SENT;
    const page = fillJsonBlock(await readFile(PAGE, 'utf8'), 'cashier-settings', settings);
    return c.html(await vite.transformIndexHtml('/', page));
  });
  // The cast hides Node's own bindings, which the sandbox's other routes do not use.
  return app as unknown as Hono;
}
