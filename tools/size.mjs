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
 * Today's sizes, rounded up, so that any growth fails the check. `firstList` is the code that makes the first list
 * usable; `application`, which opens what the player taps, is loaded beside it.
 */
export const LIMITS = { firstList: '32.5 KB', application: '155.9 KB', plugin: '63.3 KB', hostSdk: '4 KB' };

/** KB that each plugin's manifest may add to the code before the list; a new plugin raises the limit by as much. */
const MANIFEST_KB = 0.3;

/** Chunk names of the first list, as the build gives them (tools/vite/chunk-groups.ts). */
const FIRST_LIST = ['first', 'first-list'];
/** The first script, which is inlined into the page (tools/vite/start-page.ts). */
const FIRST = /^first-[\w-]{8}\.js$/;
const APPLICATION = ['application', 'renderer'];

/** @param {Manifest} manifest @returns {Check[]} @throws Error when the manifest lacks one of the files */
export function sizeChecks(manifest) {
  const firstList = filesOf(manifest, keysOf(manifest, FIRST_LIST));
  const plugins = pluginsOf(manifest);
  const firstListKb = parseFloat(LIMITS.firstList) + plugins.length * MANIFEST_KB;
  const beforeForm = filesOf(manifest, keysOf(manifest, [...FIRST_LIST, ...APPLICATION]));
  return [
    { name: 'Code before the list', path: inDist(firstList), limit: `${firstListKb.toFixed(1)} KB` },
    {
      name: 'Application',
      path: inDist(beforeForm.filter((file) => !firstList.includes(file))),
      limit: LIMITS.application,
    },
    ...plugins
      .flatMap((id) => pluginParts(manifest, id))
      .map(({ name, keys }) => ({
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
    const key = keyOf(manifest, name);
    if (!key) throw new Error(`The build has no file ${name}.`);
    return key;
  });
}

/** @param {Manifest} manifest @param {string} name without folder and hash */
function keyOf(manifest, name) {
  const isIt = (/** @type {string} */ key) => manifest[key]?.file.replace(/^assets\/|-[\w-]{8}\.js$/g, '') === name;
  return Object.keys(manifest).find(isIt);
}

/** @param {Manifest} manifest */
function pluginsOf(manifest) {
  const ids = Object.keys(manifest).map((key) => /^plugins\/([^/]+)\//.exec(key)?.[1]);
  return [...new Set(ids)].filter((id) => id !== undefined);
}

/**
 * What each design loads of a plugin: its flow with the current design's screens; legacy loads its own screens as well.
 * @param {Manifest} manifest @param {string} id @throws Error when the build has no file of the plugin
 */
function pluginParts(manifest, id) {
  const shared = keysOf(manifest, [id]);
  const flow = keyOf(manifest, `${id}-flow`);
  if (flow) shared.push(flow);
  const legacy = keyOf(manifest, `legacy-${id}`);
  const parts = [{ name: `Plugin ${id}, current`, keys: shared }];
  if (legacy) parts.push({ name: `Plugin ${id}, legacy`, keys: [...shared, legacy] });
  return parts;
}

/**
 * The chunks that the browser fetches for `keys`, with all their static imports.
 * @param {Manifest} manifest @param {readonly string[]} keys
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

/** The scripts and styles of these chunks. @param {Manifest} manifest @param {readonly string[]} keys */
function filesOf(manifest, keys) {
  const files = chunksOf(manifest, keys).flatMap((key) => [manifest[key]?.file, ...(manifest[key]?.css ?? [])]);
  return [...new Set(files.filter((file) => file !== undefined))];
}

/** @param {string[]} files */
function inDist(files) {
  return files.map((file) => `dist/${FIRST.test(file) ? 'index.html' : file}`);
}
