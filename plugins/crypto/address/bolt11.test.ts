import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBolt11 } from '../simulator/make-bolt11';
import { readBolt11 } from './bolt11';

/** The standard's own examples. */
const HASH = 'qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypq';
const DONATION = `lnbc1pvjluezpp5${HASH}dpl2pkx2ctnv5sxxmmwwd5kgetjypeh2ursdae8g6twvus8g6rfwvs8qun0dfjkxaq8rkx3yf5tcsyz3d73gafnh3cax9rn449d9p5uxz9ezhhypd0elx87sjle52x86fux2ypatgddc6k63n7erqz25le42c4u4ecky03ylcqca784w`;
const COFFEE = `lnbc2500u1pvjluezpp5${HASH}dq5xysxxatsyp3k7enxv4jsxqzpuaztrnwngzn3kdzw5hydlzf03qdgm2hdq27cqv3agm2awhz5se903vruatfhq77w3ls4evs3ch9zw97j25emudupq63nyw24cg27h2rspfj9srp`;
const LIST = `lnbc20m1pvjluezpp5${HASH}hp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqscc6gd6ql3jrc5yzme8v4ntcewwz5cnw92tz0pc8qcuufvq7khhr8wpald05e92xw006sq94mg8v2ndf4sefvf9sygkshp5zfem29trqq2yxxz7`;
const TEST_NET = `lntb20m1pvjluezhp58yjmdan79s6qqdhdzgynm4zwqd5d7xmw5fk98klysy043l2ahrqspp5${HASH}fpp3x9et2e20v6pu37c5d9vax37wxq72un98kmzzhznpurw9sgl2v0nklu2g4d0keph5t7tj9tcqd8rexnd07ux4uv2cjvcqwaxgj7v4uwn5wmypjd5n69z2xm3xgksg28nwht7f6zspwp3f9t`;
const MADE_AT = 1496314658;

describe('an invoice of BOLT 11', () => {
  it.each([
    [DONATION, undefined, 3600],
    [COFFEE, '0.0025', 60],
    [COFFEE.toUpperCase(), '0.0025', 60],
    [LIST, '0.02', 3600],
  ])('%s', (invoice, amount, seconds) => {
    const read = readBolt11(invoice);
    expect(read?.amount?.toFixed()).toBe(amount);
    expect(read?.expiresAt).toBe((MADE_AT + seconds) * 1000);
    expect(read?.text).toBe(invoice.toLowerCase());
  });

  it.each([
    ['of the test net', TEST_NET],
    ['in mixed case', `${COFFEE.slice(0, -1)}P`],
    ['cut off', COFFEE.slice(0, -7)],
    ['over another amount', COFFEE.replace('2500u', '2501u')],
    ['that is none', 'lnbc1qqqqqq'],
    ['without end', `lnbc${'1'.repeat(100_000)}`],
  ])('%s is none', (_, invoice) => expect(readBolt11(invoice)).toBeUndefined());
});

it('that never expires has the last time there is', () => {
  const invoice = makeBolt11({ seed: 'x', madeAt: 1_700_000_000_000, expiry: 2 ** 53 - 1 });
  expect(new Date(readBolt11(invoice)!.expiresAt).toISOString()).toBe('+275760-09-13T00:00:00.000Z');
});

it('is refused after a change of one character', () => {
  const letters = [...'qpzry9x8gf2tvdw0s3jn54khce6mua7l1b'];
  const amounts = fc.option(fc.integer({ min: 1, max: 10_000_000 }));
  fc.assert(
    fc.property(fc.string(), amounts, fc.nat(), fc.constantFrom(...letters), (seed, sats, at, letter) => {
      const amount = sats === null ? undefined : new Big(sats).div(1e8);
      const invoice = makeBolt11({ seed, amount, madeAt: 1_700_000_000_000, expiry: 900 });
      expect(readBolt11(invoice)).toMatchObject({ expiresAt: 1_700_000_900_000 });
      expect(readBolt11(invoice)?.amount?.toFixed()).toBe(amount?.toFixed());
      const place = at % invoice.length;
      fc.pre(invoice[place] !== letter);
      expect(readBolt11(invoice.slice(0, place) + letter + invoice.slice(place + 1))).toBeUndefined();
    }),
  );
});
