import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readReplyData } from './reply-data';

const Voucher = v.object({ number: v.string(), shop: v.nullish(v.string()) });
const read = (data: Record<string, unknown> | null) => readReplyData({ data }, 'voucher', Voucher);

describe("a plugin's own key of a create reply", () => {
  it('is read by its schema', () => {
    expect(read({ voucher: { number: '123' } })).toMatchObject({ ok: true, value: { number: '123' } });
  });

  it('loses a bad optional key alone, which monitoring can be told without its value', () => {
    const found = read({ voucher: { number: '123', shop: { secret: 1 } } });
    expect(found).toMatchObject({ ok: true, value: { number: '123' } });
    expect(String(found?.ok && found.problem?.message)).toMatch(/^data\.voucher: shop/);
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('is refused without what it needs', () => {
    expect(read({ voucher: { shop: 'Oxxo' } })).toMatchObject({ ok: false, error: { what: 'data.voucher' } });
  });

  it.each([[null], [{}], [{ voucher: null }]])('is undefined in %j', (data) => {
    expect(read(data)).toBeUndefined();
  });

  it('is undefined where there is no payment', () => {
    expect(readReplyData(undefined, 'voucher', Voucher)).toBeUndefined();
  });
});
