import { describe, expect, it } from 'vitest';
import { DisplayType, type PaymentMethod } from '@/contract/method';
import { catalogue } from '../../../sandbox/catalogue';
import { methods as fixtures } from '../fixtures';
import { NETWORKS, networkNamed } from '../networks';
import { coinChoices } from './coin-choices';
import { factsOf } from './method-facts';
import { minimumOf, withNetworkMinimum } from './network-minimum';

const germans = [...catalogue, ...fixtures]
  .filter(({ countries, flows, method }) => {
    return countries.includes('de') && flows.includes('deposit') && method.category === 'crypto';
  })
  .map(({ method }) => method);
const context = { currency: 'EUR', country: 'de', text: (text: unknown) => (text as { en: string }).en ?? text };
const coins = coinChoices(germans, context as never);

const method = (amount_rules: PaymentMethod['amount_rules']): PaymentMethod => ({
  name: 'crypto_btc',
  category: 'crypto',
  currency: Object.keys(amount_rules),
  text: { en: 'Bitcoin' },
  amount_rules,
  checkLuhn: false,
  fields: [],
  isPopular: false,
  isPreparationRequired: false,
  position: 1,
  iconIds: [],
  cardViewType: DisplayType.default,
});

describe('the list', () => {
  it('shows the networks of one coin together', () => {
    const tether = coins.find(({ key }) => key === 'USDT');
    expect(tether?.choices.map(({ network }) => network?.badge)).toEqual(['TRC-20', 'ERC-20', 'BEP-20']);
    expect(tether?.choices.map(({ methodName }) => methodName)).toEqual([
      'crypto_usdt_trc20',
      'crypto_usdt_erc20',
      'crypto_usdt_bep20',
    ]);
  });

  it('says of a network why it does not take an amount', () => {
    const missedBy = ({ name }: PaymentMethod) => (name === 'crypto_btc' ? 'Minimum €15' : undefined);
    const missed = coinChoices(germans, { ...context, missedBy } as never).flatMap(({ choices }) =>
      choices.flatMap((one) => (one.missed === undefined ? [] : [one.id, one.missed])),
    );
    expect(missed).toEqual(['crypto_btc', 'Minimum €15']);
  });

  it('makes a choice of each network that one method serves', () => {
    const { choices = [] } = coins.find(({ key }) => key === 'USDC') ?? {};
    expect(choices.map(({ field, network }) => [field?.name, field?.value, network?.id])).toEqual([
      ['network', 'erc20', 'erc20'],
      ['network', 'bep20', 'bep20'],
    ]);
  });

  it('knows coin and network of every method of the sandbox', () => {
    const unknown = coins.flatMap(({ choices }) => choices).filter((one) => !one.coin || !one.network || !one.minimum);
    expect(unknown).toEqual([]);
    expect(new Set(coins.map(({ label }) => label)).size).toBe(coins.length);
  });

  it('offers networks that the table does not know, or leaves them out', () => {
    const { method: tether } = fixtures.find(({ method }) => method.name === 'crypto_usdt_other_networks')!;
    const labels = (isKnownOnly: boolean) =>
      coinChoices([tether], { ...context, isKnownOnly } as never).flatMap(({ choices }) =>
        choices.map(({ networkLabel }) => networkLabel),
      );
    expect(labels(false)).toEqual(['TON', 'Solana', 'Polygon', 'New Chain']);
    expect(labels(true)).toEqual(['TON', 'Solana', 'Polygon']);
  });

  it('leaves out a coin none of whose networks is known, where only those are offered', () => {
    const strange = { ...method({ EUR: { min: 1, max: 2 } }), name: 'crypto_pepe' };
    expect(coinChoices([strange], { ...context, isKnownOnly: true } as never)).toEqual([]);
  });

  it('keeps a coin that the table does not know, under the gateway’s name for it', () => {
    const strange = { ...method({ EUR: { min: 1, max: 2 } }), name: 'crypto_pepe', text: { en: 'Pepe' } };
    const [coin] = coinChoices([strange], context as never);
    expect(coin).toMatchObject({ key: 'crypto_pepe', label: 'Pepe', choices: [{ network: undefined }] });
  });
});

it.each([
  ['crypto_btc', 'BTC', 'bitcoin'],
  ['crypto_eth', 'ETH', 'erc20'],
  ['crypto_trx', 'TRX', 'trc20'],
  ['crypto_usdt_trc20', 'USDT', 'trc20'],
  ['USDT-ERC20', 'USDT', 'erc20'],
  ['usdt_eth', 'USDT', 'erc20'],
  ['eth_bep20', 'ETH', 'bep20'],
  ['bnb_bsc', 'BNB', 'bep20'],
  ['crypto_usdt', 'USDT', undefined],
  ['crypto_usdt_ton', 'USDT', 'ton'],
  ['ton_usdt', 'USDT', 'ton'],
  ['crypto_usdc_sol', 'USDC', 'solana'],
  ['crypto_eth_base', 'ETH', 'base'],
  ['crypto_btc_lightning', 'BTC', 'lightning'],
  ['lightning_btc', 'BTC', 'lightning'],
  ['crypto_matic', undefined, 'polygon'],
  ['visa', undefined, undefined],
])('%s is %s on %s', (name, coin, network) => {
  const facts = factsOf(name);
  expect([facts.coin?.code, facts.network?.id]).toEqual([coin, network]);
});

describe('minimums', () => {
  it('are those of the specification', () => {
    const named = NETWORKS.filter(({ minimumUsd }) => minimumUsd !== undefined);
    const table = Object.fromEntries(named.map(({ id, minimumUsd }) => [id, minimumUsd]));
    expect(table).toEqual({
      bitcoin: 15,
      monero: 10,
      'bitcoin-cash': 10,
      erc20: 10,
      trc20: 5,
      bep20: 5,
      litecoin: 5,
      dash: 5,
      doge: 5,
      zcash: 5,
      ripple: 3,
      stellar: 3,
    });
  });

  it.each([
    ['USD', { USD: { min: 10, max: 100 } }, { min: 15, max: 100 }],
    ['USD', { USD: { min: 20, max: 100 } }, { min: 20, max: 100 }],
    ['USD', { USD: { min: 20, max: 100, minNonRus: 3 } }, { min: 20, max: 100, minNonRus: 15 }],
    ['USD', { USD: { min: 1, max: 10 } }, { min: 1, max: 10 }],
    ['USDT', {}, { min: 15, max: 500_000 }],
    ['EUR', { EUR: { min: 1, max: 10 } }, { min: 1, max: 10 }],
    ['EUR', {}, undefined],
  ])('%s %j becomes %j on Bitcoin', (currency, rules, expected) => {
    const terms = withNetworkMinimum(method(rules), networkNamed('btc'), currency);
    expect(terms.amount_rules[currency]).toEqual(expected);
  });

  it('are shown in the player’s currency when the gateway has a rule for it, else in dollars', () => {
    const network = networkNamed('btc');
    const german = { currency: 'EUR', country: 'de' };
    expect(minimumOf(method({ EUR: { min: 14, max: 90 } }), network, german)).toEqual({ amount: 14, currency: 'EUR' });
    expect(minimumOf(method({}), network, german)).toEqual({ amount: 15, currency: 'USD' });
    expect(minimumOf(method({}), undefined, german)).toBeUndefined();
    expect(minimumOf(method({}), networkNamed('ton'), german)).toBeUndefined();
  });
});
