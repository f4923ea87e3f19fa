import type { Journey } from '../../tests/kit/journeys/journey';

export const deposit: Journey = {
  name: 'Pix',
  flow: 'deposit',
  country: 'BR',
  currency: 'BRL',
  method: 'br_pix',
  async fill(hands) {
    await hands.fill('amount.label', '150,50');
    await hands.fill('cpf', '52998224725');
  },
  submit: 'pix:submit',
  page: 'pix:title',
  next: 'pix:copyCode',
  expired: 'pix:expired.title',
};
