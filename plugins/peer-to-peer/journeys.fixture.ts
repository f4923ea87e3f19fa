import type { Journey } from '../../tests/kit/journeys/journey';

export const deposit: Journey = {
  name: 'a transfer to a card',
  flow: 'deposit',
  country: 'DE',
  currency: 'EUR',
  method: 'test_p2p',
  submit: 'peer-to-peer:base.submit',
  page: 'peer-to-peer:invoice.title',
  next: 'payment.cancel',
  expired: 'peer-to-peer:expired.title',
  native: { back: [] },
};
