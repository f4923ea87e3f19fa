/** Each plugin's steps from the list to the page of the pending payment, in terms that any browser driver can perform. Texts in English. */

/** The actions and checks of a player in the cashier. Each waits until it can be done. */
export interface Hands {
  /** Opens a tile of the list: a group, or a method. */
  tap(tile: string): Promise<void>;
  /** Opens a method's form. */
  choose(method: string): Promise<void>;
  press(button: string | RegExp): Promise<void>;
  /** Replaces the field's content. */
  write(field: string, text: string): Promise<void>;
  /** Types into a filtered list and takes the first remaining option. */
  pick(list: string, text: string): Promise<void>;
  select(list: string, option: string): Promise<void>;
  /** Expects the page's own heading. */
  sees(title: string | RegExp): Promise<void>;
}

export interface Flow {
  plugin: string;
  name: string;
  country: string;
  currency: string;
  kind: 'deposit' | 'withdrawal';
  pay(hands: Hands): Promise<void>;
  /** Presses what the last page offers on a phone, which opens an app. */
  openApp?(hands: Hands): Promise<void>;
  /** True when the payment page opens in a window of its own in a browser. */
  hasWindow?: true;
  end: string;
}

const IBAN = 'DE89370400440532013000';
const GERMANY = { country: 'DE', currency: 'EUR' } as const;
const INDIA = { country: 'IN', currency: 'INR' } as const;
const BRAZIL = { country: 'BR', currency: 'BRL' } as const;

const DEPOSIT = { kind: 'deposit', end: 'Deposit received' } as const;
const WITHDRAWAL = { kind: 'withdrawal', end: 'Withdrawal sent' } as const;

async function withdraw(hands: Hands): Promise<void> {
  await hands.press('Continue');
  await hands.press('Withdraw');
  await hands.sees('Request accepted');
}

export const FLOWS = {
  card: {
    ...GERMANY,
    ...DEPOSIT,
    plugin: 'card-redirect',
    name: 'a page of the provider',
    hasWindow: true,
    async pay(hands) {
      await hands.choose('PayPal');
      await hands.write('Amount', '50');
      await hands.press('Continue to payment');
      await hands.sees('Waiting for payment');
    },
  },
  coins: {
    ...GERMANY,
    ...DEPOSIT,
    plugin: 'crypto',
    name: 'coins',
    async pay(hands) {
      await hands.tap('Cryptocurrency');
      await hands.press(/^Bitcoin from/);
      await hands.press('Get the address');
      await hands.sees('Send BTC');
    },
    openApp: (hands) => hands.press('Open in a wallet app'),
  },
  upi: {
    ...INDIA,
    ...DEPOSIT,
    plugin: 'india-upi',
    name: 'UPI',
    async pay(hands) {
      await hands.choose('UPI with UTR');
      await hands.press('Get the payment code');
      await hands.sees(/^Pay /);
    },
    openApp: (hands) => hands.press('Google Pay'),
  },
  easyPay: {
    ...INDIA,
    ...DEPOSIT,
    plugin: 'easy-pay',
    name: 'UPI by easy-pay',
    async pay(hands) {
      await hands.choose('EazyPe');
      await hands.press('Get the payment code');
      await hands.sees(/^Pay /);
    },
    openApp: (hands) => hands.press('PhonePe'),
  },
  toCard: {
    ...GERMANY,
    ...DEPOSIT,
    plugin: 'peer-to-peer',
    name: 'a transfer to a card',
    async pay(hands) {
      await hands.choose('Test transfer to a card');
      await hands.press('Get card details');
      await hands.sees('Transfer to this card');
    },
  },
  pix: {
    ...BRAZIL,
    ...DEPOSIT,
    plugin: 'pix',
    name: 'Pix',
    async pay(hands) {
      await hands.choose('Pix');
      await hands.write('CPF', '52998224725');
      await hands.press('Generate Pix code');
      await hands.sees(/with Pix$/);
    },
  },
  boleto: {
    ...BRAZIL,
    ...DEPOSIT,
    plugin: 'cash-voucher',
    name: 'cash at a counter',
    async pay(hands) {
      await hands.tap('Cash');
      await hands.choose('Boleto');
      await hands.write('Full name', 'Maria da Silva');
      await hands.write('CPF', '52998224725');
      await hands.press('Get the payment code');
      await hands.sees(/^Pay R\$/);
    },
  },
  toAccount: {
    ...DEPOSIT,
    plugin: 'host-to-host',
    name: 'a transfer to an account',
    country: 'TR',
    currency: 'TRY',
    async pay(hands) {
      await hands.choose('Bank transfer to IBAN');
      await hands.write('Account holder', 'Alex Morgan');
      await hands.press('Get payment details');
      await hands.sees(/^Transfer/);
    },
  },
  payoutPage: {
    ...GERMANY,
    ...WITHDRAWAL,
    plugin: 'card-redirect',
    name: 'a payout, on a page of the provider',
    hasWindow: true,
    async pay(hands) {
      await hands.choose('Test payout on a page');
      await hands.write('Amount', '25');
      await hands.write('IBAN', IBAN);
      await withdraw(hands);
    },
  },
  payoutCoins: {
    ...GERMANY,
    ...WITHDRAWAL,
    plugin: 'crypto',
    name: 'a payout in coins',
    async pay(hands) {
      await hands.tap('Cryptocurrency');
      await hands.pick('Coin to receive', 'USD Coin');
      await hands.select('Network', 'Ethereum (ERC-20)');
      await hands.write('Your address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
      await hands.write('Amount', '100');
      await withdraw(hands);
    },
  },
  payoutBank: {
    ...WITHDRAWAL,
    plugin: 'nigerian-banks',
    name: 'a payout to a Nigerian bank',
    country: 'NG',
    currency: 'NGN',
    async pay(hands) {
      await hands.choose('Bank account');
      await hands.write('Amount', '20000');
      await hands.pick('Bank', '011');
      await hands.write('Account number', '0000014579');
      await withdraw(hands);
    },
  },
} satisfies Record<string, Flow>;
