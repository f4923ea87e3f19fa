import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import {
  errorOfTheCall,
  failed,
  filledInput,
  longestText,
  offline,
  press,
  processed,
} from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { payWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/legacy/unified-form' } satisfies Meta;
export default meta;

const opened = (name: string) => ({
  design: 'legacy' as const,
  methods: [testMethod(name)],
  prepare: (app: StoryApp) => payWith(app, name),
});

export const Waiting: AppStory = appStory({
  ...opened('test_card_unified'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('img', { name: '4242 4242 4242 4242' }));
    await expect(canvas.getByRole('button', { name: text('payment.paid') })).toBeEnabled();
  },
});

export const Expired: AppStory = appStory({
  ...opened('test_card_unified_late'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('unified.expired')));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Cancelled: AppStory = appStory({
  ...opened('test_card_unified'),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('payment.cancel') }));
    await expectVisible(canvas.findByRole('list', { name: text('list.label.deposit') }));
  },
});

const unified = opened('test_card_unified');
const tell = press('payment.paid', '123456789012');

export const Filled: AppStory = filledInput(unified, '123456789012');
export const ErrorOfTheCall: AppStory = errorOfTheCall(unified, 'BANKING:deposit-complete', tell);
export const Processed: AppStory = processed(unified);
export const Failed: AppStory = failed(unified);
export const Offline: AppStory = offline(unified);
export const LongestText: AppStory = longestText(unified);

export const FieldError: AppStory = appStory({
  ...unified,
  play: async (context, app) => {
    await press('payment.paid')(context, app);
    await expectVisible(context.canvas.findByText(app.text('form.required')));
  },
});

/** After a reload the flow is requested again, and the reply never comes. */
export const Loading: AppStory = appStory({
  ...unified,
  prepare: async (app) => {
    await unified.prepare(app);
    app.gateway.faults.hold('BANKING_DEPOSIT:deposit-check');
    app.container.resolve(CurrentTransaction).reset();
  },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('status', { name: text('card-redirect:loading') }));
  },
});
