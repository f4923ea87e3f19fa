import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { AppError } from '@/core/errors/app-error';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { findLoss } from '../../../../tests/kit/page-states';
import { formStates } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { openMethod } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/current/base' } satisfies Meta;
export default meta;

const CREATE = 'BANKING:deposit-create';
const payPal = (app: StoryApp) => openMethod(app, 'de_paypal');
const everyField = testMethod('test_card_form');
const moreFields = testMethod('test_card_fields');

const pay = ({ text }: StoryApp) => ({ name: text('card-redirect:submit') });
const amountLabel = ({ text }: StoryApp) => ({ name: text('amount.label') });
const amountOf = ({ router }: StoryApp) =>
  router.shown?.scope.resolve<PaymentDepositStore>(DepositStore).form.read()?.amount;

/** The form starts with the suggested amount. */
export const AmountOnly: AppStory = appStory({
  prepare: payPal,
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByRole('heading', { name: 'PayPal' }));
    await expect(canvas.getByRole('textbox', amountLabel(app))).toHaveValue('50');
    await expect(canvas.getByRole('button', pay(app))).toBeEnabled();
  },
});

/** The method was chosen in a group. */
export const InAGroup: AppStory = appStory({
  prepare: (app) => openMethod(app, 'de_maestro'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: 'Maestro' }));
    await expect(canvas.getByRole('button', { name: text('header.back') })).toBeEnabled();
  },
});

export const BackToTheGroup: AppStory = appStory({
  prepare: (app) => openMethod(app, 'de_maestro'),
  play: async ({ canvas, userEvent }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: 'Maestro' }));
    await userEvent.click(canvas.getByRole('button', { name: text('header.back') }));
    await expectVisible(canvas.findByRole('heading', { name: text('paymentGroup.card_method') }));
  },
});

export const Loading: AppStory = appStory({
  prepare: payPal,
  before: ({ gateway }) => gateway.faults.hold(CREATE),
  play: async ({ canvas, userEvent }, app) => {
    const button = await canvas.findByRole('button', pay(app));
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(app.gateway.received.filter(({ type }) => type === CREATE)).toHaveLength(1);
  },
});

export const Filled: AppStory = appStory({
  prepare: payPal,
  play: async ({ canvas, userEvent }, app) => {
    const amount = await canvas.findByRole('textbox', amountLabel(app));
    await userEvent.clear(amount);
    await userEvent.type(amount, '1250,75');
    await expect(amountOf(app)).toBe(1250.75);
  },
});

export const EveryField: AppStory = appStory({
  methods: [everyField],
  prepare: (app) => openMethod(app, 'test_card_form'),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.type(await canvas.findByLabelText(text('form.types.card_pan')), '4242424242424242');
    await userEvent.type(canvas.getByLabelText(text('form.types.expire_date')), '1230');
    await userEvent.type(canvas.getByLabelText(text('form.types.card_cardholder')), 'alex morgan');
    await expect(canvas.getByLabelText(text('form.types.card_pan'))).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByLabelText(text('form.types.card_cardholder'))).toHaveValue('ALEX MORGAN');
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2);
  },
});

/** A failed submit moves the focus to the first invalid field and shows its error there. */
export const FieldError: AppStory = appStory({
  methods: [everyField],
  prepare: (app) => openMethod(app, 'test_card_form'),
  play: async ({ canvas, userEvent }, app) => {
    const { text, gateway } = app;
    const pan = await canvas.findByLabelText(text('form.types.card_pan'));
    await userEvent.type(pan, '4242424242424241');
    await userEvent.click(canvas.getByRole('button', pay(app)));
    await expect(pan).toHaveFocus();
    await expectVisible(canvas.findByText(text('form.cardNumber')));
    await expect((await canvas.findAllByText(text('form.required'))).length).toBeGreaterThan(3);
    await expect(gateway.received.map(({ type }) => type)).not.toContain(CREATE);
  },
});

export const FieldErrorAmountTooHigh: AppStory = appStory({
  prepare: payPal,
  play: async ({ canvas, userEvent }, app) => {
    const amount = await canvas.findByRole('textbox', amountLabel(app));
    await userEvent.clear(amount);
    await userEvent.type(amount, '999999');
    await userEvent.click(canvas.getByRole('button', pay(app)));
    await expect(amount).toBeInvalid();
  },
});

/** The provider asks for more fields: the typed values stay, and the same deposit continues. */
export const MoreFieldsRequired: AppStory = appStory({
  methods: [moreFields],
  prepare: (app) => openMethod(app, 'test_card_fields'),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', pay(app)));
    await expectVisible(canvas.findByLabelText(/City|Ciudad|Cidade|Город/));
    await expect(app.router.path).toBe('/deposit/redirect/base');
  },
});

/** The merchant's own message is shown as a notification and beside the button, where it stays. */
export const ErrorOfTheCall: AppStory = appStory({
  prepare: payPal,
  play: async ({ canvas, userEvent }, app) => {
    const message = 'Your bank does not accept this amount. Try another one.';
    const refusal = new AppError(message, { code: 'banking.merchantClientError', status: 400 });
    app.gateway.faults.refuseNext(CREATE, refusal);
    await userEvent.click(await canvas.findByRole('button', pay(app)));
    await expectTold(canvas, message);
    await expect(canvas.getByRole('button', pay(app))).toBeEnabled();
  },
});

export const Offline: AppStory = appStory({
  prepare: async (app) => {
    await payPal(app);
    app.gateway.cut();
  },
  play: async ({ canvas }, app) => {
    await expectVisible(findLoss({ canvas }, app));
    await expect(canvas.getByRole('button', pay(app))).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The reply was lost, so nothing says that the payment failed. */
export const Checking: AppStory = appStory({
  prepare: payPal,
  before: ({ gateway }) => gateway.faults.lose(CREATE),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', pay(app)));
    await expectVisible(canvas.findByText(app.text('deposit.checking')));
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toHaveTextContent(/^$/);
  },
});

const withBonus = {
  host: {
    bonusId: 'welcome',
    bonusList: [
      {
        id: 'welcome',
        type: 'deposit',
        title: { en: '100% on your first deposit', ru: '100% на первый депозит' },
        depositBonusData: { minDeposit: 20 },
        depositRequired: true,
      },
    ],
  },
  prepare: payPal,
} satisfies AppStoryOptions;

export const BonusOffered: AppStory = appStory({
  ...withBonus,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeChecked();
  },
});

export const BonusDeclined: AppStory = appStory({
  ...withBonus,
  play: async ({ canvas, userEvent }) => {
    const bonus = await canvas.findByRole('switch');
    await expect(bonus).toBeChecked();
    await userEvent.click(bonus);
    await expect(bonus).not.toBeChecked();
  },
});

const payBlocked = async ({ canvas, userEvent }: StoryContext<ReactRenderer>, app: StoryApp) => {
  await userEvent.click(await canvas.findByRole('button', pay(app)));
  await expectVisible(canvas.findByText(app.text('complete.windowHeld')));
  return canvas.getByRole('link', { name: app.text('complete.openPage') });
};
const blocked = (play: AppStoryOptions['play']): AppStory => ({
  ...appStory({ prepare: payPal, before: ({ window }) => (window.isBlocking = true), play }),
  // Windows are opened in a browser only, not in a native view.
  globals: { platform: 'mobile' },
});

/** The browser blocked the window, so the complete page offers a link to the payment page. */
export const PopupBlocked: AppStory = blocked(async (context, app) => {
  await expectVisible(payBlocked(context, app));
});

const form = formStates({
  prepare: payPal,
  call: CREATE,
  submit: 'card-redirect:submit',
  amount: '125,50',
});
export const Empty: AppStory = form.empty();
export const LongestText: AppStory = form.longestText();
