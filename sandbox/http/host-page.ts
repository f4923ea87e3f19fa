/** The demo host page, on a port of its own: another origin than the widget's, as in production. */
import { Hono, type Context } from 'hono';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostPageHeaders } from './csp';
import { fillJsonBlock } from './json-block';
import { staticFiles } from './static-files';

export function hostPageRoutes(demoDir: string, widgetUrl: string): Hono {
  const page = async (c: Context) => {
    const file = join(demoDir, 'index.html');
    if (!existsSync(file)) return c.text(`The demo page is not built: ${file} is missing. Run "npm run build".`, 503);
    const body = fillJsonBlock(await readFile(file, 'utf8'), 'demo-config', { widgetUrl });
    return c.html(body, 200, { 'Cache-Control': 'no-cache', ...hostPageHeaders(new URL(widgetUrl).origin) });
  };
  return new Hono().get('/', page).get('/index.html', page).get('/*', staticFiles(demoDir));
}
