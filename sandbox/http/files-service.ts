import type { FaultSwitches } from '../faults';
import { CORS } from './banking-api';
import { text, type Route } from './router';
import { IMMUTABLE, serveFile } from './static-files';

/** Method icons by id. An id names one picture for good, so that it may be cached for good. */
export function filesService(folders: readonly string[], faults: FaultSwitches): Route {
  return {
    method: 'GET',
    pattern: '/files/icons/:file',
    handle: async (request) => {
      const file = request.params.file!;
      const isName = /^[a-z0-9][\w.-]*\.svg$/i.test(file);
      for (const folder of isName && !faults.of().icons ? folders : []) {
        const found = await serveFile(folder, file, request);
        // Opened on its own, a picture may load and run nothing.
        const own = { ...CORS, 'Cache-Control': IMMUTABLE, 'Content-Security-Policy': "default-src 'none'; sandbox" };
        if (found) return { ...found, headers: { ...found.headers, ...own } };
      }
      return { ...text(404, 'No such icon'), headers: CORS };
    },
  };
}
