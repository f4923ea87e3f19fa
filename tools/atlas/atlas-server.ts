import { closeServer, listen } from '../../sandbox/http/listen';
import { createHttpServer, text, type Route } from '../../sandbox/http/router';
import { serveFile } from '../../sandbox/http/static-files';

/** URL prefix to folder. */
const FOLDERS: Readonly<Record<string, string>> = {
  'site/': 'dist-storybook/site',
  'files/': '.',
};

export interface AtlasServer {
  /** Ends without a slash. `/site/` is the Storybook, `/files/` the project. */
  url: string;
  close(): Promise<void>;
}

/** For this machine only, on any free port. */
export async function startAtlasServer(): Promise<AtlasServer> {
  const files: Route = {
    method: 'GET',
    pattern: '/*',
    handle: async (request) => {
      const path = request.params['rest'] ?? '';
      const prefix = Object.keys(FOLDERS).find((one) => path.startsWith(one));
      const reply = prefix && (await serveFile(FOLDERS[prefix]!, path.slice(prefix.length), request));
      return reply || text(404, 'Not found');
    },
  };
  const server = createHttpServer(Promise.resolve([files]));
  const port = await listen(server, 0, '127.0.0.1', '');
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}
