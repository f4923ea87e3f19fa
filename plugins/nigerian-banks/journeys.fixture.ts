import type { Journey } from '../../tests/kit/journeys/journey';

export const withdrawal: Journey = {
  name: 'a payout to a Nigerian bank',
  flow: 'withdrawal',
  country: 'NG',
  currency: 'NGN',
  method: 'ng_account_payout',
  async fill(hands) {
    await hands.fill('amount.label', '20000');
    await hands.pick('bank', '011');
    await hands.fill('account_number', '0000014579');
  },
};
