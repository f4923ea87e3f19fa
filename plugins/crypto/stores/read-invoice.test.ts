import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { coinNamed } from '../coins';
import { networkNamed } from '../networks';
import { breakAddress, makeAddress } from '../simulator/make-address';
import { makeBolt11 } from '../simulator/make-bolt11';
import { readInvoice, type CryptoInvoice } from './read-invoice';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const expecting = (coin?: string, network?: string) => ({
  coin: coin === undefined ? undefined : coinNamed(coin),
  network: network === undefined ? undefined : networkNamed(network),
});
const read = (invoice: CryptoInvoice, coin?: string, network?: string) =>
  readInvoice(invoice, expecting(coin, network));

describe('a crypto reply', () => {
  it('is payable by its verified address', () => {
    const reading = read({ address: tron, network: 'TRC-20', minAmount: 5 }, 'USDT', 'trc20');
    expect(reading).toMatchObject({
      kind: 'payable',
      invoice: { address: tron, network: { label: 'TRON (TRC-20)' }, uri: undefined, minAmount: 5, memo: undefined },
      isUriIgnored: false,
    });
  });

  it.each([
    ['address', { address: breakAddress(tron), network: 'trc20' }],
    ['address', { address: '', network: 'trc20' }],
    ['address', { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', network: 'trc20' }],
    ['otherNetwork', { address: tron, network: 'solana' }],
    ['otherNetwork', { address: tron, network: 'newchain' }],
    ['otherNetwork', { address: tron, network: 'TRON Nile' }],
    ['unknownNetwork', { address: tron, network: '' }],
    ['otherNetwork', { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', network: 'erc20' }],
  ])('is refused: %s', (reason, invoice) => {
    expect(read(invoice, 'USDT', 'trc20')).toEqual({ kind: 'refused', reason });
  });

  it('is taken on its word about the network when nothing else is known', () => {
    expect(read({ address: tron, network: 'tron' })).toMatchObject({ kind: 'payable', invoice: { coin: undefined } });
  });

  it.each([
    ['ripple', '0', true],
    ['ripple', '4294967295', true],
    ['ripple', '4294967296', false],
    ['ripple', '-1', false],
    ['ripple', '1e5', false],
    ['ripple', 'abc', false],
    ['stellar', 'Payment 12', true],
    ['stellar', 'я'.repeat(14), true],
    ['stellar', 'я'.repeat(15), false],
  ])('%s with memo %s: payable %s', (network, memo, isPayable) => {
    const reading = read({ address: makeAddress(networkNamed(network)!.id, 'x'), network, memo });
    if (isPayable) expect(reading).toMatchObject({ kind: 'payable', invoice: { memo } });
    else expect(reading).toEqual({ kind: 'refused', reason: 'memo' });
  });

  it('keeps the address and drops a URI that pays someone else', () => {
    const address = makeAddress('bitcoin', 'mine');
    const uri = `bitcoin:${makeAddress('bitcoin', 'another')}`;
    const reading = read({ address, network: 'bitcoin', uri }, 'BTC', 'bitcoin');
    expect(reading).toMatchObject({ kind: 'payable', invoice: { address, uri: undefined }, isUriIgnored: true });
  });

  it('does not mind a URI on a network that has none', () => {
    const reading = read({ address: tron, network: 'trc20', uri: `tron:${tron}` }, 'USDT', 'trc20');
    expect(reading).toMatchObject({ kind: 'payable', invoice: { uri: undefined }, isUriIgnored: false });
  });
});

describe('what changes nothing of where the money goes', () => {
  it.each([` ${tron}`, `${tron}\n`, `\ufeff${tron}\u200b`])('is no reason to refuse an address: %j', (address) => {
    expect(read({ address, network: 'trc20' }, 'USDT', 'trc20')).toMatchObject({ invoice: { address: tron } });
  });

  it.each([`${tron.slice(0, 9)} ${tron.slice(9)}`, `${tron.slice(0, 9)}\u200b${tron.slice(9)}`, `${tron} ${tron}`])(
    'stands around an address, not within: %j',
    (address) => expect(read({ address, network: 'trc20' })).toEqual({ kind: 'refused', reason: 'address' }),
  );

  it.each([' 123', '00123', '123\u200b'])('is no reason to refuse a tag: %j', (memo) => {
    const reading = read({ address: makeAddress('ripple', 'x'), network: 'ripple', memo });
    expect(reading).toMatchObject({ kind: 'payable', invoice: { memo: '123' } });
  });
});

describe('an amount in the URI', () => {
  const address = makeAddress('bitcoin', 'mine');
  const invoice = { address, network: 'bitcoin', uri: `bitcoin:${address}?amount=0.5` };
  const shown = (expected: string) => {
    const reading = read({ ...invoice, expected }, 'BTC', 'bitcoin');
    return reading.kind === 'payable' && [reading.invoice.uri, reading.invoice.amount?.toFixed(), reading.isUriIgnored];
  };

  it('is used when the gateway waits for it', () => {
    expect(shown('0.50')).toEqual([invoice.uri, '0.5', false]);
  });

  it('other than the gateway waits for is not, and reported', () => {
    expect(shown('0.05')).toEqual([`bitcoin:${address}?amount=0.05`, '0.05', true]);
    expect(shown('0.123456789')).toEqual([undefined, undefined, true]);
  });
});

describe('a network that we do not know', () => {
  const strange = { address: 'new1qqqqqqqq', network: 'New Chain' };

  it('is shown as the gateway names it, with its memo, and as not checked', () => {
    const reading = read({ ...strange, memo: '7', contract: 'newtoken1qqq' }, 'USDT');
    const network = { label: 'New Chain', badge: 'New Chain', memo: 'memo' };
    expect(reading).toMatchObject({
      kind: 'payable',
      invoice: { ...strange, network, memo: '7', contract: 'newtoken1qqq', isChecked: false, uri: undefined },
    });
  });

  it('has the gateway’s name for it', () => {
    const networkName = { en: 'The New Chain', ru: 'Новая сеть' };
    expect(read({ ...strange, networkName })).toMatchObject({ invoice: { network: { name: networkName } } });
  });

  it('has the label under which it was chosen', () => {
    const chosen = { ...expecting('USDT'), field: { value: 'newchain' }, networkLabel: 'The New Chain' };
    expect(readInvoice({ ...strange, network: 'newchain' }, chosen)).toMatchObject({
      invoice: { network: { label: 'The New Chain' } },
    });
  });

  it.each(['', ' ', 'new1 qqqq', 'new1qqqq\u202Eqqq', 'x'.repeat(301)])('has no address %j', (address) => {
    expect(read({ ...strange, address })).toEqual({ kind: 'refused', reason: 'address' });
  });

  it('is refused where the player chose another, also the other way round', () => {
    expect(read(strange, 'USDT', 'trc20')).toEqual({ kind: 'refused', reason: 'otherNetwork' });
    const chosen = { ...expecting('USDT'), field: { value: 'newchain' } };
    expect(readInvoice({ address: tron, network: 'trc20' }, chosen)).toEqual({
      kind: 'refused',
      reason: 'otherNetwork',
    });
  });
});

describe('a Lightning invoice', () => {
  const madeAt = Date.UTC(2026, 0, 1);
  const address = makeBolt11({ seed: 'x', amount: new Big('0.001'), madeAt, expiry: 900 });

  it('is payable until it expires', () => {
    const reading = read({ address: address.toUpperCase(), network: 'LN', expected: '0.001' }, 'BTC', 'lightning');
    expect(reading).toMatchObject({
      kind: 'payable',
      invoice: { address, uri: `lightning:${address}`, isChecked: true, expiresAt: '2026-01-01T00:15:00.000Z' },
    });
  });

  it.each([
    ['address', { address: breakAddress(address) }],
    ['address', { address: 'satoshi@example.com' }],
    ['amount', { address, expected: '0.0011' }],
    ['otherNetwork', { address, network: 'bitcoin' }],
  ])('is refused: %s', (reason, invoice) => {
    expect(read({ network: 'lightning', ...invoice }, 'BTC', 'lightning')).toEqual({ kind: 'refused', reason });
  });

  it('without an amount is over what the gateway expects', () => {
    const open = makeBolt11({ seed: 'x', madeAt, expiry: 900 });
    const reading = read({ address: open, network: 'lightning', expected: '0.001' });
    expect(reading.kind === 'payable' && reading.invoice.amount?.toFixed()).toBe('0.001');
  });
});

describe('an invoice in its own key', () => {
  const lightning = makeBolt11({ seed: 'x', amount: new Big('0.001'), madeAt: 0, expiry: 900 });

  it('is what is paid on Lightning, with no address', () => {
    const reading = read({ address: '', invoice: lightning, network: 'lightning' });
    expect(reading).toMatchObject({ kind: 'payable', invoice: { address: lightning } });
  });

  it.each<[string, Partial<CryptoInvoice>, string | undefined]>([
    ['is a second way to pay on the chain', { expected: '0.001' }, `?lightning=${lightning}`],
    ['is left out, over another amount', { expected: '0.002' }, undefined],
    ['is left out, broken', { invoice: breakAddress(lightning) }, undefined],
  ])('%s', (_, more, query) => {
    const address = makeAddress('bitcoin', 'mine');
    const reading = read({ address, network: 'bitcoin', invoice: lightning, ...more }, 'BTC', 'bitcoin');
    const unified = query === undefined ? undefined : { uri: `bitcoin:${address}${query}`, expiresAt: 900_000 };
    const isUriIgnored = query === undefined;
    expect(reading).toMatchObject({ invoice: { uri: `bitcoin:${address}`, unified }, isUriIgnored });
  });
});

describe('a token’s contract', () => {
  const address = makeAddress('polygon', 'mine');
  const contract = '0xc2132D05D31c914a87C6611C10748AEb04B58e8F';
  const uri = `ethereum:${contract}@137/transfer?address=${address}`;

  it('is shown, and a URI with it used', () => {
    const reading = read({ address, network: 'polygon', contract: contract.toLowerCase(), uri }, 'USDT', 'polygon');
    expect(reading).toMatchObject({ invoice: { contract: contract.toLowerCase(), uri }, isUriIgnored: false });
  });

  it('other than the issuer’s is shown, and no URI is used', () => {
    const other = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359';
    const reading = read({ address, network: 'polygon', contract: other, uri }, 'USDT', 'polygon');
    expect(reading).toMatchObject({ invoice: { contract: other, uri: undefined }, isUriIgnored: true });
  });
});

it('a memo that only the URI names is asked for', () => {
  const address = makeAddress('ton', 'mine');
  const reading = read({ address, network: 'ton', uri: `ton://transfer/${address}?text=12` }, 'TON', 'ton');
  expect(reading).toMatchObject({ invoice: { memo: '12', uri: `ton://transfer/${address}?text=12` } });
});

it('an address without check digits is shown as not checked', () => {
  const shown = (network: string, address: string) => {
    const reading = read({ address, network });
    return reading.kind === 'payable' && reading.invoice.isChecked;
  };
  const address = makeAddress('erc20', 'mine');
  expect([shown('erc20', address), shown('erc20', address.toLowerCase())]).toEqual([true, false]);
  expect(shown('solana', makeAddress('solana', 'mine'))).toBe(false);
});
