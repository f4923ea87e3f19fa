import { expect, it } from 'vitest';
import { REQUESTS, type RequestType } from '../../contract/realtime';
import { isQuestion } from './renewal';

it('knows which calls make and change nothing', () => {
  expect((Object.keys(REQUESTS) as RequestType[]).filter(isQuestion)).toEqual([
    'BANKING:methods-payment-v3',
    'BANKING:methods-withdrawal',
    'BANKING:userdata-payment-snippet',
    'BANKING:withdrawal-prepare',
    'BANKING:account-name',
    'BANKING:transactions-list',
    'BANKING:deposit-resume',
    'BANKING:withdrawal-resume',
    'BANKING:accounts-list',
    'BANKING_DEPOSIT:score',
    'BANKING_DEPOSIT:deposit-check',
    'BANKING_DEPOSIT:deposit-status',
    'BANKING_DEPOSIT:bank-get',
  ]);
});
