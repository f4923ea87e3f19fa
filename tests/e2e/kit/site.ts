/** Serves the built files without a gateway, as a static server does, with any base path and settings. */
import { Hono, type Context } from 'hono';
import { readFile } from 'node:fs/promises';
import type { Settings } from '../../../src/contract/settings';
import { widgetHeaders } from '../../../sandbox/http/csp';
import { hostPageRoutes } from '../../../sandbox/http/host-page';
import { fillJsonBlock } from '../../../sandbox/http/json-block';
import { closeServer, listen } from '../../../sandbox/http/listen';
import { createHttpServer } from '../../../sandbox/http/http-server';
import { createApp } from '../../../sandbox/http/server';
import { staticFiles } from '../../../sandbox/http/static-files';

export interface Site {
  widgetUrl: string;
  /** Address of a demo page that embeds this widget. */
  hostUrl: string;
  close(): Promise<void>;
}

/** `base`: begins and ends with a slash. */
export async function startSite(settings: Partial<Settings>, base = '/'): Promise<Site> {
  let hostUrl = '';
  const page = async (c: Context) => {
    const html = await readFile('dist/index.html', 'utf8');
    const policy = widgetHeaders({ host: c.req.header('Host') ?? '', frameAncestors: [hostUrl], settings, html });
    return c.html(fillJsonBlock(html, 'cashier-settings', settings), 200, policy);
  };
  const files = new Hono().get(base, page).get(`${base}index.html`, page).get(`${base}*`, staticFiles('dist', base));
  const widget = createHttpServer(createApp(files));
  const widgetUrl = `http://localhost:${await listen(widget, 0, '127.0.0.1', '')}${base}`;
  const host = createHttpServer(createApp(hostPageRoutes('dist-demo', widgetUrl)));
  hostUrl = `http://localhost:${await listen(host, 0, '127.0.0.1', '')}`;
  return {
    widgetUrl,
    hostUrl,
    close: async () => void (await Promise.all([closeServer(widget), closeServer(host)])),
  };
}
