import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppError } from '@/core/errors/app-error';
import type { MessageKey } from '@/core/locale/locale';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { confirm, expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, longestText } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { methods } from '../../fixtures';
import { pay, plain, showDeposit, showRestored } from '../p2p-steps.fixture';

const meta = { title: 'Flows/peer-to-peer/current/invoice' } satisfies Meta;
export default meta;

const CHECK = 'BANKING_DEPOSIT:deposit-check';
const heading = ({ text }: StoryApp, key: MessageKey) => ({ name: text(key) });
const NUMBER = { name: '4242 4242 4242 4242' };

/** The number is a picture with a text alternative; the bank is found by the number's first digits. */
export const Waiting: AppStory = appStory({
  methods: [plain],
  prepare: (app) => pay(app, '50'),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', heading(app, 'peer-to-peer:invoice.title')));
    await expect(await canvas.findByRole('img', { name: /^4242 4201 \d{4} \d{4}$/ })).toBeInstanceOf(HTMLCanvasElement);
    await expectVisible(canvas.findByText('Test Bank'));
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
  },
});

export const OtherAmountAndHolder: AppStory = appStory({
  methods: [plain],
  prepare: (app) =>
    showDeposit(app, { payment_amount: 51.11, card: { number: '4242424242424242', holder: 'ALEX MORGAN' } }),
  play: async ({ canvas }) => {
    await expectVisible(canvas.findByText('ALEX MORGAN'));
    await expectVisible(canvas.findByText(/50/));
  },
});

/** The bank is unknown, but the card can still be paid. */
export const BankNotFound: AppStory = appStory({
  methods: [plain],
  prepare: (app) => pay(app, '50,32'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('img', { name: /^4000 00/ }));
    await expect(canvas.queryByText(text('peer-to-peer:invoice.bank'))).toBeNull();
  },
});

export const Guaranteed: AppStory = appStory({
  country: 'UZ',
  currency: 'UZS',
  methods,
  prepare: (app) => showDeposit(app, { payment_currency: 'UZS', passedCurrency: 'UZS' }, undefined, 'uz_uzcard_p2p'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('peer-to-peer:guaranteed')));
  },
});

export const Cancelling: AppStory = appStory({
  methods: [plain],
  prepare: (app) => pay(app, '50'),
  play: async ({ canvas, userEvent }, { text }) => {
    const cancel = await canvas.findByRole('button', { name: text('payment.cancel') });
    await userEvent.click(cancel);
    await expectVisible(canvas.findByRole('dialog', { name: text('peer-to-peer:cancel.title') }));
    await userEvent.click(canvas.getByRole('button', { name: text('peer-to-peer:cancel.keep') }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(cancel);
    await expectVisible(canvas.findByRole('dialog', { name: text('peer-to-peer:cancel.title') }));
  },
});

export const ErrorOfTheCallCancel: AppStory = appStory({
  methods: [plain],
  prepare: (app) => pay(app, '50'),
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    gateway.refuseNext('BANKING_DEPOSIT:deposit-cancel', new AppError('no', { status: 400, code: 'p2p.notNow' }));
    await userEvent.click(await canvas.findByRole('button', { name: text('payment.cancel') }));
    await confirm(canvas.findByRole('button', { name: text('peer-to-peer:cancel.confirm') }));
    await expectTold(canvas, text('provider.error'));
  },
});

export const LastMinute: AppStory = appStory({
  methods: [plain],
  prepare: (app) => showDeposit(app, { timeout_minutes: 0.9 }),
  play: async ({ canvas }) => {
    await expectVisible(canvas.findByRole('img', NUMBER));
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^00:\d\d$/);
  },
});

/** The card is hidden. */
export const Expired: AppStory = appStory({
  methods: [plain],
  prepare: (app) => showDeposit(app, { created: '2026-01-01T00:00:00Z' }),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', heading(app, 'peer-to-peer:expired.title')));
    await expect(canvas.queryByRole('img', NUMBER)).toBeNull();
    await expectVisible(canvas.getByRole('button', heading(app, 'peer-to-peer:expired.paid')));
    await expectVisible(canvas.getByRole('button', heading(app, 'peer-to-peer:renew')));
  },
});

export const Unreadable: AppStory = appStory({
  methods: [plain],
  prepare: (app) => pay(app, '50,31'),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', heading(app, 'peer-to-peer:unreadable.title')));
    await expect(canvas.queryByRole('button', { name: app.text('payment.paid') })).toBeNull();
  },
});

export const Loading: AppStory = appStory({
  methods: [plain],
  before: ({ gateway }) => gateway.faults.hold(CHECK),
  prepare: showRestored,
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('status', heading(app, 'peer-to-peer:invoice.loading')));
  },
});

export const EmptyNotLoaded: AppStory = appStory({
  methods: [plain],
  prepare: async (app) => {
    app.gateway.refuseNext(CHECK, new AppError('down', { status: 500 }));
    await showRestored(app);
  },
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', heading(app, 'peer-to-peer:lost.title')));
  },
});

export const Offline: AppStory = appStory({
  methods: [plain],
  prepare: async (app) => {
    await showDeposit(app);
    app.gateway.cut();
  },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('img', NUMBER));
    await expect(canvas.getByRole('button', { name: text('payment.paid') })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A push arrives while the player looks at the card. */
export const Processed: AppStory = appStory({
  methods: [plain],
  prepare: (app) => pay(app, '50'),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', heading(app, 'peer-to-peer:invoice.title')));
    app.gateway.settleAll('processed');
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.processed.title') }));
  },
});

const opened = { methods: [plain], prepare: (app: StoryApp) => pay(app, '50') };

export const Failed: AppStory = failed(opened);
export const LongestText: AppStory = longestText(opened);
