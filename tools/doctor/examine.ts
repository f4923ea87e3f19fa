/** Examines a deployment from outside, as a browser and a host page see it. */
import { checkFiles } from './check-files';
import { checkGateway } from './check-gateway';
import { checkHeaders } from './check-headers';
import { checkSettings, hasSettings } from './check-settings';
import { collector, type Finding } from './finding';
import { request } from './request';

export interface Examined {
  /** Address of the cashier's folder or page. */
  url: URL;
  /** Origin of a host page that is to embed the cashier. */
  origin?: URL | undefined;
  /** The longest wait for one answer, in milliseconds. */
  patience: number;
}

/** All findings, errors first. When the address serves no cashier, only that. */
export async function examine({ url: given, origin, patience }: Examined): Promise<Finding[]> {
  const url = new URL(given);
  if (!/(\/|\.html)$/.test(url.pathname)) url.pathname += '/';
  const web = { patience };
  const { findings, report } = collector(url);
  const page = await request(web, url);
  if (!page) report('error', 'unreachable', `${url.href}: no answer`);
  else if (!page.isOk || !hasSettings(page.text))
    report('error', 'wrong_path', `${url.href}: ${page.isOk ? 'a page, but no cashier' : page.status}`);
  else {
    // The host SDK accepts messages only from the origin of widgetUrl: after a redirect to another origin it would hear nothing.
    const { origin: end } = new URL(page.url);
    if (end !== url.origin) report('error', 'wrong_path', `${url.href} leads to ${end}: name that one as widgetUrl.`);
    const settings = checkSettings(page.text, url, origin, report);
    const policy = checkHeaders(page, url, origin, report);
    await checkFiles(web, page, url, report);
    await checkGateway(web, settings, policy, url, report);
  }
  return findings.toSorted((one, other) => one.level.localeCompare(other.level));
}
