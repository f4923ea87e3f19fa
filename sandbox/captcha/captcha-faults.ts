import * as v from 'valibot';

/**
 * Ways in which the captcha can fail. `script-*`: the script gets a 404, never arrives, or arrives without a client.
 * The others are outcomes of the client: `challenge` first asks the player to tick a box, `bad-token` gives a token
 * that the gateway refuses.
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

/** A site key may name a fault after two dashes: `sandbox-v3--expired`. */
export function faultOfSiteKey(siteKey: string): CaptchaFault | undefined {
  const named = v.safeParse(CaptchaFault, siteKey.split('--')[1]);
  return named.success ? named.output : undefined;
}
