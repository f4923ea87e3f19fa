import type { Journey } from '../../tests/kit/journeys/journey';
import { LIFE_MS } from './simulator';

export const deposit: Journey = {
  name: 'a transfer to an account',
  flow: 'deposit',
  country: 'TR',
  currency: 'TRY',
  method: 'tr_iban',
  fill: (hands) => hands.fill('full_name', 'Alex Morgan'),
  submit: 'host-to-host:submit',
  page: 'host-to-host:title',
  next: 'host-to-host:paid',
  expired: 'host-to-host:expired.title',
  expiresAfter: LIFE_MS + 5000,
};
