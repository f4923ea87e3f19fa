import type { Journey } from '../../tests/kit/journeys/journey';

export const deposit: Journey = {
  name: 'UPI',
  flow: 'deposit',
  country: 'IN',
  currency: 'INR',
  method: 'in_upi_transfer',
  submit: 'india-upi:submit',
  page: 'india-upi:upi.title',
  next: 'india-upi:upi.paid',
  expired: 'india-upi:upi.expired.title',
  native: {
    button: 'Google Pay',
    opens: { ios: /^gpay:\/\/upi\/pay\?pa=/, android: /^(tez|gpay|intent):\/\/.*pa=/ },
    back: ['in_upi_transfer'],
  },
};
