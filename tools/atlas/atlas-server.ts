import { Hono } from 'hono';
import { closeServer, listen } from '../../sandbox/http/listen';
import { createHttpServer } from '../../sandbox/http/http-server';
import { createApp } from '../../sandbox/http/server';
import { staticFiles } from '../../sandbox/http/static-files';

export interface AtlasServer {
  /** Base address without a trailing slash. `/site/` serves the Storybook, `/files/` the project. */
  url: string;
  close(): Promise<void>;
}

/** Listens on this machine only, on any free port. */
export async function startAtlasServer(): Promise<AtlasServer> {
  const files = new Hono()
    .get('/site/*', staticFiles('dist-storybook/site', '/site'))
    .get('/files/*', staticFiles('.', '/files'));
  const server = createHttpServer(createApp(files));
  const port = await listen(server, 0, '127.0.0.1', '');
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}
