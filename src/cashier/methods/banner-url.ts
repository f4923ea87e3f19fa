import { iconUrl } from './icon-url';

/** Address of a method's banner, given as a picture's own `http(s)` address or as an id like an icon's. Undefined without a banner. */
export function bannerUrl(
  banner: string | null | undefined,
  settings: Parameters<typeof iconUrl>[1],
): string | undefined {
  const given = banner?.trim();
  if (!given) return undefined;
  return /^https?:\/\//i.test(given) ? given : iconUrl(given, settings);
}
