/** Reads the deployment's settings with the cashier's own reader. */
import { readSettings } from '../../src/core/settings/read-settings';
import { Settings } from '../../src/contract/settings';
import type { Report } from './finding';

const BLOCK = /<script\b[^>]*\bid="?cashier-settings"?[^>]*>([^<]*)<\/script>/;

export const hasSettings = (html: string) => BLOCK.test(html);

/** @param host the brand's origin, if given */
export function checkSettings(html: string, url: URL, host: URL | undefined, report: Report): Settings {
  const text = BLOCK.exec(html)?.[1] ?? '';
  const block = { textContent: text } as HTMLElement;
  const { settings, problems } = readSettings({ getElementById: () => block, baseURI: url.href });
  for (const problem of problems) report('error', 'bad_settings', problem);
  for (const key of unknownKeys(text)) report('error', 'bad_settings', `settings: ${key} is unknown`);
  const { hostOrigins } = settings;
  if (host && hostOrigins.length > 0 && !hostOrigins.includes(host.origin))
    report('error', 'origin_not_allowed', `hostOrigins lacks ${host.origin}.`);
  return settings;
}

/** None for settings that are not a JSON object: `readSettings` has reported those. */
function unknownKeys(text: string): string[] {
  try {
    return Object.keys(JSON.parse(text) as object).filter((key) => !Object.hasOwn(Settings.entries, key));
  } catch {
    return [];
  }
}
