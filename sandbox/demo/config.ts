/** The widget's address, which the sandbox server writes into the page. */
import * as v from 'valibot';
import { parseAddress } from './parse-address';
import { parse, parseJson } from '@/contract/parse';
import type { Parsed } from '@/contract/parse';

const httpUrl = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/[^/]/u.test(text) && parseAddress(text) !== undefined, 'an http(s) address'),
);
const DemoConfig = v.object({ widgetUrl: httpUrl });
type DemoConfig = v.InferOutput<typeof DemoConfig>;

export function readConfig(text: string): Parsed<DemoConfig> {
  const json = parseJson(text, 'demo-config');
  return json.ok ? parse(DemoConfig, json.value, 'demo-config') : json;
}
