/**
 * What the build calls ahead of a file that is imported later, in place of Vite's own (tools/vite/preload-helper.ts).
 * Vite's takes a style sheet that failed, or one that the first script's copy of it is still fetching, for one that is
 * there: the page would stand without its styles, and no second try would fetch them.
 */

interface StyleLink extends HTMLLinkElement {
  /** Of one that was added here. Kept with the element, so that all copies of this module see it. */
  fetching?: Promise<void>;
}

/**
 * Fetches beside each other what the file needs, then imports it. Rejects when one of the style sheets cannot be had,
 * and fetches that one anew the next time; rejects with the import's error when a script cannot be had.
 *
 * `files`: addresses relative to `base`.
 */
export async function preloadFiles<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  base = document.baseURI,
): Promise<T> {
  const links: readonly StyleLink[] = [...document.getElementsByTagName('link')];
  const hrefs = files.map((file) => new URL(file, base).href);
  await Promise.all(
    hrefs.map(async (href) => {
      const known = links.filter((link) => link.href === href);
      if (isStyles(href)) {
        const link = known.find((one) => one.fetching !== undefined || isHere(one));
        await (link ? link.fetching : fetchStyles(href));
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
 * WebKit keeps the failure of a preload and gives it to each import of that script, in the next page too; a fetch of the
 * same address takes its place. What is there already costs a question to the server at most. False when one is missing.
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

/** A server that does not show the sizes of its files to the page makes this true of all. */
function isLost(href: string): boolean {
  const loads = performance.getEntriesByName(href, 'resource') as PerformanceResourceTiming[];
  return !loads.some((load) => load.decodedBodySize > 0);
}

/** Once more those style sheets of the page itself that did not come. To be called when the others have. */
export async function fetchLostStyles(): Promise<void> {
  const lost = [...document.querySelectorAll<StyleLink>('link[rel=stylesheet]')].filter(
    (link) => !link.fetching && !isHere(link),
  );
  await Promise.all(
    lost.map(async (link) => {
      await fetchStyles(link.href);
      link.remove();
    }),
  );
}

const isStyles = (href: string) => href.endsWith('.css');

/** Chromium has a sheet for a link that failed as well, and throws when it is read. */
function isHere({ sheet }: StyleLink): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

function fetchStyles(href: string): Promise<void> {
  const link: StyleLink = newLink('stylesheet', href);
  link.fetching = new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`no style sheet ${href}`));
    });
  });
  document.head.append(link);
  return link.fetching;
}

/** Without waiting: a script that does not come is told of by its import. */
function preloadScript(href: string): void {
  const link = newLink('modulepreload', href);
  // Safari before 17.
  if (!link.relList.supports('modulepreload')) Object.assign(link, { rel: 'preload', as: 'script' });
  document.head.append(link);
}

function newLink(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
}
