import * as v from 'valibot';
import { LoadedPayload } from '../../contract/host';
import type { SessionData } from './session';
import { SessionService } from './session-service';

/** A player in India on a desktop browser, in an iframe, with the test's own values over that. */
export function fakeSession(overrides: Partial<SessionData> = {}): SessionService {
  const payload = v.parse(LoadedPayload, { token: 'token', currency: 'INR', paymentGeo: 'IN', lang: 'en-US' });
  return new SessionService({
    payload,
    token: payload.token,
    country: 'in',
    currency: payload.currency,
    lang: payload.lang,
    platform: 'desktop',
    isNative: false,
    theme: 'light',
    design: 'current',
    isEmbedded: true,
    ...overrides,
  });
}
