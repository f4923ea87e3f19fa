const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For HTML and XML, which has no way to write most control characters. */
export const escape = (text: string): string =>
  text
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!)
    .replaceAll(/\p{Cc}/gu, (sign) => (/\s/.test(sign) ? sign : '�'));

/** Between tags of HTML, where quotes may stand: JSON with entities in place of them would be half as long again. */
export const escapeContent = (text: string): string => escape(text).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
