/** The keys of the host data, each with a value that changes what the player sees or what the page hears. */
import type { LoadedPayload } from '../../src/contract/host';
import type { Act } from '../../sandbox/demo/try/trial';
import type { Given } from './acts';
import { EVENT_TRIALS } from './trials';

export const BONUS = { id: 'welcome', type: 'deposit', title: 'Welcome', depositBonusData: { minDeposit: 10 } };
const BRAZIL = { currency: 'BRL', paymentGeo: 'BR' };

/** The key stands in the log's `loaded`; the list that follows it has taken it. */
const listed = (payload: Partial<Record<keyof LoadedPayload, unknown>>, acts: Act[] = []): Given => ({
  shows: 'list_shown',
  payload,
  acts,
});
const heard = (shows: keyof typeof EVENT_TRIALS): Given => ({ shows, ...EVENT_TRIALS[shows] });

export const PAYLOAD_TRIALS: Readonly<Record<keyof LoadedPayload, Given>> = {
  token: heard('onTokenExpired'),
  currency: listed(BRAZIL),
  paymentGeo: listed(BRAZIL),
  lang: listed({ lang: 'es' }),
  languageMenu: heard('onLanguage'),
  platform: heard('openExtBrowser'),
  asksBeforePayment: heard('onBeforePayment'),
  canShare: heard('share'),
  canRedirect: heard('onRedirect'),
  theme: listed({ theme: 'dark' }),
  tokens: listed({ tokens: { 'color-brand': '#0a7a3c', radius: '4px' } }),
  height: heard('onResize'),
  view: heard('onExpand'),
  closingButton: listed({ closingButton: false }),
  bonusId: listed({ bonusId: BONUS.id, bonusList: [BONUS] }, [{ open: { method: 'de_paypal' } }]),
  bonusList: listed({ bonusList: [BONUS] }, [{ open: { method: 'de_paypal' } }]),
  userId: listed({ userId: '42' }),
  partnerKey: listed({ partnerKey: 'affiliate-7' }),
  schema: listed({ schema: 'https', host: 'www.brand.example' }),
  host: listed({ schema: 'https', host: 'www.brand.example' }),
  xOrigin: listed({ xOrigin: 'https://www.brand.example' }),
  experiments: { shows: 'experiment_seen', payload: { experiments: { list_layout: 'rows' } } },
  methods: listed({ methods: { first: 'de_paypal', hide: ['de_maestro'], notes: { de_wero: 'No fee' } } }),
  user: listed({ user: { name: 'Anna', balanceData: { primary: { amount: 120.5, currency: 'EUR' } } } }),
};
