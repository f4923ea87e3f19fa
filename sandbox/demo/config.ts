/** The widget's address, which the sandbox server writes into the page. */
import * as v from 'valibot';
import { parseAddress } from './parse-address';
import { parse, parseJson } from '@/contract/parse';
import type { Parsed } from '@/contract/parse';

const httpUrl = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/[^/]/u.test(text) && parseAddress(text) !== undefined, 'an http(s) address'),
);
/** Relative to this page: in the demo without a server everything lies beside it. */
const beside = v.pipe(
  v.string(),
  v.startsWith('./'),
  v.transform((text) => new URL(text, document.baseURI).href),
);
const DemoConfig = v.object({
  widgetUrl: v.union([httpUrl, beside]),
  /** The folder of the gateway that runs in the page; absent: the widget's own gateway is elsewhere. */
  gateway: v.optional(beside),
});
type DemoConfig = v.InferOutput<typeof DemoConfig>;

export function readConfig(text: string): Parsed<DemoConfig> {
  const json = parseJson(text, 'demo-config');
  return json.ok ? parse(DemoConfig, json.value, 'demo-config') : json;
}
