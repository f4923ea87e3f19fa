const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML and XML, and replaces control characters, most of which XML can't express. */
export const escape = (text: string): string =>
  text
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!)
    .replaceAll(/\p{Cc}/gu, (sign) => (/\s/.test(sign) ? sign : '�'));

/** Escapes text between HTML tags. Quotes may stand there: as entities they would make JSON half as long again. */
export const escapeContent = (text: string): string => escape(text).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
