/**
 * The size budget, computed from Vite's manifest: hashed names and shared chunks change with every build. Built-ins
 * only. Sizes are brotli, in KB of 1000 bytes.
 */

/**
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest key: source path, e.g. `src/main.tsx`
 * @typedef {{ name: string, path: string[], limit: string }} Check as size-limit takes it
 */

/**
 * What is there today, rounded up: nothing may grow unseen. The goal for the code before the list is 86 KB; whoever
 * makes it smaller takes the limit down with it.
 */
export const LIMITS = { beforeList: '161 KB', first: '14 KB', plugin: '54 KB', hostSdk: '3 KB' };

/** The page, and the screens of the design that most players see, the list among them. */
const FIRST = 'index.html';
const LIST_SCREENS = /^src\/shell\/current\/(index|screens)\.tsx?$/;
const PLUGIN_PART = /^plugins\/([^/]+)\/(?:flow|screens\/(current|legacy)(?:\/index)?)\.tsx?$/;

/**
 * @param {Manifest} manifest
 * @returns {Check[]} throws when the manifest lacks the page or the application
 */
export function sizeChecks(manifest) {
  if (!manifest[FIRST]) throw new Error(`Vite's manifest has no ${FIRST}.`);
  const main = applicationOf(manifest);
  const listScreens = Object.keys(manifest).filter((key) => LIST_SCREENS.test(key));
  const beforeList = filesOf(manifest, [FIRST, ...main, ...listScreens]);
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

/**
 * The application is what the first script imports lazily. By that and not by its name: the bundler may put main.tsx
 * into a chunk that is called after nothing.
 * @param {Manifest} manifest
 */
function applicationOf(manifest) {
  const keys = chunksOf(manifest, [FIRST]).flatMap((key) => manifest[key]?.dynamicImports ?? []);
  if (keys.length === 0) throw new Error('The first script imports no application.');
  return keys;
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
 * Chunks that the browser fetches for `keys`: themselves and all that they import statically.
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 */
function chunksOf(manifest, keys) {
  const seen = /** @type {Set<string>} */ (new Set());
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen];
}

/** Their scripts and styles. @param {Manifest} manifest @param {readonly string[]} keys */
function filesOf(manifest, keys) {
  const files = chunksOf(manifest, keys).flatMap((key) => [manifest[key]?.file, ...(manifest[key]?.css ?? [])]);
  return [...new Set(files.filter((file) => file !== undefined))];
}

/** @param {string[]} files */
function inDist(files) {
  return files.map((file) => `dist/${file}`);
}
