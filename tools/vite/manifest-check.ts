/**
 * A build whose manifests contradict each other fails, by the names of both plugins. In a built page they are not checked
 * again: they are data that nothing changes any more, and the check would stand before every player's list.
 */
import type { Plugin } from 'vite';
import { readManifests } from './read-manifests.ts';

export function manifestCheck(root: string): Plugin {
  return { name: 'cashier-manifest-check', apply: 'build', buildStart: () => refuseBadManifests(root) };
}

/** @throws ManifestError with every fault of the manifests below `root` */
export async function refuseBadManifests(root: string): Promise<void> {
  const { manifests, checkManifests } = await readManifests(root);
  checkManifests(manifests);
}
