import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { MethodField } from '@/contract/method';
import { BADGES, FormFieldType, GROUPS, PaymentMethod } from '@/contract/method';
import { parse } from '@/contract/parse';
import en from '@/locales/en.json';
import { catalogue } from './index';
import { markets } from './markets';

const flows = ['deposit', 'withdrawal'] as const;
const icons = fileURLToPath(new URL('./icons/', import.meta.url));
const places = markets.flatMap((market) => flows.map((flow) => [market.country, flow, market.currency] as const));
const fields = catalogue.flatMap(({ method }) => (method.fields ?? []).map((field) => [method.name, field] as const));
const typed = fields.filter(([, field]) => field.regex);

function offered(country: string, flow: (typeof flows)[number], currency?: string) {
  const here = catalogue.filter((entry) => entry.countries.includes(country) && entry.flows.includes(flow));
  return here.map((entry) => entry.method).filter((method) => !currency || method.amount_rules[currency]);
}

/** Whether the text is a complete input for the mask. */
function fits(mask: string, text: string): boolean {
  const kinds: Record<string, RegExp> = { '0': /\d/u, '9': /\d/u, A: /\p{L}/u, '*': /./u };
  return mask.length === text.length && [...mask].every((m, i) => kinds[m]?.test(text[i] ?? '') ?? m === text[i]);
}

const example = (field: MethodField) => (typeof field.placeholder_text === 'string' ? field.placeholder_text : '');
const test = (field: MethodField, value: string) => new RegExp(field.regex ?? '', 'u').test(value);

describe('catalogue', () => {
  it.each(catalogue.map((entry) => [entry.method.name, entry] as const))('%s is a payment method', (_, entry) => {
    const parsed = parse(PaymentMethod, entry.method, 'method');
    expect(parsed).toEqual({ ok: true, value: entry.method });
    expect(entry.countries.length).toBeGreaterThan(0);
    expect(entry.method.text.en).toBeTruthy();
    expect([0, 1, 2, 4, 8, 9, 100]).toContain(entry.method.cardViewType);
  });

  it.each(places)('%s %s: names are unique', (country, flow) => {
    const names = offered(country, flow).map((method) => method.name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(places)('%s %s is well stocked in %s', (country, flow, currency) => {
    expect(offered(country, flow, currency).length).toBeGreaterThanOrEqual(flow === 'deposit' ? 12 : 3);
  });

  it.each(markets.map((market) => market.country))(
    '%s has 12 deposit methods of its own and a popular one',
    (country) => {
      const own = catalogue.filter((entry) => entry.countries.join() === country && entry.flows.includes('deposit'));
      expect(own.length).toBeGreaterThanOrEqual(12);
      expect(own.some((entry) => entry.method.isPopular)).toBe(true);
      expect(own.some((entry) => entry.snippet)).toBe(true);
    },
  );

  it('has sane limits, and suggests amounts inside them', () => {
    for (const { method, snippet } of catalogue) {
      expect(method.currency).toEqual(Object.keys(method.amount_rules));
      for (const { min, max } of Object.values(method.amount_rules)) {
        expect(min, method.name).toBeGreaterThan(0);
        expect(max, method.name).toBeGreaterThan(min);
      }
      for (const [currency, amount] of Object.entries(snippet ?? {})) {
        expect(amount, method.name).toBeGreaterThanOrEqual(method.amount_rules[currency]?.min ?? Infinity);
        expect(amount, method.name).toBeLessThanOrEqual(method.amount_rules[currency]?.max ?? -Infinity);
      }
    }
  });

  it.each([
    ['in', ['hi', 'mr', 'te']],
    ['br', ['pt']],
    ['mx', ['es', 'mx']],
    ['co', ['es', 'mx']],
    ['ru', ['ru']],
    ['kz', ['ru']],
    ['kg', ['ru']],
    ['uz', ['ru']],
    ['ua', ['ru', 'uk']],
    ['de', ['de']],
    ['th', ['th']],
    ['bd', ['bn']],
  ])('%s has labels in %j', (country, languages) => {
    const own = catalogue.filter((entry) => entry.countries.join() === country);
    for (const language of languages) {
      expect(
        own.some(({ method }) => method.text[language]),
        `methods in ${language}`,
      ).toBe(true);
    }
  });

  it('keeps the MXN limits of the specification', () => {
    const rules = catalogue.find((entry) => entry.method.name === 'emoney_skrill')?.method.amount_rules;
    expect(rules?.MXN).toEqual({ min: 21, max: 20_155 });
  });

  it.each(GROUPS)('%s has four methods or more in some country', (group) => {
    const sizes = markets.map(({ country, currency }) =>
      offered(country, 'deposit', currency).filter((method) => method.category === group),
    );
    expect(Math.max(...sizes.map((list) => list.length))).toBeGreaterThanOrEqual(4);
  });

  it('uses every badge and every kind of field', () => {
    const badges = new Set(catalogue.map((entry) => entry.method.badgeType));
    for (const badge of Object.keys(BADGES)) expect(badges).toContain(Number(badge));
    const kinds = new Set(fields.map(([, field]) => field.type));
    for (const kind of [...FormFieldType.options, 'amount']) expect(kinds).toContain(kind);
  });
});

describe('fields', () => {
  it.each(typed)('%s: the example fits mask and regex, rubbish does not', (_, field) => {
    expect(field.placeholder_text).toBeTypeOf('string');
    if (field.mask) expect(fits(field.mask, example(field)), `${field.mask} ${example(field)}`).toBe(true);
    expect(test(field, example(field)), `${field.regex} ${example(field)}`).toBe(true);
    if (field.name !== 'full_name' && field.name !== 'card_holder') {
      expect(test(field, example(field).replaceAll(' ', ''))).toBe(true);
    }
    for (const rubbish of ['', '!', `${example(field)}!`, `${example(field)}\n0`])
      expect(test(field, rubbish)).toBe(false);
  });

  it('has a message for every regex', () => {
    for (const [name, field] of typed) {
      const [section, key] = (field.regex_error_key ?? '').split('.');
      expect(section, name).toBe('fieldErrors');
      expect(en.fieldErrors, name).toHaveProperty(key ?? '');
    }
  });

  it('offers choices wherever the player has to choose', () => {
    for (const [name, field] of fields.filter(([, { type }]) => type === 'dropdown' || type === 'networks')) {
      const values = field.values?.map((option) => option.value) ?? [];
      expect(values.length, name).toBeGreaterThan(1);
      expect(values, name).toEqual([...new Set(values)]);
    }
  });

  it('names the fields of a method differently', () => {
    for (const { method } of catalogue) {
      const names = (method.fields ?? []).map((field) => field.name);
      expect(names, method.name).toEqual([...new Set(names)]);
    }
  });
});

describe('icons', () => {
  it.each([...new Set(catalogue.flatMap((entry) => entry.method.iconIds ?? []))])('%s has a file', (id) => {
    expect(existsSync(`${icons}${id}.svg`)).toBe(true);
  });

  const pictures = readdirSync(icons);
  it.each(pictures)('%s is a small, lifeless picture', (file) => {
    const svg = readFileSync(icons + file, 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThan(4096);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+">/u,
    );
    expect(svg).not.toMatch(/<script|<style|<text|<foreignObject|\son\w+=|href|url\(|javascript:/iu);
  });

  // All pictures but the brand's logo, which is wide because it stands in a header.
  it.each(pictures.filter((file) => file !== 'brand-logo.svg'))('%s is square', (file) => {
    expect(readFileSync(icons + file, 'utf8')).toMatch(/viewBox="0 0 (\d+) \1" width="\1" height="\1">/u);
  });

  it('every method has an icon', () => {
    expect(catalogue.filter((entry) => !entry.method.iconIds?.length)).toEqual([]);
  });
});
