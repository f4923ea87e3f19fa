import type { Settings } from '../../contract/settings';

/**
 * Addresses that stay '' when not given: no image is shown then, and the return address is derived from the host's
 * data.
 */
const OPTIONAL = ['returnUrl', 'brandBadgeUrl', 'logoUrl', 'logoUrlDark'] as const;
const SCRIPTS = {
  v2ScriptUrl: 'https://www.google.com/recaptcha/api.js',
  v3ScriptUrl: 'https://www.google.com/recaptcha/enterprise.js',
} as const;

/**
 * Returns the settings with absolute http(s) addresses. Relative ones are resolved against `baseUri`, the widget's own
 * document. `apiUrl` and `filesUrl` end without a slash, so that a path can follow; `localesUrl` ends with one. An
 * address with any other scheme (`javascript:`, `data:`) is reported in `problems` and replaced by the default.
 */
export function resolveUrls(settings: Settings, baseUri: string, problems: string[] = []): Settings {
  const resolve = (key: string, given: string, fallback: string): string => {
    if (given === '') return fallback;
    const url = absolute(given, baseUri);
    if (url === undefined) problems.push(`settings: ${key} is no http(s) address`);
    return url ?? fallback;
  };
  const folder = new URL('.', baseUri).href;
  const apiUrl = bare(resolve('apiUrl', settings.apiUrl, new URL(baseUri).origin));
  const filesUrl = bare(resolve('filesUrl', settings.filesUrl, apiUrl));
  const localesUrl = `${bare(resolve('localesUrl', settings.localesUrl, `${folder}locales`))}/`;
  const optional = Object.fromEntries(OPTIONAL.map((key) => [key, resolve(key, settings[key], '')]));
  const captcha = { ...settings.captcha };
  for (const [key, fallback] of Object.entries(SCRIPTS) as [keyof typeof SCRIPTS, string][])
    captcha[key] = resolve(`captcha.${key}`, captcha[key], fallback);
  const support = { ...settings.support, url: resolve('support.url', settings.support.url, '') };
  return { ...settings, ...optional, apiUrl, filesUrl, localesUrl, captcha, support };
}

function absolute(text: string, baseUri?: string): string | undefined {
  try {
    const url = new URL(text, baseUri);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

function bare(url: string): string {
  return url.replace(/\/+$/, '');
}
