import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppError } from '@/core/errors/app-error';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { payWith } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/host-to-host/current/payee' } satisfies Meta;
export default meta;

const COMPLETE = 'BANKING:deposit-complete';
const holder = { full_name: 'Alex Morgan' };

/** The amount's cents choose what the provider does (simulator.ts). */
const account = (amount: string) => ({
  country: 'TR',
  currency: 'TRY',
  methods,
  prepare: (app: StoryApp) => payWith(app, 'tr_iban', { amount, fields: holder }),
});
const card = (amount: string) => ({
  country: 'KZ',
  currency: 'KZT',
  methods,
  prepare: (app: StoryApp) => payWith(app, 'kz_card_transfer', { amount }),
});
const paid = ({ text }: StoryApp) => ({ name: text('host-to-host:paid') });

export const WaitingAccount: AppStory = appStory({
  ...account('1500'),
  play: async ({ canvas }) => {
    await expectVisible(canvas.findByText('TR82 0006 4000 0011 2340 5678 90'));
  },
});

export const WaitingClabe: AppStory = appStory({
  country: 'MX',
  currency: 'MXN',
  methods,
  prepare: (app) => payWith(app, 'mx_clabe', { amount: '500', fields: holder }),
  play: async ({ canvas }) => expectVisible(canvas.findByText('012180001183597198')),
});

export const WaitingCard: AppStory = appStory({
  ...card('5000'),
  play: async ({ canvas }) => {
    await expectVisible(canvas.findByRole('img', { name: '4400 4300 0000 1237' }));
    await expect(canvas.queryByText('4400430000001237')).toBeNull();
  },
});

export const UndecryptableCard: AppStory = appStory({
  ...card('5000,15'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('host-to-host:refused.title') }));
  },
});

export const EmptyList: AppStory = appStory({
  ...account('1500,16'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('host-to-host:refused.title') }));
  },
});

export const Expired: AppStory = appStory({
  ...account('1500,18'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('host-to-host:expired.title') }));
    await expect(canvas.queryByText(/TR82/)).toBeNull();
  },
});

export const LoadingTelling: AppStory = appStory({
  ...account('1500'),
  before: ({ gateway }) => gateway.faults.hold(COMPLETE),
  play: async ({ canvas, userEvent }, app) => {
    const button = await canvas.findByRole('button', paid(app));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const ErrorOfTheCall: AppStory = appStory({
  ...account('1500'),
  before: ({ gateway }) =>
    gateway.refuseNext(COMPLETE, new AppError('Try later', { code: 'banking.merchantClientError', status: 400 })),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', paid(app)));
    await expectTold(canvas, 'Try later');
    await expect(canvas.getByRole('button', paid(app))).toBeEnabled();
  },
});

export const WaitingTold: AppStory = appStory({
  ...account('1500'),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', paid(app)));
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.waiting.title') }));
  },
});

export const Processed: AppStory = appStory({
  ...account('1500'),
  play: async ({ canvas }, app) => {
    await canvas.findByRole('button', paid(app));
    app.gateway.settleAll('processed');
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.processed.title') }));
  },
});

export const Offline: AppStory = offline(account('1500'));
export const Failed: AppStory = failed(account('1500'));
export const LongestText: AppStory = longestText(account('1500'));
export const LongestTextOfACard: AppStory = longestText(card('5000'));
