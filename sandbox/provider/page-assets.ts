import { Hono } from 'hono';
import { fileURLToPath } from 'node:url';
import { staticFiles } from '../http/static-files';

const PATH = '/provider-assets';

/** Styles and scripts of the provider's, the operator's and the director's pages. */
export function pageAssets(): Hono {
  const app = new Hono();
  for (const folder of ['./assets', '../operator/assets', '../director/assets']) {
    app.get(`${PATH}/*`, staticFiles(fileURLToPath(new URL(folder, import.meta.url)), PATH));
  }
  return app;
}
