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
export const LIMITS = { firstList: '33.8 KB', application: '176.7 KB', plugin: '60 KB', hostSdk: '4.5 KB' };

/** KB that each plugin's manifest may add to the code before the list; a new plugin raises the limit by as much. */
const MANIFEST_KB = 0.3;
/** The same for the application, which has the addresses of each plugin's files. */
const FILES_KB = 0.1;

/** Chunk names of the first list, as the build gives them (tools/vite/chunk-groups.ts). */
const FIRST_LIST = ['first', 'first-list'];
/** The first script, which is inlined into the page (tools/vite/start-page.ts). */
const FIRST = /^first-[\w-]{8}\.js$/;
/** Includes the frame of the design that most players see. */
const APPLICATION = ['application', 'renderer', 'current-shell'];

/**
 * @param {Manifest} manifest @param {readonly string[]} plugins their ids @returns {Check[]}
 * @throws Error when the manifest lacks one of the files
 */
export function sizeChecks(manifest, plugins) {
  const firstList = filesOf(manifest, keysOf(manifest, FIRST_LIST));
  const firstListKb = parseFloat(LIMITS.firstList) + plugins.length * MANIFEST_KB;
  const applicationKb = parseFloat(LIMITS.application) + plugins.length * FILES_KB;
  const beforeForm = filesOf(manifest, keysOf(manifest, [...FIRST_LIST, ...APPLICATION]));
  return [
    { name: 'Code before the list', path: inDist(firstList), limit: `${firstListKb.toFixed(1)} KB` },
    {
      name: 'Application',
      path: inDist(beforeForm.filter((file) => !firstList.includes(file))),
      limit: `${applicationKb.toFixed(1)} KB`,
    },
    ...pluginParts(manifest, plugins).map(({ name, keys }) => ({
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

/**
 * What a plugin loads: its own file, with the screens that both designs share, and the file of a design that differs.
 * @param {Manifest} manifest @param {readonly string[]} plugins
 */
function pluginParts(manifest, plugins) {
  return plugins.flatMap((id) => {
    const keys = [...keysOf(manifest, [id]), `plugins/${id}/flow.ts`];
    const designs = ['current', 'legacy']
      .map((design) => ({ name: `Plugin ${id}, ${design}`, own: `plugins/${id}/screens/${design}/index.ts` }))
      .filter(({ own }) => manifest[own]);
    if (designs.length === 0) return [{ name: `Plugin ${id}`, keys }];
    return designs.map(({ name, own }) => ({ name, keys: [...keys, own] }));
  });
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
