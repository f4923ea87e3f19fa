/**
 * A build whose manifests contradict each other fails, by the names of both plugins. In a built page they are not checked
 * again: they are data that nothing changes any more, and the check would stand before every player's list.
 */
import { pathToFileURL } from 'node:url';
import { readManifests } from './vite/read-manifests';

/** @throws ManifestError with every fault of the manifests below `root` */
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
