/** Which features the browsers of the build's target lack, by MDN's data. */
import type { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { createRequire } from 'node:module';

/** Required at run time, not imported: as a module its 20 MB would go through the compiler. */
export const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

export interface Use {
  /** The name as it stands in the code: `URL.canParse`, `.toSorted`, `scrollbar-gutter`. */
  name: string;
  /** Features that share the name; the code may mean any of them. */
  features: readonly Identifier[];
}

/** The oldest supported versions, by MDN's browser names. */
export type Target = ReadonlyMap<BrowserName, number>;

/** MDN lists the phone versions of these browsers separately. */
const PHONES = { chrome: 'chrome_android', safari: 'safari_ios' } as const;

/** @param target Vite's `build.target`, e.g. `chrome111`, `safari16.4`. @throws Error for a browser that MDN does not know */
export function readTarget(target: readonly string[]): Target {
  const versions = new Map<BrowserName, number>();
  for (const entry of target) {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(entry) ?? [];
    if (!isBrowser(name)) throw new Error(`no browser of MDN's data: ${entry}`);
    versions.set(name, Number(version));
    if (name === 'chrome' || name === 'safari') versions.set(PHONES[name], Number(version));
  }
  return versions;
}

const isBrowser = (name: string): name is BrowserName => name in bcd.browsers;

/** The browsers that lack the feature, e.g. `firefox 114 (has it from 121)`; empty for a feature unknown to MDN. */
export function lackedBy(feature: Identifier | undefined, target: Target): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return [...target].flatMap(([browser, oldest]) => {
    const statement = support[browser];
    if (statement === undefined || hasIt(statement, oldest)) return [];
    const since = [statement].flat().map(({ version_added }) => version_added)[0];
    return [`${browser} ${oldest} (${since ? `has it from ${since}` : 'does not have it'})`];
  });
}

function hasIt(statement: SupportStatement, oldest: number): boolean {
  return [statement].flat().some((one) => {
    // Support behind a flag or under another name does not count.
    if (one.flags || one.prefix || one.alternative_name || typeof one.version_added !== 'string') return false;
    const isThere = versionOf(one.version_added) <= oldest;
    return isThere && (typeof one.version_removed !== 'string' || versionOf(one.version_removed) > oldest);
  });
}

/** `preview` sorts after all versions; `≤37` counts as 37. */
function versionOf(text: string): number {
  const [major = 0, minor = 0] = text.replace('≤', '').split('.').map(Number);
  return Number.isNaN(major) ? Infinity : Number(`${major}.${minor}`);
}

export function found(...features: (Identifier | undefined)[]): Identifier[] {
  return features.filter(isFeature);
}

export function isFeature(feature: unknown): feature is Identifier {
  return typeof feature === 'object' && feature !== null && '__compat' in feature;
}
