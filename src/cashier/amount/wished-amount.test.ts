import { describe, expect, it } from 'vitest';
import { WishedAmount } from './wished-amount';

describe('the amount that the host has named', () => {
  it('is for one form of that method', () => {
    const wished = new WishedAmount();
    wished.set('pix', 50);
    expect([wished.take('card'), wished.take('pix'), wished.take('pix')]).toEqual([undefined, 50, undefined]);
  });

  it('may be kept for the form of any method', () => {
    const wished = new WishedAmount();
    wished.keep(20);
    wished.set('pix', 50);
    expect([wished.take('pix'), wished.take('pix'), wished.take('card')]).toEqual([50, 20, 20]);
    wished.clear();
    expect(wished.take('card')).toBeUndefined();
  });

  it('is forgotten when the host leads elsewhere', () => {
    const wished = new WishedAmount();
    wished.set('pix', 50);
    wished.clear();
    expect(wished.take('pix')).toBeUndefined();
  });
});
