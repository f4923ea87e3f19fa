import type { Journey } from '../../tests/kit/journeys/journey';
import { unifiedFlow } from './fixtures/unified-flows';

const GERMANY = { country: 'DE', currency: 'EUR' } as const;
const IBAN = 'DE89370400440532013000';

export const deposit: Journey = {
  ...GERMANY,
  name: 'a page of the provider',
  flow: 'deposit',
  method: 'de_paypal',
  fill: (hands) => hands.fill('amount.label', '50'),
  submit: 'card-redirect:submit',
  page: 'complete.deposit.waiting.title',
  hasWindow: true,
  native: { opens: /^http:/ },
};

export const unified: Journey = {
  ...GERMANY,
  name: 'a page of the unified flow',
  flow: 'deposit',
  method: 'test_card_unified',
  submit: 'card-redirect:submit',
  page: unifiedFlow(null).title!,
  // The provider fails the deposit when the time to pay is over.
  expired: 'complete.deposit.mistaked.late',
};

export const withdrawal: Journey = {
  ...GERMANY,
  name: 'a payout, on a page of the provider',
  flow: 'withdrawal',
  method: 'test_payout_page',
  async fill(hands) {
    await hands.fill('amount.label', '25');
    await hands.fill('iban', IBAN);
  },
  hasWindow: true,
  native: { opens: /^http:/ },
};
