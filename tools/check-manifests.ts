/**
 * Fails the build when manifests contradict each other, and names both plugins. The built page does not check them again:
 * manifests are constant data, and the check would delay every player's list.
 */
import { pathToFileURL } from 'node:url';
import { readManifests } from './vite/read-manifests';

/** @throws ManifestError that lists every fault of the manifests below `root` */
export async function refuseBadManifests(root: string): Promise<void> {
  const { manifests, checkManifests } = await readManifests(root);
  checkManifests(manifests);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await refuseBadManifests(process.cwd());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
