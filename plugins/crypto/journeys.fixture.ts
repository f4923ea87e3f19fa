import type { Journey } from '../../tests/kit/journeys/journey';

const GERMANY = { country: 'DE', currency: 'EUR' } as const;

export const deposit: Journey = {
  ...GERMANY,
  name: 'coins',
  flow: 'deposit',
  method: 'crypto_btc',
  async open(hands) {
    await hands.open('paymentGroup.crypto');
    await hands.open('Bitcoin');
    await hands.sees('Bitcoin');
  },
  submit: 'crypto:amount.submit',
  page: 'crypto:address.title',
  native: {
    button: 'crypto:address.openWallet',
    opens: /^bitcoin:\w+\?amount=/,
    back: ['paymentGroup.crypto'],
  },
};

export const withdrawal: Journey = {
  ...GERMANY,
  name: 'a payout in coins',
  flow: 'withdrawal',
  method: 'crypto_usdc_payout',
  async open(hands) {
    await hands.open('paymentGroup.crypto');
    await hands.pick('crypto:payout.choice', 'crypto_usdc_payout');
    await hands.sees('crypto_usdc_payout');
  },
  asksForMethod: true,
  async fill(hands) {
    await hands.select('network', 'Ethereum (ERC-20)');
    await hands.fill('address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await hands.fill('amount.label', '100');
  },
};
