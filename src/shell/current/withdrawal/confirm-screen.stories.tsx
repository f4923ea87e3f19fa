import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { errorOfTheCall, filledInput, longestText, offline } from '../../../../tests/kit/page-states';
import { EXPIRED_CODE, RIGHT_CODE } from '../../../../sandbox/simulated/simulated-withdrawals';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { withdrawWith } from '../../../../tests/kit/story-steps';
import { PendingConfirmation } from '../../../cashier/attempt/pending-confirmation';

const meta = { title: 'Flows/shell-withdrawal/current/confirm' } satisfies Meta;
export default meta;

const CONFIRM = 'BANKING:withdrawal-confirm';
const WRONG_CODE = '111111';
const toConfirm = (app: StoryApp) =>
  withdrawWith(app, 'test_payout_confirm', { amount: '25', fields: { customWallet: 'DE89 3704 0044 0532 0130 00' } });
const shown = { methods: [testMethod('test_payout_confirm')], path: '/withdrawal', prepare: toConfirm };

type Context = Parameters<NonNullable<Parameters<typeof appStory>[0]>['play'] & {}>[0];

async function enter({ canvas, userEvent }: Context, { text }: StoryApp, code: string): Promise<HTMLElement> {
  const field = await canvas.findByRole('textbox', { name: text('confirm.code') });
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: text('confirm.submit') }));
  return field;
}

export const Waiting: AppStory = appStory({
  ...shown,
  play: async ({ canvas }, { text, host }) => {
    await expectVisible(canvas.findByText(/p•••@example\.com/));
    await expect(canvas.getByRole('textbox', { name: text('confirm.code') })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await expect(canvas.getByRole('button', { name: /0:\d\d/ })).toBeDisabled();
    await expect(host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction')).toEqual([]);
  },
});

export const ProcessedRightCode: AppStory = appStory({
  ...shown,
  play: async (context, app) => {
    await enter(context, app, RIGHT_CODE);
    await expectVisible(context.canvas.findByRole('heading', { name: app.text('complete.withdrawal.accepted.title') }));
    await expect(app.host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction')).toHaveLength(1);
  },
});

export const FieldErrorWrongCode: AppStory = appStory({
  ...shown,
  play: async (context, app) => {
    const field = await enter(context, app, WRONG_CODE);
    await expectVisible(context.canvas.findByText(app.text('common.errors.banking.confirmCodeWrong')));
    await expect(field).toHaveFocus();
  },
});

export const Expired: AppStory = appStory({
  ...shown,
  play: async (context, app) => {
    await enter(context, app, EXPIRED_CODE);
    await expectVisible(context.canvas.findByText(app.text('common.errors.banking.confirmCodeExpired')));
  },
});

const late = {
  ...shown,
  prepare: async (app: StoryApp) => {
    await toConfirm(app);
    const past = new Date(Date.now() - 1000).toISOString();
    app.container.resolve(PendingConfirmation).renew({ codeExpiresAt: past, codeResendAt: past });
  },
};

/** The code expired while the player looked for it; another can be requested. */
export const ExpiredWhileWaiting: AppStory = appStory({
  ...late,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('confirm.expired')));
    await expect(canvas.getByRole('button', { name: text('confirm.resend') })).toBeEnabled();
  },
});

export const NewCode: AppStory = appStory({
  ...late,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('confirm.resend') }));
    await expect(await canvas.findByRole('button', { name: /\d\d:\d\d/ })).toBeDisabled();
  },
});

/** Five wrong codes: the withdrawal has ended and the money is returned. */
export const FailedTooManyCodes: AppStory = appStory({
  ...shown,
  play: async (context, app) => {
    for (let tries = 0; tries < 5; tries++) await enter(context, app, `${WRONG_CODE}${tries}`);
    await expectVisible(context.canvas.findByRole('heading', { name: app.text('confirm.over.title') }));
  },
});

/** The confirm's reply was lost. */
export const Checking: AppStory = appStory({
  ...shown,
  before: ({ gateway }) => gateway.faults.lose(CONFIRM),
  play: async (context, app) => {
    await enter(context, app, RIGHT_CODE);
    await expectVisible(context.canvas.findByText(app.text('confirm.checking')));
  },
});

/** After a reload the address that the code was sent to is not known. */
export const AfterReload: AppStory = appStory({
  ...shown,
  prepare: async ({ container, router }) => {
    const withdrawal = { withdrawalId: 'w-1', methodName: 'test_payout_confirm', amount: 25, currency: 'EUR' };
    container.resolve(PendingConfirmation).begin(withdrawal, {});
    await router.go('/withdrawal');
  },
  play: async ({ canvas }, { text, money }) => {
    await expectVisible(canvas.findByText(text('withdrawal.waiting.text', { amount: money(25) })));
    await expectVisible(canvas.getByRole('button', { name: text('withdrawal.waiting.action') }));
  },
});

export const Filled: AppStory = filledInput(shown, RIGHT_CODE);
export const ErrorOfTheCall: AppStory = errorOfTheCall(shown, CONFIRM, (context, app) =>
  enter(context, app, RIGHT_CODE),
);
export const Offline: AppStory = offline(shown);
export const LongestText: AppStory = longestText(shown);

export const Loading: AppStory = appStory({
  ...shown,
  before: ({ gateway }) => gateway.faults.hold(CONFIRM),
  play: async (context, app) => {
    await enter(context, app, RIGHT_CODE);
    const button = context.canvas.getByRole('button', { name: app.text('confirm.submit') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});
