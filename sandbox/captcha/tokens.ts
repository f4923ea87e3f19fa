/** Tokens of the stand-in captcha service: signed, short-lived, good for one use. */
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parse, parseJson } from '../../src/contract/parse';

/** Milliseconds; two minutes, as with the real service. */
export const TOKEN_LIFE_MS = 120_000;

const Claims = v.object({
  id: v.string(),
  siteKey: v.string(),
  version: v.picklist(['v2', 'v3']),
  action: v.string(),
  /** Milliseconds since the epoch. */
  issuedAt: v.number(),
});
export type Claims = v.InferOutput<typeof Claims>;

export class CaptchaTokens {
  private readonly secret = randomBytes(32);
  private readonly used = new Set<string>();

  constructor(private readonly now: () => number) {}

  /** `body.signature` in base64url, as long as real ones. */
  issue(claims: Omit<Claims, 'id' | 'issuedAt'>): string {
    const body = Buffer.from(JSON.stringify({ ...claims, id: randomUUID(), issuedAt: this.now() })).toString(
      'base64url',
    );
    return `${body}.${this.sign(body)}`;
  }

  /** What is wrong with it, or the claims of a good one, which is spent by this. */
  redeem(token: string): Claims | 'invalid-input-response' | 'timeout-or-duplicate' {
    const [body = '', signature = ''] = token.split('.');
    const expected = this.sign(body);
    const isOurs =
      signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    if (!isOurs) return 'invalid-input-response';
    const json = parseJson(Buffer.from(body, 'base64url').toString('utf8'), 'captcha token');
    const claims = json.ok ? parse(Claims, json.value, 'captcha token') : json;
    if (!claims.ok) return 'invalid-input-response';
    if (this.used.has(claims.value.id) || this.now() - claims.value.issuedAt > TOKEN_LIFE_MS)
      return 'timeout-or-duplicate';
    this.used.add(claims.value.id);
    return claims.value;
  }

  private sign(body: string): string {
    return createHmac('sha256', this.secret).update(body).digest('base64url');
  }
}
