/** Serves a folder below a path, as `python3 -m http.server` does: files and their types, nothing else. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { closeServer, listen } from '../../../sandbox/http/listen';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StaticSite {
  /** With the path and a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** `base`: begins and ends with a slash. */
export async function serveFolder(folder: string, base: string): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const isOurs = path.startsWith(base) && ['GET', 'HEAD'].includes(request.method ?? '');
    const file = join(folder, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
    const refuse = () => response.writeHead(isOurs ? 404 : 501).end();
    if (!isOurs) return void refuse();
    readFile(file).then(
      (body) =>
        response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body),
      refuse,
    );
    return undefined;
  });
  const port = await listen(server, 0, '127.0.0.1', '');
  return { url: `http://localhost:${port}${base}`, close: () => closeServer(server) };
}
