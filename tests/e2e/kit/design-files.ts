/** The built files that only one design needs, by Vite's manifest. */
import { readFileSync } from 'node:fs';
import type { Design } from '../../../src/contract/primitives';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

const SCREENS: Record<Design, RegExp> = {
  current: /\/(shell|screens)\/current\//,
  legacy: /\/(shell|screens)\/legacy\//,
};

/**
 * Scripts and styles that this design's screens load, without those of the other design and of the application itself.
 */
export function filesOnlyOf(design: Design): string[] {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const entries = Object.entries(manifest).flatMap(([key, one]) => [
    ...(one.isEntry ? [key] : []),
    ...(one.dynamicImports ?? []),
  ]);
  const own = entries.filter((key) => SCREENS[design].test(key));
  const others = filesOf(
    manifest,
    entries.filter((key) => !own.includes(key)),
  );
  return [...filesOf(manifest, own)].filter((file) => !others.has(file));
}

function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return new Set([...seen].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]));
}
