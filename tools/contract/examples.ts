/** One request and one reply of each call, as they are sent; the tests parse each with its schema. */
import type { PushType, RequestType } from '../../src/contract/realtime';

const depositId = 'd-1042';
const withdrawalId = 'w-2077';
const region = { country: 'br', currency: 'BRL' };
const method = {
  name: 'pix',
  category: 'bank',
  currency: ['BRL'],
  text: { en: 'Pix', pt: 'Pix' },
  amount_rules: { BRL: { min: 10, max: 5000 } },
  fields: [{ name: 'cpf', type: 'text', mask: '000.000.000-00', label: { en: 'CPF' } }],
  position: 1,
  iconIds: ['pix'],
  cardViewType: 6,
};
const page = {
  source: 'https://provider.example/pay/1042',
  method: 'GET',
  data: null,
  isFieldsRequired: false,
  pageId: null,
};
const create = {
  amount: 50,
  currency: 'BRL',
  fields: { cpf: '529.982.247-25' },
  isActivatedBonus: false,
  paymentType: 'pix',
  returnUrl: 'https://shop.example',
};
const upi = {
  uri: 'upi://pay?pa=shop@bank&am=500',
  vpa: 'shop@bank',
  payeeName: 'Shop',
  expiresAt: '2026-03-01T10:15:00Z',
};
const p2p = { paymentMethod: 'uz_humo_p2p', amount: 100_000, currency: 'UZS' };
const limit = { kind: 'deposit', period: 'month', max: 1000, used: 150, resetsAt: '2026-04-01T00:00:00Z' };
const account = { id: 'a-7', paymentMethod: 'visa', label: 'Visa •••• 4242', isDefault: true };
const line = {
  id: depositId,
  flow: 'deposit',
  paymentMethod: 'pix',
  text: { en: 'Pix' },
  amount: 50,
  currency: 'BRL',
  status: 'processed',
  createdAt: '2026-03-01T10:00:00Z',
  endedAt: '2026-03-01T10:01:30Z',
};
const code = {
  email: 'a••••@mail.example',
  codeExpiresAt: '2026-03-01T10:10:00Z',
  codeResendAt: '2026-03-01T10:00:30Z',
};
const reference = { depositId, paymentMethod: 'pix' };
const payout = { amount: 50, currency: 'BRL', fields: { pix_key: 'anna@mail.example' }, payment_system: 'pix_out' };

export const EXAMPLES: Record<RequestType, { data: unknown; reply: unknown }> = {
  'BANKING:methods-payment-v3': { data: region, reply: [method] },
  'BANKING:methods-withdrawal': { data: region, reply: [{ ...method, name: 'pix_out' }] },
  'BANKING:userdata-payment-snippet': { data: region, reply: { pix: 50 } },
  'BANKING:deposit-create': { data: create, reply: { depositId, apiResponse: page, fields: [] } },
  'BANKING:deposit-prepare': {
    data: { ...create, currency: 'INR', amount: 500, fields: {}, paymentType: 'in_upi' },
    reply: { depositId, fields: [], invoice: upi },
  },
  'BANKING:deposit-complete': {
    data: { depositId, paymentType: 'in_upi', fields: { utr: '412345678901' } },
    reply: { depositId },
  },
  'BANKING:withdrawal-prepare': {
    data: { fields: { email: 'anna' } },
    reply: { fields: [{ name: 'email', errors: ['email'] }] },
  },
  'BANKING:withdrawal-create': {
    data: payout,
    reply: { withdrawalId, apiResponse: null, fields: [], confirmationRequested: true, ...code },
  },
  'BANKING:withdrawal-confirm': { data: { withdrawalId, code: '408215' }, reply: { withdrawalId } },
  'BANKING:withdrawal-resend': { data: { withdrawalId }, reply: code },
  'BANKING:withdrawal-cancel': { data: { withdrawalId }, reply: { withdrawalId, status: 'mistaked' } },
  'BANKING:account-name': {
    data: { paymentMethod: 'ng_bank', bank: '044', account: '0690000031' },
    reply: { name: 'ADAEZE OKAFOR' },
  },
  'BANKING:transactions-list': { data: { limit: 20 }, reply: { transactions: [line], hasMore: false } },
  'BANKING:deposit-resume': {
    data: { depositId },
    reply: { depositId, apiResponse: page, fields: [], status: 'waiting' },
  },
  'BANKING:withdrawal-resume': {
    data: { withdrawalId },
    reply: { withdrawalId, apiResponse: null, fields: [], status: 'accepted' },
  },
  'BANKING:accounts-list': { data: { flow: 'deposit' }, reply: { accounts: [account] } },
  'BANKING:account-update': { data: { accountId: 'a-7', name: 'Mine' }, reply: { accounts: [account] } },
  'BANKING:account-forget': { data: { accountId: 'a-7' }, reply: {} },
  'BANKING:limits-set': { data: { kind: 'deposit', period: 'month', max: 1000 }, reply: { limits: [limit] } },
  'BANKING:cool-off': {
    data: { hours: 24 },
    reply: { locks: [{ flow: 'deposit', reason: 'cool_off', until: '2026-03-02T10:00:00Z' }] },
  },
  'USER:profile-update': {
    data: { is_withdrawal: true, email: 'anna@mail.example' },
    reply: { user: { id: '77', email: 'anna@mail.example', balanceData: { balances: { BRL: 120.5 } } } },
  },
  'BANKING_DEPOSIT:score': { data: p2p, reply: { score: 0.9, checkScore: 's-5' } },
  'BANKING_DEPOSIT:score-captcha': {
    data: { ...p2p, captcha: { token: '…', action: 'deposit', version: 'v3' } },
    reply: { score: 0.9, checkScore: 's-5' },
  },
  'BANKING_DEPOSIT:deposit-create-p2p': {
    data: { ...p2p, fields: {}, isActivatedBonus: false, score: 0.9, checkScore: 's-5' },
    reply: {
      deposit: {
        depositId,
        card: { number: '9860123456789012', holder: 'A KARIMOV' },
        created: '2026-03-01T10:00:00Z',
        timeout_minutes: 15,
      },
      isFieldsRequired: false,
      fields: [],
    },
  },
  'BANKING_DEPOSIT:deposit-check': { data: { paymentMethod: 'uz_humo_p2p' }, reply: { deposit: null } },
  'BANKING_DEPOSIT:deposit-status': { data: reference, reply: { status: 'PAYED' } },
  'BANKING_DEPOSIT:deposit-cancel': { data: reference, reply: { status: 'CANCELED' } },
  'BANKING_DEPOSIT:deposit-complete': { data: reference, reply: { status: 'PAID_BY_USER' } },
  'BANKING_DEPOSIT:bank-get': {
    data: { payment_method: 'uz_humo_p2p', bin: '986012' },
    reply: { bank_type: 'humo', name: 'Humo' },
  },
  'METRIC_EVENTS_HANDLER:events': {
    data: { events: [{ key: 'list_shown', timestamp: 1_772_359_200_000, value: 420 }] },
    reply: {},
  },
};

export const PUSH_EXAMPLES: Readonly<Record<PushType, object>> = {
  'deposit.status': { id: depositId, status: 1 },
  'withdrawal.status': { id: withdrawalId, status: 2, decline: { reason: 'bank_declined', isFinal: true } },
  'deposit.progress': { id: depositId, received: '0.002', confirmations: 1, needed: 3 },
  'method.state': { name: 'pix', state: { level: 'slow' } },
  'player.standing': { locks: [], limits: [limit] },
  'login.token': { token: '…', balanceData: { balances: { BRL: 120.5 } } },
};
