/**
 * The size budget, computed from Vite's manifest: hashed names and shared chunks change with every build. Built-ins
 * only. Sizes are brotli, in KB of 1000 bytes.
 */

/**
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest key: source path, e.g. `src/main.tsx`
 * @typedef {{ name: string, path: string[], limit: string }} Check as size-limit takes it
 */

/** The goal for the code before the list is 86 KB; the limit comes down to it. */
export const LIMITS = { beforeList: '110 KB', first: '8 KB', plugin: '40 KB', hostSdk: '3 KB' };

/** The page, the application, and the screens of the design that most players see, the list among them. */
const FIRST = 'index.html';
const MAIN = 'src/main.tsx';
const LIST_SCREENS = /^src\/shell\/current\/(index|screens)\.tsx?$/;
const PLUGIN_PART = /^plugins\/([^/]+)\/(?:flow|screens\/(current|legacy)(?:\/index)?)\.tsx?$/;

/**
 * @param {Manifest} manifest
 * @returns {Check[]} throws when the manifest lacks the page or the application
 */
export function sizeChecks(manifest) {
  for (const key of [FIRST, MAIN]) if (!manifest[key]) throw new Error(`Vite's manifest has no ${key}.`);
  const listScreens = Object.keys(manifest).filter((key) => LIST_SCREENS.test(key));
  const beforeList = filesOf(manifest, [FIRST, MAIN, ...listScreens]);
  return [
    { name: 'Code before the list', path: inDist(beforeList), limit: LIMITS.beforeList },
    { name: 'First script', path: inDist(filesOf(manifest, [FIRST])), limit: LIMITS.first },
    ...pluginParts(manifest).map(({ name, keys }) => ({
      name,
      path: inDist(filesOf(manifest, keys).filter((file) => !beforeList.includes(file))),
      limit: LIMITS.plugin,
    })),
    { name: 'Host SDK', path: ['dist/host-sdk.js'], limit: LIMITS.hostSdk },
  ];
}

/** What one design of one plugin loads: its flow and the screens of that design. @param {Manifest} manifest */
function pluginParts(manifest) {
  const plugins = /** @type {Map<string, { flow: string[], designs: Map<string, string> }>} */ (new Map());
  for (const key of Object.keys(manifest)) {
    const [, id, design] = PLUGIN_PART.exec(key) ?? [];
    if (!id) continue;
    const plugin = plugins.get(id) ?? { flow: /** @type {string[]} */ ([]), designs: new Map() };
    if (design) plugin.designs.set(design, key);
    else plugin.flow.push(key);
    plugins.set(id, plugin);
  }
  return [...plugins].flatMap(([id, { flow, designs }]) =>
    [...designs].map(([design, key]) => ({ name: `Plugin ${id}, ${design}`, keys: [...flow, key] })),
  );
}

/**
 * Files that the browser fetches for `keys`: scripts and styles of the chunks and of all that they import statically.
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 */
function filesOf(manifest, keys) {
  const seen = /** @type {Set<string>} */ (new Set());
  const files = /** @type {Set<string>} */ (new Set());
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...files];
}

/** @param {string[]} files */
function inDist(files) {
  return files.map((file) => `dist/${file}`);
}
