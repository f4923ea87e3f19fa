/** Everything that is wrong in one plugin, as sentences for its author. */
import { iconProblems } from './icon-problems';
import { importProblems } from './import-problems';
import { journeyProblems } from './journey-problems';
import { manifestProblems, textsThatAreNone } from './manifest-problems';
import { messageProblems } from './message-problems';
import { withPlugin } from './plugin-tree';
import { providerProblems } from './provider-problems';
import { screenProblems } from './screen-problems';
import { storeProblems } from './store-problems';
import { styleProblems } from './style-problems';

/** Empty when nothing is wrong. `root`: a tree with `src`, `tests`, `sandbox` and `plugins`. Never rejects. */
export async function pluginProblems(root: string, id: string): Promise<string[]> {
  try {
    return await withPlugin(root, id, async (tree) => {
      const unreadable = textsThatAreNone(tree);
      if (unreadable.length > 0) return unreadable;
      const readme = tree.has('README.md') ? [] : [`${tree.folder}/README.md is missing: say what the family is.`];
      const flow = tree.has('flow.ts')
        ? []
        : [`${tree.folder}/flow.ts is missing: it registers the plugin's stores. Export it as default.`];
      const inManifest = [...flow, ...(await manifestProblems(tree))];
      return [
        ...inManifest,
        ...(await screenProblems(tree)),
        ...messageProblems(tree),
        // Skipped for a bad manifest: the app can't be composed when the registry refuses one.
        ...(inManifest.length === 0 ? await storeProblems(tree) : []),
        ...(await providerProblems(tree)),
        ...(await journeyProblems(tree)),
        ...iconProblems(tree),
        ...styleProblems(tree),
        ...(await importProblems(tree)),
        ...readme,
      ];
    });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
