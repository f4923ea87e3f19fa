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
  turns: {
    async 'told as paid'(hands) {
      await hands.press('payment.paid');
      await hands.sees('complete.deposit.waiting.title');
      await hands.provider('pays');
      await hands.sees('complete.deposit.processed.title');
    },
    async 'given up'(hands) {
      await hands.press('payment.cancel');
      await hands.press('peer-to-peer:cancel.confirm');
      await hands.open('test_p2p');
      await hands.sees('test_p2p');
    },
  },
  native: { back: [] },
};
