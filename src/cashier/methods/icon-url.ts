import type { Settings } from '../../contract/settings';

type Addresses = Pick<Settings, 'filesUrl' | 'apiUrl'>;

/** Address of a method's icon on the files service (contract 2). `filesUrl` falls back to `apiUrl`. */
export function iconUrl(iconId: string, settings: Addresses): string {
  const base = (settings.filesUrl || settings.apiUrl).replace(/\/+$/, '');
  return `${base}/files/icons/${encodeURIComponent(iconId)}.svg`;
}

/** Address of a method's banner: a picture's own `http(s)` address, or an id as icons have. Undefined: it has none. */
export function bannerUrl(banner: string | null | undefined, settings: Addresses): string | undefined {
  const given = banner?.trim();
  if (!given) return undefined;
  return /^https?:\/\//i.test(given) ? given : iconUrl(given, settings);
}
