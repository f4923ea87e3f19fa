import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoadedPayload } from '@/contract/host';
import { catalogue } from '../catalogue';
import { markets } from '../catalogue/markets';
import { BONUSES, CURRENCIES, LANGUAGES, readChoices, toQuery, unknownChoices } from './choices';
import { bonusesOf, toPayload } from './payload';

const defaults = readChoices('');

describe('readChoices', () => {
  it('has a default for everything', () => {
    expect(defaults).toEqual({
      country: 'in',
      currency: 'INR',
      lang: 'en-US',
      theme: 'system',
      platform: 'desktop',
      flow: 'deposit',
      closingButton: 'on',
      bonus: 'none',
      brand: '',
      corners: 'default',
      look: 'none',
      logo: 'legacy',
      tiles: 'default',
      word: 'none',
      funnel: 'none',
      view: 'whole',
      languageMenu: 'off',
      firstStep: '',
      listOrder: '',
      listLayout: '',
      bonusPlace: '',
      quickAmounts: '',
      order: '',
      first: '',
      hide: '',
      labels: '',
      notes: '',
      design: 'current',
      token: 'demo-player',
    });
  });

  it('takes what is right and forgets what is wrong', () => {
    const query = '?country=br&lang=xx&theme=dark&platform=fridge&closingButton=off&currency=ZZZ&unknown=1&country=de';
    const changed = { country: 'br', currency: 'BRL', theme: 'dark', closingButton: 'off' };
    expect(readChoices(query)).toEqual({ ...defaults, ...changed });
  });

  it('takes keys and values in whatever case', () => {
    const query =
      '?COUNTRY=BR&lang=PT-br&Theme=Dark&platform=IOS&closingbutton=OFF&currency=usd&flow=Withdrawal&design=LEGACY';
    expect(readChoices(query)).toMatchObject({
      country: 'br',
      lang: 'pt-BR',
      theme: 'dark',
      platform: 'ios',
      closingButton: 'off',
      currency: 'USD',
      flow: 'withdrawal',
      design: 'legacy',
    });
    expect(unknownChoices(query)).toEqual([]);
  });

  it('names what it does not have', () => {
    expect(unknownChoices('?country=Atlantis&lang=xx&token=what ever&utm=1&theme=dark&brand=%23green')).toEqual([
      'country=Atlantis',
      'lang=xx',
      'brand=#green',
    ]);
  });

  it.each(markets)('$country has $currency unless told otherwise', ({ country, currency }) => {
    expect(readChoices(`?country=${country}`).currency).toBe(currency);
    expect(readChoices(`?country=${country}&currency=USD`).currency).toBe('USD');
  });

  it('never fails, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(Object.keys(readChoices(query))).toEqual(Object.keys(defaults));
      }),
      { examples: [['__proto__'], ['constructor=1']] },
    );
  });

  it('comes back from its own query', () => {
    const choices = fc.record({
      country: fc.constantFrom(...markets.map((market) => market.country)),
      currency: fc.constantFrom(...CURRENCIES),
      lang: fc.constantFrom(...Object.keys(LANGUAGES)),
      bonus: fc.constantFrom(...Object.keys(BONUSES)),
      closingButton: fc.constantFrom('on', 'off'),
      token: fc.string({ maxLength: 200, unit: 'binary' }),
    });
    fc.assert(
      fc.property(choices, (some) => {
        const full = { ...defaults, ...some } as typeof defaults;
        expect(readChoices(toQuery(full))).toEqual(full);
      }),
    );
    expect(toQuery(defaults)).toBe('');
    expect(toQuery({ ...defaults, country: 'br', currency: 'BRL' })).toBe('?country=br');
  });
});

describe('toPayload', () => {
  it('names the methods that come first and those that are hidden, and words of them', () => {
    const query =
      '?order=pix,%20crypto,&hide=visa&first=boleto%20&labels=crypto:Coins;%20pix:Pix:%20now;x&notes=pix:No fee;';
    expect(toPayload(readChoices(query)).methods).toEqual({
      order: ['pix', 'crypto'],
      first: 'boleto',
      hide: ['visa'],
      labels: { crypto: 'Coins', pix: 'Pix: now' },
      notes: { pix: 'No fee' },
    });
    expect(toPayload(defaults)).not.toHaveProperty('methods');
  });

  it('is what the contract reads', () => {
    const query = '?country=mx&lang=es-MX&theme=dark&platform=ios&closingButton=off&bonus=deposit&token=abc';
    const payload = toPayload(readChoices(query));
    expect(v.parse(LoadedPayload, payload)).toMatchObject({
      token: 'abc',
      currency: 'MXN',
      paymentGeo: 'MX',
      lang: 'es-MX',
      platform: 'ios',
      theme: 'dark',
      closingButton: false,
      bonusId: 'welcome-100',
      bonusList: [{ id: 'welcome-100', type: 'deposit', depositBonusData: { minDeposit: 190 } }],
    });
  });

  it('follows the system’s theme and leaves the bonus out when none is chosen', () => {
    const payload = toPayload(defaults);
    expect(payload.theme).toBe('auto');
    expect(payload).not.toHaveProperty('bonusId');
    expect(payload.bonusList).toEqual([]);
  });

  it.each(markets)('$country can reach both bonuses with some method', ({ country, currency }) => {
    for (const bonus of bonusesOf({ currency })) {
      const least = bonus.depositBonusData?.minDeposit ?? bonus.freespinBonusData?.minDeposit ?? Infinity;
      const here = catalogue.filter((entry) => entry.countries.includes(country) && entry.flows.includes('deposit'));
      expect(here.some(({ method }) => (method.amount_rules[currency]?.max ?? 0) >= least)).toBe(true);
    }
  });
});
