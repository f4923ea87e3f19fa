/** The demo host page, on a port of its own: another origin than the widget's, as in real life. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostPageHeaders } from './csp';
import { fillJsonBlock } from './json-block';
import { text, type Reply, type Route } from './router';
import { serveFile } from './static-files';

export function hostPageRoutes(demoDir: string, widgetUrl: string): Route[] {
  const page = async (): Promise<Reply> => {
    const file = join(demoDir, 'index.html');
    if (!existsSync(file)) return text(503, `The demo page is not built: ${file} is missing. Run "npm run build".`);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...hostPageHeaders(new URL(widgetUrl).origin),
    };
    const body = fillJsonBlock(await readFile(file, 'utf8'), 'demo-config', { widgetUrl });
    return { status: 200, headers, body };
  };
  return [
    { method: 'GET', pattern: '/', handle: page },
    { method: 'GET', pattern: '/index.html', handle: page },
    {
      method: 'GET',
      pattern: '/*',
      handle: async (request) => (await serveFile(demoDir, request.params.rest!, request)) ?? text(404, 'Not found'),
    },
  ];
}
