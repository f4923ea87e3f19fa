/** The built widget: its page with the run-time settings, its files, its locales. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/contract/settings';
import { markets } from '../catalogue/markets';
import type { FaultSwitches } from '../faults';
import { CORS } from './banking-api';
import { widgetHeaders } from './csp';
import { fillJsonBlock } from './json-block';
import { json, text, type Reply, type Request, type Route } from './router';
import { serveFile } from './static-files';

export interface WidgetOptions {
  widgetDir: string;
  frameAncestors: () => readonly string[];
  /** As the deployment wrote them; the widget fills in the defaults. */
  settings: Partial<Settings>;
}

export function widgetRoutes(options: WidgetOptions, faults: FaultSwitches): Route[] {
  const locale = async (request: Request): Promise<Reply> => {
    const { locales } = faults.of();
    const language = request.params.rest!.replace(/\.json$/, '');
    const isSwitchedOff = locales === true || (Array.isArray(locales) && locales.includes(language));
    const found = isSwitchedOff
      ? null
      : await serveFile(join(options.widgetDir, 'locales'), request.params.rest!, request);
    if (!found) return json(404, { code: 'locale.notFound', message: 'No such locale' }, CORS);
    return { ...found, headers: { ...found.headers, ...CORS } };
  };
  return [
    { method: 'GET', pattern: '/locales/*', handle: locale },
    { method: 'GET', pattern: '/*', handle: (request) => widgetFile(request, options) },
  ];
}

async function widgetFile(request: Request, options: WidgetOptions): Promise<Reply> {
  const path = request.params.rest!;
  // A path without an ending is one of the widget's own routes, /form above all.
  if (path === '' || path === 'index.html' || !/\.\w+$/.test(path)) return widgetPage(request, options);
  const found = await serveFile(options.widgetDir, path, request);
  return found ?? text(404, 'Not found');
}

/** `?design=legacy`: as a deployment that has the legacy design everywhere. */
function designSettings({ query }: Request): Partial<Settings> {
  return query.get('design') === 'legacy' ? { legacyCountries: markets.map(({ country }) => country) } : {};
}

async function widgetPage(request: Request, options: WidgetOptions): Promise<Reply> {
  const file = join(options.widgetDir, 'index.html');
  if (!existsSync(file)) return text(503, `The widget is not built: ${file} is missing. Run "npm run build".`);
  const settings = { ...options.settings, ...designSettings(request) };
  const html = await readFile(file, 'utf8');
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...widgetHeaders({ host: request.headers.host ?? '', frameAncestors: options.frameAncestors(), settings, html }),
  };
  return { status: 200, headers, body: fillJsonBlock(html, 'cashier-settings', settings) };
}
