import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { payWith } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/pix/current/pix' } satisfies Meta;
export default meta;

const CANCEL = 'BANKING_DEPOSIT:deposit-cancel';

/** The amount's cents choose what the provider does (simulator.ts). */
const code = (amount: string) => ({
  country: 'BR',
  currency: 'BRL',
  methods,
  prepare: (app: StoryApp) => payWith(app, 'br_pix', { amount, fields: { cpf: '529.982.247-25' } }),
});

export const Waiting: AppStory = appStory({
  ...code('150,50'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('img', { name: text('pix:qr') }));
    await expectVisible(canvas.getByText('LOJA EXEMPLO LTDA'));
    await expect(canvas.getByRole('button', { name: text('pix:copyCode') })).toBeEnabled();
  },
});

export const WaitingStaticCode: AppStory = appStory({
  ...code('30,19'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('img', { name: text('pix:qr') }));
    await expectVisible(canvas.getByText(/30[.,]19.*:/));
  },
});

/** A payee with accents and more than 25 letters: banks read it. */
export const WaitingWithCaution: AppStory = appStory({
  ...code('80,22'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('img', { name: text('pix:qr') }));
    await expectVisible(canvas.getByText(text('payment.codeCaution')));
    await expectVisible(canvas.getByText('Associação Comércio São João Ltda'));
  },
});

export const EmptyWrongCrc: AppStory = appStory({
  ...code('80,15'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('pix:refused.title') }));
    await expect(canvas.queryByRole('img', { name: text('pix:qr') })).toBeNull();
    await expect(canvas.queryByText(/br\.gov\.bcb/)).toBeNull();
  },
});

export const Expired: AppStory = appStory({
  ...code('80,18'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('pix:expired.title') }));
    await expect(canvas.queryByRole('img', { name: text('pix:qr') })).toBeNull();
  },
});

export const LoadingRenewing: AppStory = appStory({
  ...code('80,18'),
  before: ({ gateway }) => gateway.faults.hold(CANCEL),
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    const button = await canvas.findByRole('button', { name: text('pix:newCode') });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(gateway.received.filter(({ type }) => type === 'BANKING:deposit-create')).toHaveLength(1);
  },
});

/** The provider does not close the first charge, so no second code is created. */
export const ErrorOfTheCallStillOpen: AppStory = appStory({
  ...code('80,20'),
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('pix:newCode') }));
    await expectVisible(canvas.findByText(text('pix:stillOpen')));
    await expect(gateway.transactions.size).toBe(1);
  },
});

const good = code('150,50');

/** The first code has expired: its deposit is closed and a second one is created. */
export const NewCode: AppStory = appStory({
  ...good,
  prepare: async (app) => {
    await good.prepare(app);
    const transaction = app.container.resolve(CurrentTransaction);
    const { pix } = transaction.current!.data!;
    transaction.set({ ...transaction.current!, data: { pix: { ...pix!, expiresAt: '2020-01-01T00:00:00Z' } } });
  },
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('pix:newCode') }));
    await expectVisible(canvas.findByRole('img', { name: text('pix:qr') }));
    const statuses = () => [...gateway.transactions.values()].map(({ status }) => status);
    await waitFor(() => expect(statuses()).toEqual(['mistaked', 'waiting']));
  },
});

export const Processed: AppStory = appStory({
  ...code('150,50'),
  play: async ({ canvas }, { text, gateway }) => {
    await canvas.findByRole('img', { name: text('pix:qr') });
    gateway.settleAll('processed');
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.processed.title') }));
  },
});

export const Failed: AppStory = appStory({
  ...code('150,50'),
  play: async ({ canvas }, { text, gateway }) => {
    await canvas.findByRole('img', { name: text('pix:qr') });
    gateway.settleAll('mistaked');
    await expectVisible(canvas.findByRole('heading', { name: text('complete.deposit.mistaked.title') }));
  },
});

export const Offline: AppStory = offline(code('150,50'));
export const LongestText: AppStory = longestText(code('150,50'));
