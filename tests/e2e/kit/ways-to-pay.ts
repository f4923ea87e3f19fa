/** Methods whose pages show what to pay by, and the way from the list to each. Current design. */
export const WAYS_TO_PAY: readonly {
  name: string;
  country: string;
  currency: string;
  tile: string;
  /** Label and text of the field that the form needs. */
  fill?: readonly [string, string];
  submit: string;
  /** The main button of the page that comes then. */
  next: string;
}[] = [
  {
    name: 'UPI',
    country: 'IN',
    currency: 'INR',
    tile: 'UPI with UTR',
    submit: 'Get the payment code',
    next: 'I have paid',
  },
  {
    name: 'easy-pay',
    country: 'IN',
    currency: 'INR',
    tile: 'EazyPe',
    submit: 'Get the payment code',
    next: 'I have paid',
  },
  {
    name: 'a transfer to a card',
    country: 'DE',
    currency: 'EUR',
    tile: 'Test transfer to a card',
    submit: 'Get card details',
    next: 'Cancel payment',
  },
  {
    name: 'Pix',
    country: 'BR',
    currency: 'BRL',
    tile: 'Pix',
    fill: ['CPF', '52998224725'],
    submit: 'Generate Pix code',
    next: 'Copy Pix code',
  },
  {
    name: 'a transfer to an account',
    country: 'TR',
    currency: 'TRY',
    tile: 'Bank transfer to IBAN',
    fill: ['Account holder', 'Alex Morgan'],
    submit: 'Get payment details',
    next: 'I have paid',
  },
];
