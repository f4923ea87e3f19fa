import * as v from 'valibot';
import { Settings } from '../../contract/settings';
import { resolveUrls } from './resolve-urls';

/** The defaults of a widget at https://cashier.example/, but for what a test says. */
export function fakeSettings(overrides: v.InferInput<typeof Settings> = {}): Settings {
  return resolveUrls(v.parse(Settings, overrides), 'https://cashier.example/');
}
