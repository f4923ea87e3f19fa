import type { CaptchaPage, TrustedTypes } from './captcha-page';

/** Name of the policy, which the deployment's `trusted-types` directive must allow; see docs/deployment.md. */
export const CAPTCHA_POLICY = 'cashier-captcha';

type Policy = ReturnType<TrustedTypes['createPolicy']>;

/** Policies by page: a policy's name can be created only once per page. */
const policies = new WeakMap<Document, Policy>();

/**
 * Returns the address as a value that `script.src` accepts where Trusted Types are enforced. The policy accepts the
 * configured script addresses with any query, and throws a TypeError for any other.
 */
export function trustedScriptUrl(page: CaptchaPage, allowed: readonly string[], address: string): string {
  const check = (url: string) => {
    if (allowed.some((one) => withoutQuery(one) === withoutQuery(url))) return url;
    throw new TypeError('not an address of the captcha service');
  };
  if (!page.trustedTypes) return check(address);
  const policy =
    policies.get(page.document) ?? page.trustedTypes.createPolicy(CAPTCHA_POLICY, { createScriptURL: check });
  policies.set(page.document, policy);
  return policy.createScriptURL(address) as string;
}

function withoutQuery(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname;
}
