import type { CaptchaPage, TrustedTypes } from './captcha-page';

/** Named in the deployment's `trusted-types` directive; see docs/deployment.md. */
export const CAPTCHA_POLICY = 'cashier-captcha';

type Policy = ReturnType<TrustedTypes['createPolicy']>;

/** A policy's name can be taken only once per page. */
const policies = new WeakMap<Document, Policy>();

/**
 * The address as what `script.src` takes where scripts must come from a policy. The policy lets pass the configured
 * script addresses, with whatever query we add, and throws a TypeError for any other.
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
