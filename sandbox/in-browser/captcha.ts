/** The demo's stand-in for the captcha service and for the gateway's check of its tokens. */
import type { RequestData, RequestType } from '../../src/contract/realtime';
import { faultOfSiteKey } from '../captcha/captcha-faults';
import type { Answer } from './protocol';

const TOKEN = 'demo';

/** What the service answers its own script. A site key may name a fault after two dashes. */
export function captchaAnswer(siteKey: string): object {
  const fault = faultOfSiteKey(siteKey);
  return { outcome: fault ?? 'token', token: fault === 'bad-token' ? 'forged.token' : TOKEN };
}

export function captchaRefusal(type: RequestType, data: unknown): Answer | undefined {
  if (type !== 'BANKING_DEPOSIT:score-captcha') return undefined;
  const { captcha } = data as RequestData<typeof type>;
  if (captcha.token === TOKEN) return undefined;
  return { status: 400, code: 'captcha.refused', message: 'Captcha refused' };
}
