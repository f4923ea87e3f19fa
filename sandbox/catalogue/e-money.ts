import { digits, email, field } from './fields';
import { shared } from './shared';
import { labels } from './words';

const jeton = digits('wallet', labels.wallet, '00000000', '12345678', true);
const payeer = field('wallet', {
  label: labels.wallet,
  regex: '^P\\d{7,12}$',
  error: 'account',
  example: 'P1012345678',
  wallet: true,
});
const webmoneyZ = field('wallet', {
  label: labels.wallet,
  regex: '^Z\\d{12}$',
  error: 'account',
  example: 'Z123456789012',
  wallet: true,
});
const eMoney = { category: 'e-money', deposit: [5, 5000], withdrawal: [10, 5000] } as const;

export const electronicMoney = shared(700, [
  {
    ...eMoney,
    name: 'emoney_skrill',
    text: 'Skrill',
    icons: 'skrill',
    payoutFields: [email(true)],
    exact: { MXN: [21, 20_155] },
    badge: 'instant',
  },
  { ...eMoney, name: 'emoney_neteller', text: 'Neteller', icons: 'neteller', payoutFields: [email(true)] },
  {
    ...eMoney,
    name: 'emoney_astropay',
    text: 'AstroPay',
    icons: 'astropay',
    payoutFields: [email(true)],
    badge: 'brand',
  },
  { ...eMoney, name: 'emoney_jeton', text: 'Jeton', icons: 'jeton', payoutFields: [jeton] },
  { ...eMoney, name: 'emoney_muchbetter', text: 'MuchBetter', icons: 'muchbetter', payoutFields: [email(true)] },
  { ...eMoney, name: 'emoney_payeer', text: 'Payeer', icons: 'payeer', fields: [email()], payoutFields: [payeer] },
  {
    ...eMoney,
    name: 'webmoney_usd',
    text: 'WebMoney WMZ',
    icons: 'webmoney',
    payoutFields: [webmoneyZ],
    countries: ['ru', 'kz', 'uz', 'kg', 'ua'],
    only: 'USD',
  },
]);
