/** Built files with their `.br` versions, and other bodies, which are compressed once and cached. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Body {
  type: string;
  cache: string;
  /** The body, compressed with Brotli. */
  bytes: Buffer;
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const NO_STORE = 'no-store';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export const brotli = (text: string | Buffer, quality = 11) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Reads a folder once, so that no run waits for the disk. Paths begin with `/`. */
export function readFolder(folder: string): Map<string, Body> {
  const found = new Map<string, Body>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, entry);
    const type = TYPES[extname(file)];
    if (!type || !statSync(file).isFile()) continue;
    const bytes = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotli(readFileSync(file));
    const path = `/${entry.replaceAll('\\', '/')}`;
    found.set(path, { type, cache: path.endsWith('.html') ? 'no-cache' : IMMUTABLE, bytes });
  }
  return found;
}

/** Caches the first result per key: the server's own work must not be part of a figure. */
export function once<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
