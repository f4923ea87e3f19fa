/** BCP 47 tag of each locale file, for the `lang` attribute. */
export const HTML_LANG: Readonly<Record<string, string>> = {
  en: 'en',
  es: 'es',
  hi: 'hi',
  in: 'en-IN',
  mr: 'mr',
  mx: 'es-MX',
  pt: 'pt',
  ru: 'ru',
  te: 'te',
};
