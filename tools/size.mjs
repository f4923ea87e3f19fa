/**
 * The size budget, computed from Vite's manifest: hashed names and shared chunks change with every build. Built-ins
 * only. Sizes are brotli, in KB of 1000 bytes.
 */

/**
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest key: source path, e.g. `plugins/pix/flow.ts`
 * @typedef {{ name: string, path: string[], limit: string }} Check as size-limit takes it
 */

/**
 * What is there today, rounded up: nothing may grow unseen. The list can be used once the first list's code is there;
 * the application, which carries a tap out, comes beside it.
 */
export const LIMITS = { firstList: '32.6 KB', application: '152.8 KB', plugin: '65.4 KB', hostSdk: '4 KB' };

/** What each plugin's manifest may add to the code before the list, in KB: a new plugin brings its own room. */
const MANIFEST_KB = 0.3;

/** Files by the names that the build gives them (tools/vite/chunk-groups.ts). */
const FIRST_LIST = ['first', 'first-list'];
/** Put into the page itself (tools/vite/start-page.ts). */
const FIRST = /^first-[\w-]{8}\.js$/;
/** With the screens of the design that most players see, the list among them. */
const APPLICATION = ['application', 'renderer', 'current-shell'];
const PLUGIN_PART = /^plugins\/([^/]+)\/(?:flow|screens\/(current|legacy)(?:\/index)?)\.tsx?$/;

/**
 * @param {Manifest} manifest
 * @returns {Check[]} throws when the manifest lacks one of the files
 */
export function sizeChecks(manifest) {
  const firstList = filesOf(manifest, keysOf(manifest, FIRST_LIST));
  const parts = pluginParts(manifest);
  const manifests = new Set(parts.map(({ id }) => id)).size;
  const firstListKb = parseFloat(LIMITS.firstList) + manifests * MANIFEST_KB;
  const beforeForm = filesOf(manifest, keysOf(manifest, [...FIRST_LIST, ...APPLICATION]));
  return [
    { name: 'Code before the list', path: inDist(firstList), limit: `${firstListKb.toFixed(1)} KB` },
    {
      name: 'Application',
      path: inDist(beforeForm.filter((file) => !firstList.includes(file))),
      limit: LIMITS.application,
    },
    ...parts.map(({ name, keys }) => ({
      name,
      path: inDist(filesOf(manifest, keys).filter((file) => !beforeForm.includes(file))),
      limit: LIMITS.plugin,
    })),
    { name: 'Host SDK', path: ['dist/host-sdk.js'], limit: LIMITS.hostSdk },
  ];
}

/** @param {Manifest} manifest @param {readonly string[]} names */
function keysOf(manifest, names) {
  return names.map((name) => {
    const isIt = (/** @type {string} */ key) => manifest[key]?.file.replace(/^assets\/|-[\w-]{8}\.js$/g, '') === name;
    const key = Object.keys(manifest).find(isIt);
    if (!key) throw new Error(`The build has no file ${name}.`);
    return key;
  });
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
    [...designs].map(([design, key]) => ({ id, name: `Plugin ${id}, ${design}`, keys: [...flow, key] })),
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
  return files.map((file) => `dist/${FIRST.test(file) ? 'index.html' : file}`);
}
