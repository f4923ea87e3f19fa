/**
 * Fails the build when manifests contradict each other, and names both plugins. The built page does not check them again:
 * manifests are constant data, and the check would delay every player's list.
 */
import { readManifests } from '../vite/read-manifests';
import { isMain } from '../../machine/is-main.mjs';

/** @throws ManifestError that lists every fault of the manifests below `root` */
export async function refuseBadManifests(root: string): Promise<void> {
  const { manifests, checkManifests } = await readManifests(root);
  checkManifests(manifests);
}

if (isMain(import.meta.url)) {
  try {
    await refuseBadManifests(process.cwd());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
