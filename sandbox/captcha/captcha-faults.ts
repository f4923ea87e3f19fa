import * as v from 'valibot';

/**
 * Ways in which the captcha can fail. script-*: it can't be had, never comes, comes and brings no client. The others
 * are answers of the client; `challenge` asks the player to tick a box first; `bad-token` is refused by the gateway.
 */
export const CaptchaFault = v.picklist([
  'script-404',
  'script-hang',
  'script-empty',
  'no-clients',
  'client-error',
  'expired',
  'silent',
  'unknown',
  'challenge',
  'bad-token',
]);
export type CaptchaFault = v.InferOutput<typeof CaptchaFault>;

/** A site key may name a fault behind two dashes: `sandbox-v3--expired`. */
export function faultOfSiteKey(siteKey: string): CaptchaFault | undefined {
  const named = v.safeParse(CaptchaFault, siteKey.split('--')[1]);
  return named.success ? named.output : undefined;
}
