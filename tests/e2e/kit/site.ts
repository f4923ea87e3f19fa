/** The built files on a server of their own, without a gateway: any static server, any base path, any settings. */
import { readFile } from 'node:fs/promises';
import type { Settings } from '../../../src/contract/settings';
import { widgetHeaders } from '../../../sandbox/http/csp';
import { hostPageRoutes } from '../../../sandbox/http/host-page';
import { fillJsonBlock } from '../../../sandbox/http/json-block';
import { closeServer, listen } from '../../../sandbox/http/listen';
import { createHttpServer, text, type Handler, type Route } from '../../../sandbox/http/router';
import { serveFile } from '../../../sandbox/http/static-files';

export interface Site {
  widgetUrl: string;
  /** The demo page that embeds this widget. */
  hostUrl: string;
  close(): Promise<void>;
}

/** `base` begins and ends with a slash. */
export async function startSite(settings: Partial<Settings>, base = '/'): Promise<Site> {
  let hostUrl = '';
  const page: Handler = async ({ headers }) => {
    const html = await readFile('dist/index.html', 'utf8');
    const policy = widgetHeaders({ host: headers.host ?? '', frameAncestors: [hostUrl], settings, html });
    const body = fillJsonBlock(html, 'cashier-settings', settings);
    return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8', ...policy }, body };
  };
  const files: Route = {
    method: 'GET',
    pattern: `${base}*`,
    handle: async (request) => {
      const path = request.params['rest'] ?? '';
      if (path === '' || path === 'index.html') return page(request);
      return (await serveFile('dist', path, request)) ?? text(404, 'Not found');
    },
  };
  const widget = createHttpServer(Promise.resolve([files]));
  const widgetUrl = `http://localhost:${await listen(widget, 0, '127.0.0.1', '')}${base}`;
  const host = createHttpServer(Promise.resolve(hostPageRoutes('dist-demo', widgetUrl)));
  hostUrl = `http://localhost:${await listen(host, 0, '127.0.0.1', '')}`;
  return {
    widgetUrl,
    hostUrl,
    close: async () => void (await Promise.all([closeServer(widget), closeServer(host)])),
  };
}
