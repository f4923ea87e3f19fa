import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { Navigation } from '@/kernel/navigation';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText, offline, findLoss } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { allMethods } from '../../../../tests/kit/story-catalogue';
import { getAddress } from './steps.fixture';

const meta = { title: 'Flows/crypto/current/address' } satisfies Meta;
export default meta;

type More = (text: StoryApp['text']) => string[];

/** In Kazakhstan the fixtures have networks that the specification does not name. */
const IN_KAZAKHSTAN = { country: 'kz', currency: 'KZT', methods: allMethods };

/** Checks that the network's name stands above and beside the address, and in the QR code's text alternative. */
const shows = (id: string, network: string, more: More = () => [], options: AppStoryOptions = {}): AppStory =>
  appStory({
    ...options,
    prepare: (app) => getAddress(app, id, options.country === undefined ? '50' : '20000'),
    play: async ({ canvas }, { text }) => {
      await expectVisible(canvas.findByText(text('crypto:address.warning.title', { network })));
      const label = network === 'Lightning' ? 'crypto:address.invoice' : 'crypto:address.address';
      await expectVisible(canvas.getByText(text(label, { network })));
      await expectVisible(canvas.getByRole('img', { name: new RegExp(network.replace(/[()]/g, '\\$&')) }));
      for (const label of more(text)) await expectVisible(canvas.getByText(label));
    },
  });

const exactly: More = (text) => [text('crypto:address.exactly'), text('crypto:address.openWallet')];

/** TRON has no payment URI, so the QR code holds the plain address. */
export const WaitingTron = shows('crypto_usdt_trc20', 'TRON (TRC-20)');
/** A BIP-321 URI with the amount in coins. */
export const WaitingBitcoin = shows('crypto_btc', 'Bitcoin', exactly);
/** ERC-681 URIs: the native coin, and a token's transfer. */
export const WaitingEthereum = shows('crypto_eth', 'Ethereum (ERC-20)', exactly);
export const WaitingTokenOnBnbSmartChain = shows('crypto_usdt_bep20', 'BNB Smart Chain (BEP-20)', exactly);
export const WaitingBitcoinCash = shows('crypto_bch', 'Bitcoin Cash');
/** Monero has the longest address. */
export const WaitingMonero = shows('crypto_xmr', 'Monero');
/** The transfer must also contain a tag or memo. */
export const WaitingRippleWithTag = shows('crypto_xrp', 'XRP Ledger', (text) => [text('crypto:address.tag')]);
export const WaitingStellarWithMemo = shows('crypto_xlm', 'Stellar', (text) => [text('crypto:address.memo')]);

const other = (network: string, value: string, more: More): AppStory =>
  shows(`crypto_usdt_other_networks ${value}`, network, more, IN_KAZAKHSTAN);
const unchecked = (text: StoryApp['text']) => text('crypto:address.unchecked.title');
const contract = (text: StoryApp['text'], network: string) => text('crypto:address.contract', { network });

export const WaitingTon = other('TON', 'ton', (text) => [
  text('crypto:address.memo'),
  contract(text, 'TON'),
  ...exactly(text),
]);
export const WaitingPolygon = other('Polygon', 'polygon', (text) => [contract(text, 'Polygon'), ...exactly(text)]);
/** Its addresses have no check digits. */
export const WaitingSolana = other('Solana', 'solana', (text) => [unchecked(text), ...exactly(text)]);
/** The gateway alone knows it. */
export const WaitingUnknownNetwork = other('New Chain', 'newchain', (text) => [
  unchecked(text),
  text('crypto:address.memo'),
]);
/** An invoice takes the place of the address. It has an end. */
export const WaitingLightning = shows(
  'crypto_btc_lightning',
  'Lightning',
  (text) => [text('payment.timeToPay'), ...exactly(text)],
  IN_KAZAKHSTAN,
);

/** The Lightning invoice has run out: it is not shown any more. */
export const Expired: AppStory = appStory({
  ...IN_KAZAKHSTAN,
  prepare: (app) => getAddress(app, 'crypto_btc_lightning', '20000.18'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(
      canvas.findByRole('heading', { name: text('crypto:refused.expired.title') }, { timeout: 8000 }),
    );
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: text('crypto:address.sent') })).toBeEnabled();
  },
});

/** After a part has arrived the page, the QR code and the wallet link ask for the rest. */
export const WaitingForTheRest: AppStory = appStory({
  prepare: (app) => getAddress(app, 'crypto_btc'),
  play: async ({ canvas }, { text, gateway }) => {
    await expectVisible(canvas.findByText(text('crypto:address.exactly')));
    const [deposit] = gateway.transactions.values();
    gateway.push('deposit.progress', { id: deposit!.id, expected: '0.002', received: '0.0005' });
    await expectVisible(canvas.findByText(text('crypto:progress.missing')));
    await expectVisible(canvas.getByText(text('crypto:progress.part.title', { amount: '0.0005 BTC' })));
    await expect(canvas.queryByText(text('crypto:address.exactly'))).toBeNull();
    await expectVisible(canvas.getByText(text('crypto:address.openWallet')));
  },
});

export const WaitingForConfirmations: AppStory = appStory({
  prepare: (app) => getAddress(app, 'crypto_btc'),
  play: async ({ canvas }, { text, gateway }) => {
    await expectVisible(canvas.findByText(text('crypto:address.waiting')));
    const [deposit] = gateway.transactions.values();
    gateway.push('deposit.progress', { id: deposit!.id, confirmations: 1, needed: 3 });
    await expectVisible(canvas.findByText(text('crypto:progress.confirmations', { done: 1, needed: 3 })));
    // What has come is not to be paid a second time.
    await expect(canvas.queryByText(text('crypto:address.openWallet'))).toBeNull();
  },
});

/** A URI that pays another address is not used: no amount, no wallet button, and the QR code holds the address. */
export const UriOfSomeoneElse: AppStory = appStory({
  prepare: (app) => getAddress(app, 'crypto_btc', '50.14'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('crypto:address.waiting')));
    await expect(canvas.queryByText(text('crypto:address.openWallet'))).toBeNull();
  },
});

/** Reasons to refuse an address, each with the amount for which the simulated provider gives such an address. */
const REFUSED = { address: '50.12', otherNetwork: '50.15', unknownNetwork: '50.16' } as const;
type Reason = keyof typeof REFUSED;

const refuses = (reason: Reason): AppStory =>
  appStory({
    prepare: (app) => getAddress(app, 'crypto_btc', REFUSED[reason]),
    play: async ({ canvas }, { text }) => {
      await expectVisible(canvas.findByText(text(`crypto:refused.${reason}.text`)));
      await expect(canvas.queryByRole('img')).toBeNull();
      await expect(canvas.getByRole('button', { name: text('crypto:refused.back') })).toBeEnabled();
    },
  });

export const WrongChecksum = refuses('address');
export const OtherNetwork = refuses('otherNetwork');
export const UnknownNetwork = refuses('unknownNetwork');

/** Whatever is wrong with the address, the one button leads back to the methods. */
export const BackToTheMethods: AppStory = appStory({
  play: async ({ canvas, userEvent }, app) => {
    const { text, router } = app;
    const list = () => canvas.findByRole('list', { name: text('list.label.deposit') });
    for (const reason of Object.keys(REFUSED) as Reason[]) {
      await list();
      await getAddress(app, 'crypto_btc', REFUSED[reason]);
      await expectVisible(canvas.findByText(text(`crypto:refused.${reason}.text`)));
      await userEvent.click(canvas.getByRole('button', { name: text('crypto:refused.back') }));
      await waitFor(() => expect(router.path).toBe('/deposit'));
      // End the deposit: while it waits, a second one with the same method would ask for confirmation first.
      app.gateway.settleAll('mistaked');
    }
    await expectVisible(list());
  },
});

/** After a reload in a browser without storage the address is lost. */
export const EmptyNothingKept: AppStory = appStory({
  prepare: async ({ container }) => {
    const deposit = { flow: 'deposit', id: 'd-1', methodName: 'crypto_btc', amount: 50, currency: 'EUR' } as const;
    container.resolve(CurrentTransaction).set({ ...deposit, data: null, pageId: undefined });
    await container.resolve(Navigation).go('/deposit/crypto/address');
  },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('crypto:refused.missing.text')));
  },
});

const ends = (status: 'processed' | 'mistaked'): AppStory =>
  appStory({
    prepare: (app) => getAddress(app, 'crypto_usdt_trc20'),
    play: async ({ canvas }, { text, gateway, router }) => {
      await expectVisible(canvas.findByText(text('crypto:address.waiting')));
      gateway.settleAll(status);
      await expectVisible(canvas.findByRole('heading', { name: text(`complete.deposit.${status}.title`) }));
      await expect(router.path).toBe('/deposit/complete');
    },
  });

export const Processed = ends('processed');
export const Failed = ends('mistaked');

/** When the connection is lost the page stays, and it continues once the connection is back. */
export const OfflineThenProcessed: AppStory = appStory({
  prepare: (app) => getAddress(app, 'crypto_usdt_trc20'),
  play: async ({ canvas }, { text, gateway }) => {
    await expectVisible(canvas.findByText(text('crypto:address.waiting')));
    gateway.cut();
    await expectVisible(findLoss({ canvas }, { text }));
    gateway.settleAll('processed');
    await gateway.restore();
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.processed.title') }));
  },
});

export const Offline: AppStory = offline({ prepare: (app) => getAddress(app, 'crypto_usdt_trc20') });
export const LongestText: AppStory = longestText({ prepare: (app) => getAddress(app, 'crypto_xmr') });
