/** Which of the built files only one design needs, by Vite's manifest. */
import { readFileSync } from 'node:fs';
import type { Design } from '../../../src/contract/primitives';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

const SCREENS: Record<Design, RegExp> = {
  current: /\/(shell|screens)\/current\//,
  legacy: /\/(shell|screens)\/legacy\//,
};

/** Scripts and styles that the screens of this design load and those of the other never do. */
export function filesOnlyOf(design: Design): string[] {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const other = design === 'current' ? 'legacy' : 'current';
  const others = filesOf(manifest, SCREENS[other]);
  return [...filesOf(manifest, SCREENS[design])].filter((file) => !others.has(file));
}

function filesOf(manifest: Manifest, screens: RegExp): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  Object.keys(manifest)
    .filter((key) => screens.test(key))
    .forEach(visit);
  return new Set([...seen].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]));
}
