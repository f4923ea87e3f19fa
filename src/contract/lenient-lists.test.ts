import { describe, expect, it } from 'vitest';
import { UnifiedFlow } from './api-response';
import { readLeniently, readOrThrow } from './lenient';
import { PaymentMethod } from './method';
import { REQUESTS } from './realtime';
import { Standing } from './standing';

const create = (reply: unknown) => readOrThrow(REQUESTS['BANKING:deposit-create'].reply, reply, 'create');

it('an object may come in a list, and so may what it holds; an empty list is none', () => {
  const apiResponse = [{ source: 'https://pay.example', data: [{ sid: '1' }] }];
  expect(create([{ depositId: 7, apiResponse }])).toMatchObject({
    depositId: '7',
    apiResponse: { source: 'https://pay.example', data: { sid: '1' } },
  });
  expect(create({ depositId: 7, apiResponse: { data: [] } })).toMatchObject({ apiResponse: { data: null } });
  expect(create({ depositId: 7, apiResponse: [] })).toMatchObject({ depositId: '7', apiResponse: { data: null } });
  expect(readOrThrow(Standing, { forfeit: [] }, 'standing').forfeit).toBeUndefined();
  expect(readOrThrow(REQUESTS['BANKING:account-forget'].reply, [], 'forget')).toEqual({});
});

describe('a list', () => {
  const flow = (value: object) => {
    const read = readLeniently(UnifiedFlow, value, 'flow');
    return read.ok ? read.value : undefined;
  };
  const code = { name: 'code', label: 'Code', value: '7' };

  it('may have numbers for keys, as PHP sends one with a gap', () => {
    expect(flow({ items: { 0: code, 2: { ...code, name: 'other' } } })?.items.map(({ name }) => name)).toEqual([
      'code',
      'other',
    ]);
  });

  it('may be its only entry', () => {
    expect(flow({ items: code, steps: { en: 'Pay' } })).toMatchObject({
      items: [{ name: 'code' }],
      steps: [{ en: 'Pay' }],
    });
    expect(flow({ steps: 'Pay' })?.steps).toEqual([{ en: 'Pay' }]);
  });

  it('of choices may hold their texts alone, or by what is sent for them', () => {
    const values = (given: unknown) => {
      const read = readLeniently(PaymentMethod, { name: 'a', fields: [{ name: 'b', values: given }] }, 'method');
      return read.ok ? read.value.fields?.[0]?.values : undefined;
    };
    expect(values(['GTBank', 5, ' '])).toEqual([
      { text: 'GTBank', value: 'GTBank' },
      { text: '5', value: '5' },
    ]);
    expect(values({ '058': 'GTBank', uba: 'UBA' })).toEqual([
      { text: 'GTBank', value: '058' },
      { text: 'UBA', value: 'uba' },
    ]);
    expect(values({ text: 'GTBank', value: '058' })).toEqual([{ text: 'GTBank', value: '058' }]);
    expect(values({ 0: { text: 'UBA', value: '033' } })).toEqual([{ text: 'UBA', value: '033' }]);
  });

  it.each([{}, '', '  ', 5, true, { a: { b: null } }])('%j is none', (steps) =>
    expect(flow({ steps })?.steps).toEqual([]),
  );
});
