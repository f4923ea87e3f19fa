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
 * and fetches that one anew the next time.
 *
 * `files`: addresses relative to `base`.
 */
export async function preloadFiles<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  base = document.baseURI,
): Promise<T> {
  const links: readonly StyleLink[] = [...document.getElementsByTagName('link')];
  await Promise.all(
    files.map(async (file) => {
      const { href } = new URL(file, base);
      const known = links.filter((link) => link.href === href);
      if (href.endsWith('.css')) {
        const link = known.find((one) => one.fetching !== undefined || isHere(one));
        await (link ? link.fetching : fetchStyles(href));
      } else if (known.length === 0) preloadScript(href);
    }),
  );
  return load();
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
