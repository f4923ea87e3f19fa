import { expect, it } from 'vitest';
import { readOrThrow } from './lenient';
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
