import { Hono, type Context } from 'hono';
import type { FaultSwitches } from '../faults';
import { anyOrigin } from './cors';
import { IMMUTABLE, staticFiles } from './static-files';

const PATH = '/files/icons';
const HEADERS = {
  'Content-Type': 'image/svg+xml',
  // An id always names the same picture.
  'Cache-Control': IMMUTABLE,
  // A picture opened on its own may load nothing and run nothing.
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** Serves method icons by id. */
export function filesService(folders: readonly string[], faults: FaultSwitches): Hono {
  const app = new Hono().basePath(PATH);
  const noIcon = (c: Context) => c.text('No such icon', 404);
  app.use(anyOrigin());
  app.get('/*', (c, next) => (faults.of().icons ? noIcon(c) : next()));
  for (const folder of folders) app.get('/:file{[\\w.-]+\\.svg}', staticFiles(folder, PATH, HEADERS));
  app.get('/*', noIcon);
  return app;
}
