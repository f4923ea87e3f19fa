import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { MethodsStore } from '@/cashier/methods/methods-store';
import type { ApiResponseData } from '@/contract/api-response';
import { ManualClock } from '@/core/time/clock.fake';
import type { UpiMessage } from '@/families/upi/parts/upi-say';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import type { StoryApp, StoryAppOptions } from '../../../../tests/kit/story-app';
import { payWith } from '../../../../tests/kit/story-steps';
import { UPI_QR_METHOD, invoices, methods } from '../../fixtures';
import { openInvoice, openInvoiceWith } from '../sample-steps';

const meta = { title: 'Flows/india-upi/current/invoice' } satisfies Meta;
export default meta;

const india = { country: 'IN', currency: 'INR', methods } satisfies StoryAppOptions;
const say = ({ text }: StoryApp, message: UpiMessage) => text(`india-upi:upi.${message}`);
const prepares = ({ gateway }: StoryApp) => gateway.received.filter(({ type }) => type === 'BANKING:deposit-prepare');

const clock = new ManualClock();

/** The code expires while the player types the UTR: the code disappears, but the field and its text stay. */
export const ExpiredWhileTyping: AppStory = appStory({
  ...india,
  clock,
  prepare: (app) => openInvoice(app, '500,21'),
  play: async ({ canvas, userEvent }, app) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, '4123');
    clock.advance(13_000);
    await expectVisible(canvas.findByRole('heading', { name: say(app, 'expired.title') }));
    await expect(canvas.queryByRole('link', { name: 'PhonePe' })).toBeNull();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('4123');
  },
});

/** A code that has expired before it is shown is not payable. */
export const ExpiredOnArrival: AppStory = appStory({
  ...india,
  prepare: (app) => openInvoiceWith(app, invoices.valid('2020-01-01T00:00:00Z')),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', { name: say(app, 'expired.title') }));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const NewCode: AppStory = appStory({
  ...india,
  prepare: (app) => openInvoiceWith(app, invoices.valid('2020-01-01T00:00:00Z')),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(app, 'newCode') }));
    await expectVisible(canvas.findByText(say(app, 'howTo.title')));
    await expect(prepares(app)).toHaveLength(2);
    await expect(prepares(app)[1]?.data).toMatchObject({ amount: 1000, paymentType: 'in_upi_transfer' });
  },
});

const expiredQr = async (app: StoryApp, fields: Record<string, string> = {}) => {
  await payWith(app, UPI_QR_METHOD, { amount: '750', fields });
  const transaction = app.container.resolve(CurrentTransaction);
  transaction.set({ ...transaction.current!, data: invoices.valid('2020-01-01T00:00:00Z') });
};
const creates = ({ gateway }: StoryApp) => gateway.received.filter(({ type }) => type === 'BANKING:deposit-create');

/** On the UPI QR page a new code is requested with another create call, like the first one. */
export const NewCodeOfTheQrPage: AppStory = appStory({
  ...india,
  prepare: (app) => expiredQr(app),
  play: async ({ canvas, userEvent }, app) => {
    // The sample code is for 1000 rupees and the deposit for 750, so it would not be shown even if it had not expired.
    await userEvent.click(await canvas.findByRole('button', { name: say(app, 'newCode') }));
    await expectVisible(canvas.findByText(say(app, 'howTo.title')));
    await expect(creates(app).map(({ data }) => data)).toEqual([
      expect.objectContaining({ amount: 750 }),
      expect.objectContaining({ amount: 750 }),
    ]);
    await expect(app.router.path).toBe('/deposit/india/invoice');
  },
});

const askingForName = methods.map((entry) =>
  entry.method.name === UPI_QR_METHOD
    ? { ...entry, method: { ...entry.method, fields: [{ name: 'payer_name', type: 'text', label: 'Name' }] } }
    : entry,
);

/** What was typed on the form is not stored, so the form asks for it again. */
export const NewCodeAsksForTheFields: AppStory = appStory({
  ...india,
  methods: askingForName,
  prepare: (app) => expiredQr(app, { payer_name: 'Rahul Sharma' }),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(app, 'newCode') }));
    await expectVisible(canvas.findByRole('textbox', { name: 'Name' }));
    await expect(app.router.path).toBe('/deposit/redirect/base');
    await expect(creates(app)).toHaveLength(1);
  },
});

export const PaidBeforeItExpired: AppStory = appStory({
  ...india,
  prepare: (app) => openInvoiceWith(app, invoices.valid('2020-01-01T00:00:00Z')),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.type(await canvas.findByRole('textbox'), '412345678901');
    await userEvent.click(canvas.getByRole('button', { name: say(app, 'alreadyPaid') }));
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.waiting.title') }));
  },
});

const codeGone = {
  ...india,
  prepare: async (app: StoryApp) => {
    await openInvoiceWith(app, null);
    app.container.resolve(MethodsStore).reset();
  },
};

/** After a reload the code is gone, because codes are never stored. */
export const EmptyCodeGone: AppStory = appStory({
  ...codeGone,
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', { name: say(app, 'gone.title') }));
    await expect(canvas.getByRole('button', { name: say(app, 'otherMethod') })).toBeEnabled();
  },
});

export const ToMethodsAsTheCodeIsGone: AppStory = appStory({
  ...codeGone,
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(app, 'otherMethod') }));
    await expect(await canvas.findByRole('button', { name: /UPI Lite/ })).toBeEnabled();
  },
});

const refused = (data: ApiResponseData) =>
  appStory({
    ...india,
    prepare: (app) => openInvoiceWith(app, data),
    play: async ({ canvas }, app) => {
      await expectVisible(canvas.findByRole('heading', { name: say(app, 'refused.title') }));
      for (const role of ['link', 'img', 'textbox'] as const) await expect(canvas.queryByRole(role)).toBeNull();
      await expect(canvas.getByRole('button', { name: say(app, 'otherMethod') })).toBeEnabled();
    },
  });

export const ForeignScheme: AppStory = refused(invoices.foreignScheme);
export const OtherAmount: AppStory = refused(invoices.otherAmount);
export const OtherPayee: AppStory = refused(invoices.otherPayee);

/** Whatever is wrong with the code, the one button leads back to the methods. */
export const ToMethodsAsTheCodeIsRefused: AppStory = appStory({
  ...india,
  play: async ({ canvas, userEvent }, app) => {
    const tile = () => canvas.findByRole('button', { name: /UPI Lite/ });
    for (const data of [invoices.foreignScheme, invoices.otherAmount, invoices.otherPayee]) {
      await tile();
      await openInvoiceWith(app, data);
      await expectVisible(canvas.findByRole('heading', { name: say(app, 'refused.title') }));
      await userEvent.click(canvas.getByRole('button', { name: say(app, 'otherMethod') }));
      await expect(await tile()).toBeEnabled();
      // End the deposit: while it waits, a second one with the same method would ask for confirmation first.
      app.gateway.settleAll('mistaked');
    }
  },
});

const ended = (status: 'processed' | 'mistaked') =>
  appStory({
    ...india,
    prepare: (app) => openInvoice(app),
    play: async ({ canvas }, app) => {
      await canvas.findByText(say(app, 'howTo.title'));
      app.gateway.settleAll(status);
      await expectVisible(canvas.findByRole('heading', { name: app.text(`complete.deposit.${status}.title`) }));
    },
  });

/** The gateway receives the money before the player has typed the UTR. */
export const Processed: AppStory = ended('processed');
export const Failed: AppStory = ended('mistaked');
