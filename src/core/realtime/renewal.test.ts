import { expect, it } from 'vitest';
import { REQUESTS, type RequestType } from '../../contract/realtime';
import { isCreate } from './renewal';

it('knows which calls make a payment', () => {
  expect((Object.keys(REQUESTS) as RequestType[]).filter(isCreate)).toEqual([
    'BANKING:deposit-create',
    'BANKING:deposit-prepare',
    'BANKING:withdrawal-create',
    'BANKING_DEPOSIT:deposit-create-p2p',
  ]);
});
