import { fileURLToPath } from 'node:url';
import { text, type Route } from '../http/router';
import { serveFile } from '../http/static-files';

const FOLDERS = ['./assets', '../operator/assets'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Styles and scripts of the provider's and the operator's pages. */
export const pageAssets: Route = {
  method: 'GET',
  pattern: '/provider-assets/:file',
  handle: async (request) => {
    for (const folder of FOLDERS) {
      const found = await serveFile(folder, request.params.file!, request);
      if (found) return found;
    }
    return text(404, 'Not found');
  },
};
