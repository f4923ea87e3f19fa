/** A stand-in for the captcha service: the two scripts, the tokens that they fetch, and the gateway's check of a token. */
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parse, parseJson } from '../../src/contract/parse';
import type { RequestData } from '../../src/contract/realtime';
import type { Settings } from '../../src/contract/settings';
import type { FaultSwitches } from '../faults';
import { CORS } from '../http/banking-api';
import { json, text, type Reply, type Request, type Route } from '../http/router';
import { serveFile } from '../http/static-files';
import type { Answer } from '../store/attempts';
import { faultOfSiteKey } from './captcha-faults';
import { CaptchaTokens } from './tokens';

/** The widget's settings unless the deployment gives its own. Addresses are relative to the widget. */
export const SANDBOX_CAPTCHA: Settings['captcha'] = {
  v2SiteKey: 'sandbox-v2',
  v3SiteKey: 'sandbox-v3',
  v2ScriptUrl: 'captcha/api.js',
  v3ScriptUrl: 'captcha/enterprise.js',
};

const SCRIPTS = fileURLToPath(new URL('./assets', import.meta.url));
const emptyScript = (status: number): Reply => ({
  status,
  headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  body: '',
});

const TokenRequest = v.object({ siteKey: v.string(), version: v.picklist(['v2', 'v3']), action: v.string() });

export class SandboxCaptcha {
  private readonly tokens: CaptchaTokens;

  constructor(
    now: () => number,
    private readonly faults: FaultSwitches,
  ) {
    this.tokens = new CaptchaTokens(now);
  }

  routes(): Route[] {
    return [
      { method: 'GET', pattern: '/captcha/:file', handle: (request) => this.script(request) },
      { method: 'POST', pattern: '/captcha/token', handle: (request) => this.issue(request) },
    ];
  }

  /** The gateway's own check before the provider scores the player; null when the token is good. */
  refuse({ token, action, version }: RequestData<'BANKING_DEPOSIT:score-captcha'>['captcha']): Answer | null {
    const claims = this.tokens.redeem(token);
    const isFor =
      typeof claims === 'object' && claims.version === version && (version === 'v2' || claims.action === action);
    if (isFor) return null;
    const reason = typeof claims === 'object' ? 'the token is for something else' : claims;
    return { status: 400, code: 'captcha.refused', message: `Captcha refused: ${reason}` };
  }

  private async script(request: Request): Promise<Reply> {
    const fault = this.faultOf(request.query.get('render') ?? '');
    if (fault === 'script-404') return emptyScript(404);
    if (fault === 'script-hang') return new Promise(() => {});
    if (fault === 'script-empty') return emptyScript(200);
    return (await serveFile(SCRIPTS, request.params.file!, request)) ?? text(404, 'Not found');
  }

  /** `outcome` tells the script what to act out instead of giving the token, or before it. */
  private async issue(request: Request): Promise<Reply> {
    const body = parseJson(await request.text(), 'captcha token request');
    const asked = body.ok ? parse(TokenRequest, body.value, 'captcha token request') : body;
    if (!asked.ok) return json(400, { code: 'contract.invalidRequest', message: asked.error.message }, CORS);
    const outcome = this.faultOf(asked.value.siteKey);
    const token = outcome === 'bad-token' ? 'forged.token' : this.tokens.issue(asked.value);
    return json(200, { outcome: outcome ?? 'token', token }, CORS);
  }

  /** The script is asked for without a player's token, so the switch for everyone counts. */
  private faultOf(siteKey: string) {
    return this.faults.of().captcha ?? faultOfSiteKey(siteKey);
  }
}
