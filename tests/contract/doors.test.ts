/** One door to a method: whatever leads to it opens the same page, in both flows and both designs. */
import type { DependencyContainer } from 'tsyringe';
import { describe, expect, it } from 'vitest';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { ListStore } from '@/cashier/methods/list-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { NextTry } from '@/cashier/methods/next-try';
import { Resume } from '@/cashier/return/resume';
import { PaymentPages } from '@/cashier/return/payment-pages';
import { followOpen } from '@/composition/open-by-host';
import { DisplayType, GROUPS, type PaymentMethod } from '@/contract/method';
import { Flow, type Design } from '@/contract/primitives';
import { settled } from '@/core/time/clock.fake';
import type { RouterStore } from '@/kernel/router/router-store';
import { SimulatedGateway } from '../kit/simulated-gateway';
import { DESIGNS } from './plugins';
import { openTab } from './tab';

type Pages = Readonly<Record<Flow, string>>;
interface Kind {
  what: string;
  name: string;
  category: string;
  cardViewType: number;
  /** The plugin that has the page, by flow. */
  page: Pages;
}

const COIN: Pages = { deposit: 'crypto', withdrawal: 'crypto' };
const payoutByForm = (deposit: string): Pages => ({ deposit, withdrawal: 'card-redirect' });
const P2P = payoutByForm('peer-to-peer');

const KINDS: readonly Kind[] = [
  ['a coin by its group', 'crypto_btc', 'crypto', DisplayType.default, COIN],
  ['a coin of a card’s display type', 'crypto_ltc', 'crypto', DisplayType.card, COIN],
  ['a coin of the display type of UPI', 'crypto_doge', 'crypto', DisplayType.india, COIN],
  ['a coin by a setting, in another group', 'usdt_trc20', 'e-money', DisplayType.default, COIN],
  ['a coin by a setting, in no group', 'eth', 'wallets', DisplayType.p2p, COIN],
  ['a coin by a setting, in a group of one kind', 'bch', 'indian-methods-grouped', DisplayType.india, COIN],
  ['a card', 'visa', 'card_method', DisplayType.card, payoutByForm('card-redirect')],
  ['a method of no group', 'alone', 'wallets', DisplayType.default, payoutByForm('card-redirect')],
  ['an unclaimed display type of a group', 'other', 'e-money', DisplayType.virtual, payoutByForm('card-redirect')],
  ['UPI', 'upi', 'indian-methods-grouped', DisplayType.india, payoutByForm('india-upi')],
  ['Pix', 'pix', 'wallets', DisplayType.pix, payoutByForm('pix')],
  ['EazyPe', 'eazype', 'wallets', DisplayType.eazype, payoutByForm('easy-pay')],
  ['peer to peer by its type', 'person', 'p2p_methods_ukraine', DisplayType.p2p, P2P],
  ['peer to peer by the cards’ setting', 'to_card', 'card_method', DisplayType.default, P2P],
  ['peer to peer by the setting of fast payments', 'sbp', 'sbp-transgran-grouped', DisplayType.card, P2P],
  [
    'a bank transfer',
    'bank',
    'bank_transfer_nigeria',
    DisplayType.bankTransfer,
    { deposit: 'host-to-host', withdrawal: 'nigerian-banks' },
  ],
].map(([what, name, category, cardViewType, page]) => ({ what, name, category, cardViewType, page }) as Kind);

const SETTINGS = {
  cryptoMethods: ['usdt_trc20', 'eth', 'bch'],
  cardP2PMethods: ['to_card'],
  sbpCrossBorderMethods: ['sbp'],
};

const methodOf = ({ name, category, cardViewType }: Kind, position: number): PaymentMethod => ({
  name,
  category,
  cardViewType,
  position,
  currency: ['INR'],
  text: { en: name },
  amount_rules: { INR: { min: 1, max: 10_000 } },
  checkLuhn: false,
  fields: [],
  isPopular: false,
  isPreparationRequired: false,
  iconIds: [],
});

const GENERIC: Readonly<Record<Design, string>> = { current: 'redirect/base', legacy: 'base' };
const genericOf = (design: Design, flow: Flow) => `/${flow}/${GENERIC[design]}`;
const AMOUNT = 100;

/** A tab in which each kind of method is on offer. */
const tab = (design: Design, flow: Flow) => {
  const catalogue = KINDS.map((kind, at) => ({ countries: ['in'], flows: Flow.options, method: methodOf(kind, at) }));
  const gateway = new SimulatedGateway({ simulators: [], catalogue, country: 'in', currency: 'INR' });
  return openTab({ design, flow, gateway, settings: SETTINGS });
};
type Tab = Awaited<ReturnType<typeof tab>>;

/** Each leads to the method, and returns the router of the page that shows it. */
const DOORS: Readonly<Record<string, (tab: Tab, kind: Kind) => Promise<RouterStore | void>>> = {
  'a tile, of the list or of a search': ({ app }, { name, category }) =>
    app.resolve(ListStore).chooseTile({ kind: 'method', name, category }),
  again: ({ app }, { name, category }) =>
    app.resolve(ListStore).chooseTile({ kind: 'method', name, category, amount: AMOUNT, accountId: 'a1' }),
  'its group': async ({ app }, { name, category }) => {
    const list = app.resolve(ListStore);
    if ((GROUPS as readonly string[]).includes(category)) await list.chooseTile({ kind: 'group', name: category });
    app.resolve(MethodsStore).selectMethod(name);
    await list.openChosen();
  },
  'the host': async ({ app, channel }, { name: method }) => {
    const stop = followOpen(app);
    channel.receive({ type: 'open', payload: { flow: app.resolve(MethodsStore).flow, method, amount: AMOUNT } });
    for (let round = 0; round < 20; round += 1) await settled();
    stop();
  },
  'another way after a refusal': async ({ app, flow }, { name }) => {
    refuse(app, flow, 'before');
    await app.resolve(NextTry).choose(app.resolve(MethodsStore).methods.find((method) => method.name === name)!);
  },
  'the same once more after a refusal': async ({ app, flow }, { name }) => {
    refuse(app, flow, name);
    await app.resolve(NextTry).repeat();
  },
  'a payment whose create was lost': async ({ app, flow, router }, { name }) => {
    app.resolve(MethodsStore).selectMethod(name);
    await router.go(app.resolve(PaymentPages).formOf(flow));
  },
  'an address that was typed': async ({ app, router, flow, design }, { name }) => {
    app.resolve(MethodsStore).selectMethod(name);
    await router.go(genericOf(design, flow));
  },
  'a place that was kept': async ({ app, router, flow, design, storage, reload }, { name, category }) => {
    await app.resolve(ListStore).chooseTile({ kind: 'method', name, category });
    expect(router.path).not.toBe('/resume');
    for (const [key, text] of storage.texts) {
      // As an earlier version, or one without the setting, has kept it.
      if (key.includes('.place.')) storage.texts.set(key, text.replace(router.path, genericOf(design, flow)));
    }
    await router.go('/error');
    const again = await reload();
    expect(again.router.path).toBe('/resume');
    await again.app.resolve(Resume).run();
    return again.router;
  },
};

function refuse(app: DependencyContainer, flow: Flow, methodName: string): void {
  const current = { id: 'first', amount: AMOUNT, currency: 'INR', data: null, pageId: undefined };
  app.resolve(CurrentTransaction).set({ ...current, flow, methodName });
}

const COIN_PATHS: Readonly<Record<Design, Pages>> = {
  current: { deposit: '/deposit/crypto/amount', withdrawal: '/withdrawal/crypto' },
  legacy: { deposit: '/deposit/crypto/network', withdrawal: '/withdrawal/crypto' },
};

describe.each(DESIGNS.flatMap((design) => Flow.options.map((flow) => ({ design, flow }))))(
  '$flow in the $design design',
  ({ design, flow }) => {
    it.each(Object.keys(DOORS))('%s opens each kind of method by its own page', async (door) => {
      const opened: Record<string, string | undefined> = {};
      const paths = new Set<string>();
      for (const kind of KINDS) {
        const shown = await tab(design, flow);
        const router = (await DOORS[door]!(shown, kind)) ?? shown.router;
        opened[kind.what] = router.shown?.route.manifest.id;
        if (kind.page === COIN) paths.add(router.path);
        await shown.end();
      }
      expect(opened).toEqual(Object.fromEntries(KINDS.map(({ what, page }) => [what, page[flow]])));
      expect([...paths]).toEqual([COIN_PATHS[design][flow]]);
    });
  },
);
