import { Hono } from 'hono';
import { fileURLToPath } from 'node:url';
import { staticFiles } from '../http/static-files';

const PATH = '/provider-assets';

/** Styles and scripts for the pages of the provider, the operator and the director. */
export function pageAssets(): Hono {
  const app = new Hono();
  for (const folder of ['./assets', '../operator/assets', '../director/assets']) {
    app.get(`${PATH}/*`, staticFiles(fileURLToPath(new URL(folder, import.meta.url)), PATH));
  }
  return app;
}
