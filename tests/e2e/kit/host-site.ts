/** A brand's pages on an origin of their own, and widgets served correctly or wrongly, as a test needs them. */
import { Hono, type Context } from 'hono';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Settings } from '../../../src/contract/settings';
import { HOST_SDK, PAGE_CORS } from '../../../sandbox/http/cors';
import { widgetHeaders } from '../../../sandbox/http/csp';
import { fillJsonBlock } from '../../../sandbox/http/json-block';
import { closeServer, listen } from '../../../sandbox/http/listen';
import { createHttpServer } from '../../../sandbox/http/http-server';
import { createApp } from '../../../sandbox/http/server';
import { staticFiles } from '../../../sandbox/http/static-files';

export interface WidgetOptions {
  settings: Partial<Settings>;
  /** Sources of `frame-ancestors`. */
  frameAncestors: readonly string[];
  /** Path of dist/ on the server; begins and ends with a slash. */
  base?: string;
  /** Changes the built page. */
  change?: (html: string) => string;
  /** The page for which the policy is made, when that is another one. */
  policyOf?: string;
  /** False to serve it without what a host page with an embedder policy asks for. Default: true. */
  hasEmbedderPolicy?: boolean;
  /** True to serve the page at each address that is no file's. */
  isEverywhere?: boolean;
  /** True to let other origins read all its files, for a frame with an opaque origin. */
  isReadable?: boolean;
}

/** The servers of one test. */
export class HostSite {
  private readonly servers: Server[] = [];

  /** Serves a brand's page with its headers, and a folder of files beside it. Returns its origin. */
  async page(html: string, { headers = {}, folder = '' }: { headers?: Record<string, string>; folder?: string } = {}) {
    const app = new Hono().get('/', (c) => c.html(html, 200, headers));
    if (folder) app.get('/*', staticFiles(folder));
    return this.serve(app);
  }

  /** Serves the built widget. Returns its address. */
  async widget({
    settings,
    frameAncestors,
    base = '/',
    change = (html) => html,
    policyOf,
    hasEmbedderPolicy = true,
    isEverywhere = false,
    isReadable = false,
  }: WidgetOptions): Promise<string> {
    const page = async (c: Context) => {
      const html = change(await readFile('dist/index.html', 'utf8'));
      const policy = widgetHeaders({
        host: c.req.header('Host') ?? '',
        frameAncestors,
        settings,
        html: policyOf ?? html,
      });
      if (!hasEmbedderPolicy) delete policy['Cross-Origin-Embedder-Policy'];
      return c.html(fillJsonBlock(html, 'cashier-settings', settings), 200, { ...policy, ...PAGE_CORS });
    };
    const readable = staticFiles('dist', base, { 'Access-Control-Allow-Origin': '*' });
    const files = staticFiles('dist', base);
    const isSdk = (path: string) => HOST_SDK.test(path.slice(base.length - 1));
    const app = new Hono()
      .get(base, page)
      .get(`${base}index.html`, page)
      .get(`${base}*`, (c, next) => (isReadable || isSdk(c.req.path) ? readable(c, next) : files(c, next)));
    if (isEverywhere) app.get('*', page);
    return `${await this.serve(app)}${base}`;
  }

  /** An address that redirects to another one. */
  async moved(to: string): Promise<string> {
    return `${await this.serve(new Hono().get('/*', (c) => c.redirect(new URL(c.req.path, to).href, 301)))}/`;
  }

  /** An address at which nothing listens. */
  async nowhere(): Promise<string> {
    const server = createHttpServer(createApp(new Hono()));
    const port = await listen(server, 0, '127.0.0.1', '');
    await closeServer(server);
    return `http://localhost:${port}/`;
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map(closeServer));
  }

  private async serve(app: Hono): Promise<string> {
    const server = createHttpServer(createApp(app));
    this.servers.push(server);
    return `http://localhost:${await listen(server, 0, '127.0.0.1', '')}`;
  }
}
