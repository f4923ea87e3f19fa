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

/**
 * On a network that the specification does not name; in the list each is a button of its coin. `title`: of the coin, in
 * the list and on its page.
 */
const onNetwork = (title: string, network: string, method: string): Journey => ({
  country: 'KZ',
  currency: 'KZT',
  name: `${title} on ${network}`,
  flow: 'deposit',
  method,
  async open(hands, design) {
    await hands.open('paymentGroup.crypto');
    await hands.open(design === 'legacy' ? title : `${title}, ${network},`);
    await hands.sees(title);
  },
  async fill(hands, design) {
    if (design === 'legacy') await hands.choose(network);
    await hands.fill('amount.label', '20000');
  },
  submit: 'crypto:amount.submit',
  page: 'crypto:address.title',
});

const OTHERS = 'crypto_usdt_other_networks';

export const ton: Journey = onNetwork('Tether', 'TON', OTHERS);
export const solana: Journey = onNetwork('Tether', 'Solana', OTHERS);
export const polygon: Journey = onNetwork('Tether', 'Polygon', OTHERS);
/** Only the gateway knows this network. */
export const newChain: Journey = onNetwork('Tether', 'New Chain', OTHERS);
export const lightning: Journey = onNetwork('Bitcoin', 'Lightning', 'crypto_btc_lightning');

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
