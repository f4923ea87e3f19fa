import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { errorOfTheCall, filledInput, longestText, offline, press, waiting } from '../../../../tests/kit/page-states';
import { EXPIRED_CODE, RIGHT_CODE } from '../../../../tests/kit/simulated-withdrawals';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { withdrawWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/shell-withdrawal/legacy/confirm' } satisfies Meta;
export default meta;

const typed = { amount: '25', fields: { customWallet: 'DE89 3704 0044 0532 0130 00' } };

export const FieldErrorNoCode: AppStory = appStory({
  design: 'legacy',
  path: '/withdrawal',
  methods: [testMethod('test_payout_confirm')],
  prepare: (app) => withdrawWith(app, 'test_payout_confirm', typed),
  play: async ({ canvas, userEvent }, { text, router }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('confirm.title') }));
    await expect(router.path).toBe('/withdrawal/confirm');
    await userEvent.click(canvas.getByRole('button', { name: text('confirm.submit') }));
    await expect(canvas.getByRole('textbox', { name: text('confirm.code') })).toBeInvalid();
  },
});

const CONFIRM = 'BANKING:withdrawal-confirm';
const shown = {
  design: 'legacy' as const,
  path: '/withdrawal',
  methods: [testMethod('test_payout_confirm')],
  prepare: (app: StoryApp) => withdrawWith(app, 'test_payout_confirm', typed),
};
const enter = (code: string) => press('confirm.submit', code);

export const Waiting: AppStory = waiting(shown, ({ canvas }, { text }) =>
  canvas.findByRole('heading', { name: text('confirm.title') }),
);
export const Filled: AppStory = filledInput(shown, RIGHT_CODE);
export const ErrorOfTheCall: AppStory = errorOfTheCall(shown, CONFIRM, enter(RIGHT_CODE));
export const Offline: AppStory = offline(shown);
export const LongestText: AppStory = longestText(shown);

export const Loading: AppStory = appStory({
  ...shown,
  before: ({ gateway }) => gateway.faults.hold(CONFIRM),
  play: async (context, app) => {
    await enter(RIGHT_CODE)(context, app);
    const button = context.canvas.getByRole('button', { name: app.text('confirm.submit') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const Expired: AppStory = appStory({
  ...shown,
  play: async (context, app) => {
    await enter(EXPIRED_CODE)(context, app);
    await expectVisible(context.canvas.findByText(app.text('common.errors.banking.confirmCodeExpired')));
  },
});

export const ProcessedRightCode: AppStory = appStory({
  ...shown,
  play: async (context, app) => {
    await enter(RIGHT_CODE)(context, app);
    await expectVisible(context.canvas.findByRole('heading', { name: app.text('complete.withdrawal.accepted.title') }));
  },
});

/** Five wrong codes: the withdrawal has ended and the money is returned. */
export const FailedTooManyCodes: AppStory = appStory({
  ...shown,
  play: async (context, app) => {
    for (let tries = 0; tries < 5; tries++) {
      await context.userEvent.clear(await context.canvas.findByRole('textbox'));
      await enter(`11111${tries}`)(context, app);
    }
    await expectVisible(context.canvas.findByRole('heading', { name: app.text('confirm.over.title') }));
  },
});
