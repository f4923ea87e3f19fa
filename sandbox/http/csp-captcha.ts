import type { Settings } from '../../src/contract/settings';
import { parseUrl } from './url';

/** Name of the Trusted Types policy that the widget's loader creates (docs/deployment.md). */
const POLICY = 'cashier-captcha';
const GOOGLE = /^https:\/\/www\.(google\.com|recaptcha\.net)$/;
const GOOGLE_SCRIPTS = 'https://www.gstatic.com';

/** CSP sources that captchas need; none when no site key is set. A script beside the widget is covered by 'self'. */
export function captchaSources(captcha: Partial<Settings['captcha']> | undefined): {
  sources: string[];
  trustedTypes: string;
} {
  const isOn = Boolean(captcha?.v2SiteKey || captcha?.v3SiteKey);
  if (!isOn) return { sources: [], trustedTypes: "'none'" };
  const { v2ScriptUrl = GOOGLE_DEFAULT, v3ScriptUrl = GOOGLE_DEFAULT } = captcha ?? {};
  const origins = [v2ScriptUrl, v3ScriptUrl].flatMap((address) => parseUrl(address)?.origin ?? []);
  const google = origins.some((origin) => GOOGLE.test(origin)) ? [GOOGLE_SCRIPTS] : [];
  return { sources: [...new Set([...origins, ...google])], trustedTypes: POLICY };
}

const GOOGLE_DEFAULT = 'https://www.google.com/recaptcha/';
