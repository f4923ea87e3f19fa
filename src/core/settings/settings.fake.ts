import * as v from 'valibot';
import { Settings } from '../../contract/settings';
import { resolveUrls } from './resolve-urls';

/** The default settings of a widget at https://cashier.example/, with the test's own values over them. */
export function fakeSettings(overrides: v.InferInput<typeof Settings> = {}): Settings {
  return resolveUrls(v.parse(Settings, overrides), 'https://cashier.example/');
}
