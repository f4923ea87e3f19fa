/**
 * The build calls this before a file is imported lazily, in place of Vite's own helper (tools/vite/preload-helper.ts).
 * Vite's takes a style sheet for loaded that failed, or that the first script's copy of the helper is still fetching:
 * the page would be shown without its styles, and no retry would fetch them.
 */

/** Style sheets that were requested here, by address; without those that failed. */
export type RequestedStyles = Map<string, Promise<void>>;

let requested: RequestedStyles = new Map();
export { requested as requestedStyles };

/** Continues with what another copy of this module has requested: the first script's. */
export function shareStyles(others: RequestedStyles): void {
  requested = others;
}

/**
 * Fetches in parallel what the file needs, then imports it. Rejects when a style sheet cannot be loaded, which the next
 * call fetches again; rejects with the import's error when a script cannot be loaded.
 *
 * `files`: addresses relative to `base`.
 */
export async function preloadFiles<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  base = document.baseURI,
): Promise<T> {
  const links = [...document.getElementsByTagName('link')];
  const hrefs = files.map((file) => new URL(file, base).href);
  await Promise.all(
    hrefs.map(async (href) => {
      const known = links.filter((link) => link.href === href);
      if (isStyles(href)) {
        await (requested.get(href) ?? (known.some(isHere) ? undefined : fetchStyles(href)));
      } else if (known.length === 0) preloadScript(href);
    }),
  );
  try {
    return await load();
  } catch (error) {
    const areHere = await fetchAnew(hrefs.filter((href) => !isStyles(href)));
    if (!areHere) throw error;
    return load();
  }
}

/**
 * WebKit caches the failure of a preload and returns it to each import of that script, also when the page is loaded
 * again; a fetch of the same address replaces it. For a file that is cached already this costs a revalidation at most.
 * False when a script is missing.
 */
async function fetchAnew(scripts: readonly string[]): Promise<boolean> {
  try {
    const answers = await Promise.all(
      scripts.filter(isLost).map(async (href) => {
        const answer = await fetch(href, { cache: 'no-cache' });
        await answer.arrayBuffer();
        return answer.ok;
      }),
    );
    return answers.every((isHere) => isHere);
  } catch {
    return false;
  }
}

/**
 * True for a script that did not load, and for every script when the server hides the sizes of its files from the page.
 */
function isLost(href: string): boolean {
  const loads = performance.getEntriesByName(href, 'resource') as PerformanceResourceTiming[];
  return !loads.some((load) => load.decodedBodySize > 0);
}

/** Fetches the page's own style sheets again that failed to load. Call it after the others have loaded. */
export async function fetchLostStyles(): Promise<void> {
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !requested.has(link.href) && !isHere(link),
  );
  await Promise.all(
    lost.map(async (link) => {
      await fetchStyles(link.href);
      link.remove();
    }),
  );
}

const isStyles = (href: string) => href.endsWith('.css');

/** Chromium has a sheet for a failed link as well, and throws when its rules are read. */
function isHere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

function fetchStyles(href: string): Promise<void> {
  const link = newLink('stylesheet', href);
  const request = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      requested.delete(href);
      reject(new Error(`no style sheet ${href}`));
    });
  });
  requested.set(href, request);
  document.head.append(link);
  return request;
}

/** Does not wait: when a script fails, its import reports it. */
function preloadScript(href: string): void {
  const link = newLink('modulepreload', href);
  // Safari before 17 does not support `modulepreload`.
  if (!link.relList.supports('modulepreload')) Object.assign(link, { rel: 'preload', as: 'script' });
  document.head.append(link);
}

function newLink(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
}
