import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { UpiMessage } from '@/families/upi/parts/upi-say';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { filledInput, longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp, StoryAppOptions } from '../../../../tests/kit/story-app';
import { payWith } from '../../../../tests/kit/story-steps';
import { UPI_QR_METHOD, invoices, methods } from '../../fixtures';
import { openInvoice, openInvoiceWith } from '../sample-steps';

const meta = { title: 'Flows/india-upi/current/invoice' } satisfies Meta;
export default meta;

const india = { country: 'IN', currency: 'INR', methods } satisfies StoryAppOptions;
const say = ({ text }: StoryApp, message: UpiMessage, values?: Record<string, string>) =>
  text(`india-upi:upi.${message}`, values);
const paid = (app: StoryApp) => ({ name: say(app, 'paid') });

/** On a phone the UPI apps come first; the QR code is shown on demand. */
export const WaitingOnAPhone: AppStory = appStory({
  ...india,
  host: { platform: 'mobile' },
  prepare: (app) => openInvoice(app),
  play: async ({ canvas }, app) => {
    for (const name of ['Google Pay', 'PhonePe', 'Paytm', 'BHIM', say(app, 'anyApp')]) {
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining('am=1000.00'),
      );
    }
    await expect(canvas.getByRole('img', { name: say(app, 'qr') })).not.toBeVisible();
  },
});

/** The gateway names two more apps, and its link is not written quite by the rules. */
export const WaitingOnAPhoneWithMoreApps: AppStory = appStory({
  ...india,
  host: { platform: 'mobile' },
  prepare: (app) => openInvoiceWith(app, invoices.moreApps),
  play: async ({ canvas }, app) => {
    for (const name of ['BHIM', 'MobiKwik', 'CRED']) await expectVisible(canvas.findByRole('link', { name }));
    await expectVisible(canvas.getByText(app.text('payment.codeCaution')));
  },
});

export const WaitingOnAPhoneWithTheQrCode: AppStory = appStory({
  ...india,
  host: { platform: 'mobile' },
  prepare: (app) => openInvoice(app),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByText(say(app, 'showQr')));
    await expectVisible(canvas.getByRole('img', { name: say(app, 'qr') }));
  },
});

/** On a desktop the QR code comes first; the UPI apps are shown on demand. */
export const WaitingOnADesktop: AppStory = appStory({
  ...india,
  host: { platform: 'desktop' },
  prepare: (app) => openInvoice(app),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('img', { name: say(app, 'qr') }));
    await expect(canvas.getByRole('link', { name: 'PhonePe' })).not.toBeVisible();
  },
});

/** In a native view the host opens the UPI app. */
export const WaitingInANativeView: AppStory = appStory({
  ...india,
  host: { platform: 'ios' },
  prepare: (app) => openInvoice(app),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Google Pay' }));
    const opened = app.host.sent.filter(({ messageType }) => messageType === 'openExtBrowser');
    await expect(opened).toEqual([expect.objectContaining({ url: expect.stringMatching(/^gpay:\/\/upi\/pay\?pa=/) })]);
  },
});

/** The custom page of a method of the redirect type. */
export const WaitingUpiQrPage: AppStory = appStory({
  ...india,
  prepare: (app) => payWith(app, UPI_QR_METHOD, { amount: '750' }),
  play: async ({ canvas }, app) => {
    await expect(app.router.path).toBe('/deposit/india/invoice');
    await expectVisible(canvas.findByRole('heading', { name: /750/ }));
  },
});

/** The link contains no amount, so the page says which amount to type. */
export const WaitingOpenAmount: AppStory = appStory({
  ...india,
  prepare: (app) => openInvoiceWith(app, invoices.openAmount),
  play: async ({ canvas }, app) => {
    const amount = app.money(1000, 'INR');
    await expectVisible(canvas.findByText(say(app, 'amountOpen', { amount })));
  },
});

export const FieldErrorUtrMissing: AppStory = appStory({
  ...india,
  prepare: (app) => openInvoice(app),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', paid(app)));
    await expectVisible(canvas.findByText(say(app, 'utr.required')));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const FieldErrorUtrTooShort: AppStory = appStory({
  ...india,
  prepare: (app) => openInvoice(app),
  play: async ({ canvas, userEvent }, app) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, '4123 4567');
    await expect(field).toHaveValue('41234567');
    await userEvent.click(canvas.getByRole('button', paid(app)));
    await expectVisible(canvas.findByText(say(app, 'utr.length')));
    await expect(field).toBeInvalid();
  },
});

export const ErrorOfTheCallUtrRefused: AppStory = appStory({
  ...india,
  prepare: (app) => openInvoice(app),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.type(await canvas.findByRole('textbox'), '000000000000');
    await userEvent.click(canvas.getByRole('button', paid(app)));
    await expectVisible(canvas.findByText(say(app, 'utr.refused')));
    await expect(canvas.getByRole('textbox')).toHaveValue('000000000000');
  },
});

export const LoadingConfirming: AppStory = appStory({
  ...india,
  prepare: (app) => openInvoice(app),
  before: ({ gateway }) => gateway.faults.hold('BANKING:deposit-complete'),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.type(await canvas.findByRole('textbox'), '412345678901');
    await userEvent.dblClick(canvas.getByRole('button', paid(app)));
    await expect(canvas.getByRole('button', paid(app))).toHaveAttribute('aria-busy', 'true');
    const sent = app.gateway.received.filter(({ type }) => type === 'BANKING:deposit-complete');
    await expect(sent.map(({ data }) => data)).toEqual([expect.objectContaining({ fields: { utr: '412345678901' } })]);
  },
});

const opened = { ...india, prepare: (app: StoryApp) => openInvoice(app) };

export const Filled: AppStory = filledInput(opened, '412345678901');
export const Offline: AppStory = offline(opened);
export const LongestText: AppStory = longestText(opened);
