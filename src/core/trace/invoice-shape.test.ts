import { expect, it } from 'vitest';
import { invoiceShape } from './invoice-shape';

/** "Please send $3 for a cup of coffee to the same peer, within one minute", of BOLT 11. */
const COFFEE =
  'lnbc2500u1pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3zygspp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5xysxxatsyp3k7enxv4jsxqzpu9qrsgquk0rl77nj30yxdy8j9vdx85fkpmdla2087ne0xh8nhedh8w27kyke0lp53ut353s06fv3qfegext0eh0ymjpf39tuven09sam30g4vgpfna3rh';

it('an invoice keeps its amount, its time and its expiry, and nothing else', () => {
  const shape = invoiceShape(COFFEE)!;
  expect(shape).toHaveLength(COFFEE.length);
  expect(shape).toMatch(/^lnbc2500u1pvjluezsp5a{52}pp5a{52}dq5a{20}xqzpu9qr(?:a{3})a{110}$/);
});

it('in capitals, as in a QR code, and with its scheme', () => {
  expect(invoiceShape(COFFEE.toUpperCase())).toBe(invoiceShape(COFFEE)!.toUpperCase());
  expect(invoiceShape(`lightning:${COFFEE}`)).toBe(`lightning:${invoiceShape(COFFEE)!}`);
});

it.each(['', 'lnbc', 'lnbc1', COFFEE.slice(0, 100), `${COFFEE}!`, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'])(
  'another text is none: %s',
  (text) => expect(invoiceShape(text)).toBeUndefined(),
);

it('a field that reaches past the end gives nothing away', () => {
  const long = COFFEE.replace('dq5xysxx', 'd735xysxx'.slice(0, 8));
  expect(invoiceShape(long)).toHaveLength(COFFEE.length);
  expect(invoiceShape(long)).toMatch(/a{110}$/);
});
