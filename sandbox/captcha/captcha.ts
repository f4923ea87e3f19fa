/** A stand-in for the captcha service: the two scripts, the tokens that they fetch, and the gateway's check of a token. */
import { Hono, type Context } from 'hono';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { RequestData } from '../../src/contract/realtime';
import type { Settings } from '../../src/contract/settings';
import type { Db } from '../database/db';
import type { FaultSwitches } from '../faults';
import { anyOrigin } from '../http/cors';
import { readBody } from '../http/server';
import { staticFiles } from '../http/static-files';
import type { Answer } from '../store/attempts';
import { faultOfSiteKey } from './captcha-faults';
import { CaptchaTokens } from './tokens';

/** The widget's captcha settings unless the deployment gives its own. Addresses are relative to the widget. */
export const SANDBOX_CAPTCHA: Settings['captcha'] = {
  v2SiteKey: 'sandbox-v2',
  v3SiteKey: 'sandbox-v3',
  v2ScriptUrl: 'captcha/api.js',
  v3ScriptUrl: 'captcha/enterprise.js',
};

const SCRIPTS = fileURLToPath(new URL('./assets', import.meta.url));
const emptyScript = (c: Context, status: 200 | 404) =>
  c.body('', status, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });

const TokenRequest = v.object({ siteKey: v.string(), version: v.picklist(['v2', 'v3']), action: v.string() });

export class SandboxCaptcha {
  constructor(
    private readonly now: () => number,
    private readonly faults: FaultSwitches,
  ) {}

  routes(db: Db): Hono {
    const app = new Hono().basePath('/captcha');
    app.get(
      '/*',
      async (c, next) => {
        const fault = this.faultOf(c.req.query('render') ?? '');
        if (fault === 'script-404') return emptyScript(c, 404);
        if (fault === 'script-hang') return new Promise<never>(() => {});
        if (fault === 'script-empty') return emptyScript(c, 200);
        return next();
      },
      staticFiles(SCRIPTS, '/captcha'),
      (c) => c.notFound(),
    );
    app.post('/token', anyOrigin(), (c) => this.issue(c, db));
    return app;
  }

  /**
   * The gateway's check before the provider scores the player.
   * @returns null for a good token, which the request's database transaction then marks as used
   */
  async refuse(
    { token, action, version }: RequestData<'BANKING_DEPOSIT:score-captcha'>['captcha'],
    db: Db,
  ): Promise<Answer | null> {
    const claims = await new CaptchaTokens(db, this.now).redeem(token);
    const isFor =
      typeof claims === 'object' && claims.version === version && (version === 'v2' || claims.action === action);
    if (isFor) return null;
    const reason = typeof claims === 'object' ? 'the token is for something else' : claims;
    return { status: 400, code: 'captcha.refused', message: `Captcha refused: ${reason}` };
  }

  /** `outcome` says what the script must simulate, before it gives the token or in its place. */
  private async issue(c: Context, db: Db): Promise<Response> {
    const asked = await readBody(c, TokenRequest, 'captcha token request');
    const outcome = this.faultOf(asked.siteKey);
    const token = outcome === 'bad-token' ? 'forged.token' : await new CaptchaTokens(db, this.now).issue(asked);
    return c.json({ outcome: outcome ?? 'token', token });
  }

  /** The script is requested without a player's token, so only the switch for everyone applies. */
  private faultOf(siteKey: string) {
    return this.faults.of().captcha ?? faultOfSiteKey(siteKey);
  }
}
