/** Serves the built widget: its page with the run-time settings, its files, its locales. */
import { Hono, type Context } from 'hono';
import { every } from 'hono/combine';
import { compress } from 'hono/compress';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/contract/settings';
import type { FaultSwitches } from '../faults';
import { anyOrigin, HOST_SDK, PAGE_CORS } from './cors';
import { widgetHeaders } from './csp';
import { fillJsonBlock } from './json-block';
import { staticFiles } from './static-files';

export interface WidgetOptions {
  widgetDir: string;
  frameAncestors: () => readonly string[];
  /** The settings as the deployment wrote them; the widget fills in the defaults. */
  settings: Partial<Settings>;
  /** All countries that have a method, for `?design=legacy`. */
  countries: () => string[];
}

export function widgetRoutes(options: WidgetOptions, faults: FaultSwitches): Hono {
  const app = new Hono();
  const files = staticFiles(options.widgetDir);
  const sdk = staticFiles(options.widgetDir, '', { 'Access-Control-Allow-Origin': '*' });
  const noLocale = (c: Context) => c.json({ code: 'locale.notFound', message: 'No such locale' }, 404);
  app.use('/locales/*', anyOrigin());
  app.get(
    '/locales/:file{.+}',
    async (c, next) => {
      const { locales } = faults.of();
      const language = c.req.param('file').replace(/\.json$/, '');
      const isSwitchedOff = locales === true || (Array.isArray(locales) && locales.includes(language));
      return isSwitchedOff ? noLocale(c) : next();
    },
    files,
    noLocale,
  );
  app.get('/*', (c, next) => (HOST_SDK.test(c.req.path) ? sdk(c, next) : next()));
  // A path without a file extension is a route of the widget, e.g. /form.
  const page = every(compress(), (c: Context) => widgetPage(c, options));
  app.get('/*', (c, next) =>
    c.req.path === '/index.html' || !/\.\w+$/.test(c.req.path) ? page(c, next) : files(c, next),
  );
  return app;
}

/**
 * `?design=legacy` serves the settings of a deployment that has the legacy design in every country, `?logo=both` those
 * of one that shows its logo in both designs.
 */
function askedSettings(c: Context, { countries }: WidgetOptions): Partial<Settings> {
  return {
    ...(c.req.query('design') === 'legacy' && { legacyCountries: countries() }),
    ...(c.req.query('logo') === 'both' && { logoInBoth: true }),
  };
}

async function widgetPage(c: Context, options: WidgetOptions): Promise<Response> {
  const file = join(options.widgetDir, 'index.html');
  if (!existsSync(file)) return c.text(`The widget is not built: ${file} is missing. Run "npm run build".`, 503);
  const settings = { ...options.settings, ...askedSettings(c, options) };
  const html = await readFile(file, 'utf8');
  return c.html(fillJsonBlock(html, 'cashier-settings', settings), 200, {
    'Cache-Control': 'no-cache',
    ...PAGE_CORS,
    ...widgetHeaders({ host: c.req.header('Host') ?? '', frameAncestors: options.frameAncestors(), settings, html }),
  });
}
