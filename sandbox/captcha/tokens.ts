/** Tokens of the stand-in captcha service: short-lived and single-use, in whichever process they are redeemed. */
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../database/db';
import { captchaTokens } from '../database/schema';

/** Milliseconds: two minutes, as with the real service. */
export const TOKEN_LIFE_MS = 120_000;
/** Milliseconds for which an expired token can still be distinguished from an unknown one. */
const KEPT_MS = 3_600_000;
/** The length of real tokens. */
const TOKEN_BYTES = 200;

export interface Claims {
  version: 'v2' | 'v3';
  action: string;
}

export class CaptchaTokens {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  async issue({ version, action }: Claims): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.db.delete(captchaTokens).where(lt(captchaTokens.issuedAt, this.ago(KEPT_MS)));
    await this.db.insert(captchaTokens).values({ token, version, action, issuedAt: this.ago(0) });
    return token;
  }

  /** Redeems a token: returns the claims of a good one, which is then used up, or what is wrong with it. */
  async redeem(token: string): Promise<Claims | 'invalid-input-response' | 'timeout-or-duplicate'> {
    const isToken = eq(captchaTokens.token, token);
    const isGood = and(isToken, isNull(captchaTokens.usedAt), gte(captchaTokens.issuedAt, this.ago(TOKEN_LIFE_MS)));
    const spend = this.db.update(captchaTokens).set({ usedAt: this.ago(0) });
    const [good] = await spend.where(isGood).returning();
    if (good) return { version: good.version, action: good.action };
    const known = await this.db.select().from(captchaTokens).where(isToken);
    return known.length > 0 ? 'timeout-or-duplicate' : 'invalid-input-response';
  }

  private ago(ms: number): Date {
    return new Date(this.now() - ms);
  }
}
