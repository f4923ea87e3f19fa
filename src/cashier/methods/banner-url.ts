import { iconUrl } from './icon-url';

/** Address of a method's banner: a picture's own `http(s)` address, or an id as icons have. Undefined: it has none. */
export function bannerUrl(
  banner: string | null | undefined,
  settings: Parameters<typeof iconUrl>[1],
): string | undefined {
  const given = banner?.trim();
  if (!given) return undefined;
  return /^https?:\/\//i.test(given) ? given : iconUrl(given, settings);
}
