import * as v from 'valibot';
import { LoadedPayload } from '../../contract/host';
import type { PaymentMethod } from '../../contract/method';
import type { Session, SessionData } from '../../core/session/session';
import { fakeSession } from '../../core/session/session.fake';
import type { StoredOwner } from '../attempt/stored-owner';
import type { SecondPayment } from '../submission/second-payment';
import type { Registry } from '../../kernel/registry-token';

export function sampleSession(payload: Record<string, unknown> = {}, session: Partial<SessionData> = {}): Session {
  const loaded = v.parse(LoadedPayload, { token: 'secret-token', currency: 'INR', paymentGeo: 'IN', ...payload });
  const { token, currency, lang, paymentGeo } = loaded;
  return fakeSession({ payload: loaded, token, country: paymentGeo.toLowerCase(), currency, lang, ...session });
}

export function sampleMethod(method: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    name: 'visa',
    category: 'other',
    currency: ['INR'],
    text: { en: 'Visa', pt: 'Visa em português' },
    amount_rules: { INR: { min: 100, max: 50_000 } },
    checkLuhn: false,
    fields: [],
    isPopular: false,
    isPreparationRequired: false,
    position: 10,
    iconIds: ['visa'],
    cardViewType: 0,
    ...method,
  };
}

/** An owner check for which every stored payment is this player's, as when the host has named its player. */
export const knownOwner: Pick<StoredOwner, 'isPlayers'> = { isPlayers: () => true };

/** Begins every create at once, as when no other payment is under way. */
export const alwaysOnPurpose: Pick<SecondPayment, 'onPurpose'> = { onPurpose: (_intent, create) => create() };

/** A registry without plugins, with the usual paths; `registry` replaces parts of it. */
export function sampleRegistry(registry: Partial<Registry> = {}): Registry {
  return {
    pageAt: () => undefined,
    handledCardViewTypes: () => [0, 1, 2, 4, 8],
    pathForMethod: (flow, _method, chosenInGroup) =>
      chosenInGroup ? `/${flow}/group/redirect` : `/${flow}/redirect/base`,
    isOthersForm: () => false,
    pathForGroup: () => undefined,
    groupListPath: (flow) => `/${flow}/group/list`,
    pathForReply: () => undefined,
    payableKeys: [],
    resumeForMs: () => 24 * 3_600_000,
    resumesByForm: () => false,
    linksOf: () => [],
    ...registry,
  };
}
