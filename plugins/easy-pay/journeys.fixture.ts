import type { Journey } from '../../tests/kit/journeys/journey';

export const deposit: Journey = {
  name: 'UPI by easy-pay',
  flow: 'deposit',
  country: 'IN',
  currency: 'INR',
  method: 'in_eazype',
  submit: 'easy-pay:submit',
  page: 'easy-pay:upi.title',
  next: 'easy-pay:upi.paid',
  expired: 'easy-pay:upi.expired.title',
  native: { button: 'PhonePe', opens: /^phonepe:\/\/pay\?pa=/ },
};
