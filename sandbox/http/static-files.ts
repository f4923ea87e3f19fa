/** Files of a folder, with compression made at build time and caching that fits a hashed name. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Reply, Request } from './router';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Vite's hashed names: `assets/list-BxYz12_3.js`. Outside that folder a name like `my-settings.css` is no hash. */
const HASHED = /(^|\/)assets\/.*-[\w-]{8}\.\w+$/;

/** @returns null when the folder has no such file; never a file outside the folder. */
export async function serveFile(folder: string, path: string, request: Request): Promise<Reply | null> {
  const root = resolve(folder);
  const file = resolve(join(root, path));
  if (path.includes('\0') || !file.startsWith(root + sep)) return null;
  const type = TYPES[extname(file)];
  if (!type || !(await isFile(file))) return null;

  const { body, encoding } = await readEncoded(file, String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    'Content-Type': type,
    'Cache-Control': HASHED.test(path) ? IMMUTABLE : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  return request.headers['if-none-match'] === etag ? { status: 304, headers } : { status: 200, headers, body };
}

async function readEncoded(file: string, accepted: string): Promise<{ body: Buffer; encoding?: string }> {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const isAccepted = accepted.split(',').some((entry) => entry.trim().split(';')[0] === encoding);
    if (isAccepted && (await isFile(file + ending))) return { body: await readFile(file + ending), encoding };
  }
  return { body: await readFile(file) };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
