import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import type { ApiResponseData } from '@/contract/api-response';
import type { UpiMessage } from '@/families/upi/parts/upi-say';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { errorOfTheCall, filledInput, longestText, offline, press } from '../../../../tests/kit/page-states';
import type { StoryApp, StoryAppOptions } from '../../../../tests/kit/story-app';
import { payWith } from '../../../../tests/kit/story-steps';
import { invoices, methods } from '../../fixtures';

const meta = { title: 'Flows/easy-pay/current/eazype' } satisfies Meta;
export default meta;

const india = { country: 'IN', currency: 'INR', methods } satisfies StoryAppOptions;
const say = ({ text }: StoryApp, message: UpiMessage) => text(`easy-pay:upi.${message}`);
const openPage = (app: StoryApp) => payWith(app, 'in_eazype', { amount: '500' });
const openPageWith = async (app: StoryApp, data: ApiResponseData | null) => {
  await openPage(app);
  const transaction = app.container.resolve(CurrentTransaction);
  transaction.set({ ...transaction.current!, data });
};
const creates = ({ gateway }: StoryApp) => gateway.received.filter(({ type }) => type === 'BANKING:deposit-create');

export const WaitingOnAPhone: AppStory = appStory({
  ...india,
  host: { platform: 'mobile' },
  prepare: openPage,
  play: async ({ canvas }, app) => {
    await expect(app.router.path).toBe('/deposit/redirect/eazype');
    await expectVisible(canvas.findByRole('link', { name: 'PhonePe' }));
    await expectVisible(canvas.getByText(say(app, 'validFor')));
  },
});

export const WaitingOnADesktop: AppStory = appStory({
  ...india,
  host: { platform: 'desktop' },
  prepare: openPage,
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('img', { name: say(app, 'qr') }));
  },
});

const expired = {
  ...india,
  prepare: (app: StoryApp) => openPageWith(app, invoices.valid('2020-01-01T00:00:00Z')),
};

export const Expired: AppStory = appStory({
  ...expired,
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', { name: say(app, 'expired.title') }));
    await expect(canvas.getByRole('button', { name: say(app, 'newCode') })).toBeEnabled();
  },
});

export const NewCode: AppStory = appStory({
  ...expired,
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(app, 'newCode') }));
    await expectVisible(canvas.findByText(say(app, 'howTo.title')));
    await expect(creates(app).map(({ data }) => data)).toEqual([
      expect.objectContaining({ amount: 500 }),
      expect.objectContaining({ amount: 500 }),
    ]);
  },
});

export const EmptyCodeGone: AppStory = appStory({
  ...india,
  prepare: (app) => openPageWith(app, null),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', { name: say(app, 'gone.title') }));
    await expectVisible(canvas.getByRole('textbox'));
  },
});

export const ForeignScheme: AppStory = appStory({
  ...india,
  prepare: (app) => openPageWith(app, invoices.foreignScheme),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', { name: say(app, 'refused.title') }));
    for (const role of ['link', 'img', 'textbox'] as const) await expect(canvas.queryByRole(role)).toBeNull();
  },
});

export const ProcessedAfterUtr: AppStory = appStory({
  ...india,
  prepare: openPage,
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.type(await canvas.findByRole('textbox'), '412345678901');
    await userEvent.click(canvas.getByRole('button', { name: say(app, 'paid') }));
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.waiting.title') }));
    app.gateway.settleAll('processed');
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.processed.title') }));
  },
});

export const Failed: AppStory = appStory({
  ...india,
  prepare: openPage,
  play: async ({ canvas }, app) => {
    await canvas.findByText(say(app, 'howTo.title'));
    app.gateway.settleAll('mistaked');
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.mistaked.title') }));
  },
});

const opened = { ...india, prepare: openPage };
const tell = press('easy-pay:upi.paid', '412345678901');

export const Filled: AppStory = filledInput(opened, '412345678901');
export const ErrorOfTheCall: AppStory = errorOfTheCall(opened, 'BANKING:deposit-complete', tell);
export const Offline: AppStory = offline(opened);
export const LongestText: AppStory = longestText(opened);

export const FieldErrorUtrMissing: AppStory = appStory({
  ...opened,
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(app, 'paid') }));
    await expectVisible(canvas.findByText(say(app, 'utr.required')));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});
