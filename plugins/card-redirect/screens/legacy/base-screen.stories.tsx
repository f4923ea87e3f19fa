import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppError } from '@/core/errors/app-error';
import { appStory, type AppStory, type AppStoryOptions } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { findLoss } from '../../../../tests/kit/page-states';
import { formStates } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { openedPage, openMethod } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/legacy/base' } satisfies Meta;
export default meta;

const CREATE = 'BANKING:deposit-create';
const payPal = (app: StoryApp) => openMethod(app, 'de_paypal');
const pay = ({ text }: StoryApp) => ({ name: text('card-redirect:submit') });
const bonus = (id: string, title: string, minDeposit: number) => ({
  id,
  type: 'deposit' as const,
  title: { en: title },
  depositBonusData: { minDeposit },
  depositRequired: true,
});

/** The form starts with the suggested amount. */
export const AmountOnly: AppStory = appStory({
  design: 'legacy',
  prepare: payPal,
  play: async ({ canvas }, app) => {
    await expect(app.router.path).toBe('/deposit/base');
    await expectVisible(canvas.findByRole('heading', { name: 'PayPal' }));
    await expect(canvas.getByRole('textbox', { name: app.text('amount.label') })).toHaveValue('50');
    await expect(canvas.getByRole('button', pay(app))).toBeEnabled();
  },
});

export const ToStatus: AppStory = appStory({
  design: 'legacy',
  prepare: payPal,
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', pay(app)));
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.waiting.title') }));
    await expect(openedPage(app)).toContain('https://provider.example/acquirer/');
  },
});

/** The method was chosen in a group. */
export const InAGroup: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openMethod(app, 'de_maestro'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: 'Maestro' }));
    await expect(canvas.getByRole('button', { name: text('header.back') })).toBeEnabled();
  },
});

export const BackToTheGroup: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openMethod(app, 'de_maestro'),
  play: async ({ canvas, userEvent }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: 'Maestro' }));
    await userEvent.click(canvas.getByRole('button', { name: text('header.back') }));
    await expectVisible(canvas.findByRole('heading', { name: text('paymentGroup.card_method') }));
  },
});

const everyField = {
  design: 'legacy',
  methods: [testMethod('test_card_form')],
  prepare: (app) => openMethod(app, 'test_card_form'),
} satisfies AppStoryOptions;

export const EveryField: AppStory = appStory({
  ...everyField,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByLabelText(text('form.types.card_pan')));
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2);
    await expect(canvas.queryByText(text('form.required'))).toBeNull();
  },
});

export const FieldErrorOfEveryField: AppStory = appStory({
  ...everyField,
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', pay(app)));
    await expect(canvas.getAllByText(app.text('form.required')).length).toBeGreaterThan(3);
    await expect(app.gateway.received.map(({ type }) => type)).not.toContain(CREATE);
  },
});

const severalBonuses = {
  design: 'legacy',
  host: { bonusId: 'welcome', bonusList: [bonus('welcome', 'Welcome bonus', 10), bonus('spring', 'Spring bonus', 20)] },
  prepare: payPal,
} satisfies AppStoryOptions;

/** Another bonus is chosen on a page of its own, and the form is there again as it was left. */
const chooseSpring: NonNullable<AppStoryOptions['play']> = async ({ canvas, userEvent }, { text }) => {
  const amount = await canvas.findByRole('textbox', { name: text('amount.label') });
  await userEvent.clear(amount);
  await userEvent.type(amount, '61');
  await userEvent.click(canvas.getByRole('button', { name: text('bonus.details') }));
  await userEvent.click(await canvas.findByRole('radio', { name: /Spring bonus/ }));
  await userEvent.click(canvas.getByRole('button', { name: text('bonus.done') }));
  await expect(await canvas.findByRole('switch', { name: 'Spring bonus' })).toBeChecked();
  await expect(canvas.getByRole('textbox', { name: text('amount.label') })).toHaveValue('61');
};

export const SeveralBonuses: AppStory = appStory({ ...severalBonuses, play: chooseSpring });

export const ToStatusWithTheChosenBonus: AppStory = appStory({
  ...severalBonuses,
  play: async (context, app) => {
    const { canvas, userEvent } = context;
    await chooseSpring(context, app);
    await userEvent.click(canvas.getByRole('button', pay(app)));
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.waiting.title') }));
    const { data } = app.gateway.received.find(({ type }) => type === CREATE)!;
    await expect(data).toMatchObject({ isActivatedBonus: true, bonusId: 'spring' });
  },
});

export const OneBonus: AppStory = appStory({
  design: 'legacy',
  host: { bonusId: 'welcome', bonusList: [bonus('welcome', 'Welcome bonus', 10)] },
  prepare: payPal,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('switch', { name: 'Welcome bonus' }));
    await expect(canvas.getByRole('button', { name: text('bonus.details') })).toBeEnabled();
  },
});

export const Loading: AppStory = appStory({
  design: 'legacy',
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

export const ErrorOfTheCall: AppStory = appStory({
  design: 'legacy',
  prepare: payPal,
  play: async ({ canvas, userEvent }, app) => {
    const message = 'Your bank refused this payment. Choose another method.';
    const refusal = new AppError(message, { code: 'banking.merchantClientError', status: 400 });
    app.gateway.faults.refuseNext(CREATE, refusal);
    await userEvent.click(await canvas.findByRole('button', pay(app)));
    await expectTold(canvas, message);
  },
});

export const Offline: AppStory = appStory({
  design: 'legacy',
  prepare: async (app) => {
    await payPal(app);
    app.gateway.cut();
  },
  play: async ({ canvas }, app) => {
    await expectVisible(findLoss({ canvas }, app));
    await expect(canvas.getByRole('button', pay(app))).toHaveAttribute('aria-disabled', 'true');
  },
});

const form = formStates({
  design: 'legacy',
  prepare: payPal,
  call: CREATE,
  submit: 'card-redirect:submit',
  amount: '125,50',
});
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const FieldError: AppStory = form.fieldError();
export const LongestText: AppStory = form.longestText();
