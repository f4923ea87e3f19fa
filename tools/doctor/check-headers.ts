/** The headers of the cashier's page: who may frame it, what it may run and reach. */
import type { Report } from './finding';
import { allows, allowsInline, inlineHashes, readPolicy, type Policy } from './policy';
import { isReadable, type Answer } from './request';

const ADVISED = ['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'];

/** @param host the brand's origin, if given */
export function checkHeaders(page: Answer, url: URL, host: URL | undefined, report: Report): Policy {
  const header = page.headers.get('Content-Security-Policy');
  const policy = readPolicy(header ?? '');
  if (header === null) report('warning', 'missing_header', 'No Content-Security-Policy.');
  for (const hash of inlineHashes(page.text)) {
    if (!allowsInline(policy, hash))
      report('error', 'no_answer', `script-src lacks ${hash}: the first script does not run.`);
  }
  checkFraming(page, policy, url, host, report);
  for (const name of ADVISED) if (!page.headers.has(name)) report('warning', 'missing_header', `No ${name}.`);
  const exposed = page.headers.get('Access-Control-Expose-Headers') ?? '';
  if (!isReadable(page, '*') || !/content-security-policy/i.test(exposed))
    report('warning', 'missing_header', 'A refused host page is not told why: no Access-Control-Expose-Headers.');
  return policy;
}

/** `frame-ancestors` overrides `X-Frame-Options` (CSP Level 3, 6.4.2.2). */
function checkFraming(page: Answer, policy: Policy, url: URL, host: URL | undefined, report: Report): void {
  const options = page.headers.get('X-Frame-Options');
  const ancestors = policy.get('frame-ancestors');
  if (ancestors === undefined) {
    if (options === null) report('warning', 'missing_header', 'No frame-ancestors: any page may embed the cashier.');
    else report('error', 'framing_refused', `X-Frame-Options: ${options}`);
  } else if (host && !allows(policy, 'frame-ancestors', host, url)) {
    report('error', 'framing_refused', `frame-ancestors lacks ${host.origin}.`);
  } else if (!host && ancestors.every((source) => /^'(none|self)'$/i.test(source))) {
    report('error', 'framing_refused', `frame-ancestors names no page: ${ancestors.join(' ') || "'none'"}`);
  }
}
