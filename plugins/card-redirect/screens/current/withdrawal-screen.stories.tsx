import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppError } from '@/core/errors/app-error';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates, payoutForm } from '../../../../tests/kit/form-states';
import { longestText } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { openMethod, reviewWithdrawal, withdrawWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/current/withdrawal' } satisfies Meta;
export default meta;

const CREATE = 'BANKING:withdrawal-create';
const IBAN = 'DE89 3704 0044 0532 0130 00';
const typed = { amount: '100', fields: { customWallet: IBAN } };
const having = (amount: number, more: object = {}) => ({
  user: { balanceData: { primary: { amount, currency: 'EUR' }, ...more } },
});

const payout = (name = '') => testMethod(`test_payout${name}`);
const onlyPayout = { methods: [payout()], host: having(1250.5), path: '/withdrawal' };
const open = (app: StoryApp) => openMethod(app, 'test_payout', 'withdrawal');
const review = (app: StoryApp) => reviewWithdrawal(app, 'test_payout', typed);

/** The form shows the player's balance. */
export const Form: AppStory = appStory({
  ...onlyPayout,
  prepare: open,
  play: async ({ canvas }, { text, money }) => {
    await expectVisible(canvas.findByText(money(1250.5)));
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toBeValid();
    await expect(canvas.getByRole('button', { name: text('withdrawal.continue') })).toBeEnabled();
  },
});

export const FieldErrorNothingTyped: AppStory = appStory({
  ...onlyPayout,
  prepare: open,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('withdrawal.continue') }));
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toHaveAttribute('aria-invalid', 'true');
  },
});

/** The host has not sent the balance: the layout keeps its place free. */
export const BalanceUnknown: AppStory = appStory({
  ...onlyPayout,
  host: {},
  prepare: open,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('textbox', { name: text('amount.label') }));
    await expect(canvas.getByText(text('withdrawal.balance')).closest('p')).not.toHaveTextContent(/\d/);
  },
});

/** With an unknown balance no amount is refused. */
export const ReviewWithBalanceUnknown: AppStory = appStory({
  ...onlyPayout,
  host: {},
  prepare: review,
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('withdrawal.review.title') }));
  },
});

export const FieldErrorBalanceTooLow: AppStory = appStory({
  ...onlyPayout,
  host: having(50),
  prepare: open,
  play: async ({ canvas, userEvent }, { text, money }) => {
    const amount = await canvas.findByRole('textbox', { name: text('amount.label') });
    await userEvent.clear(amount);
    await userEvent.type(amount, '50.01');
    await userEvent.click(canvas.getByRole('button', { name: text('withdrawal.continue') }));
    await expectVisible(canvas.findByText(text('withdrawal.aboveBalance', { amount: money(50) })));
  },
});

/** A player with a second account chooses the one from which the money is taken. */
export const TwoAccounts: AppStory = appStory({
  ...onlyPayout,
  host: having(40, { additional: { amount: 900, currency: 'EUR' } }),
  prepare: open,
  play: async ({ canvas, userEvent }, { text }) => {
    const additional = await canvas.findByRole('radio', { name: /900/ });
    await userEvent.click(additional);
    await expect(additional).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: text('withdrawal.account.label') })).toBeVisible();
  },
});

/** One tap leads back to the form, which keeps all that was typed; so does the header's back button. */
export const Review: AppStory = appStory({
  ...onlyPayout,
  prepare: review,
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    await expectVisible(canvas.findByText(IBAN));
    await userEvent.click(canvas.getByRole('button', { name: text('header.back') }));
    await expect(await canvas.findByRole('textbox', { name: 'IBAN' })).toHaveValue(IBAN);
    await userEvent.click(canvas.getByRole('button', { name: text('withdrawal.continue') }));
    await expectVisible(canvas.findByRole('heading', { name: text('withdrawal.review.title') }));
    await expect(gateway.received.filter(({ type }) => type === CREATE)).toEqual([]);
  },
});

export const ReviewWithFee: AppStory = appStory({
  ...onlyPayout,
  methods: [payout('_fee')],
  prepare: (app) => reviewWithdrawal(app, 'test_payout_fee', typed),
  play: async ({ canvas }, { money }) => {
    await expectVisible(canvas.findByText(money(1.85)));
    await expectVisible(canvas.findByText(money(98.15)));
  },
});

export const LoadingSending: AppStory = appStory({
  ...onlyPayout,
  prepare: review,
  before: ({ gateway }) => gateway.faults.hold(CREATE),
  play: async ({ canvas, userEvent }, { text, gateway }) => {
    const button = await canvas.findByRole('button', { name: text('withdrawal.submit') });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(gateway.received.filter(({ type }) => type === CREATE)).toHaveLength(1);
  },
});

/** The reply was lost. */
export const Checking: AppStory = appStory({
  ...onlyPayout,
  prepare: review,
  before: ({ gateway }) => gateway.faults.lose(CREATE),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('withdrawal.submit') }));
    await expectVisible(canvas.findByText(text('withdrawal.checking')));
  },
});

/** The player is blocked: the flow stops here. */
export const Blocked: AppStory = appStory({
  ...onlyPayout,
  prepare: (app) => withdrawWith(app, 'test_payout', { ...typed, amount: '20,15' }),
  play: async ({ canvas }, { text }) => {
    await expect((await canvas.findAllByText(text('withdrawal.blocked'))).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: text('withdrawal.submit') })).toBeNull();
  },
});

export const ErrorOfTheCall: AppStory = appStory({
  ...onlyPayout,
  before: ({ gateway }) =>
    gateway.refuseNext(CREATE, new AppError('No', { code: 'banking.methodUnavailable', status: 400 })),
  prepare: (app) => withdrawWith(app, 'test_payout', typed),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('withdrawal.review.title') }));
    const told = await canvas.findAllByText(text('common.errors.banking.methodUnavailable'));
    await expect(told.some((element) => element.closest('main'))).toBe(true);
  },
});

/** Goes back to the form, with the error at the amount. */
export const ErrorOfTheCallAmount: AppStory = appStory({
  ...onlyPayout,
  before: ({ gateway }) =>
    gateway.refuseNext(CREATE, new AppError('No', { code: 'banking.insufficientFunds', status: 400 })),
  prepare: review,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('withdrawal.submit') }));
    const amount = await canvas.findByRole('textbox', { name: text('amount.label') });
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toHaveValue(IBAN);
  },
});

export const MoreFields: AppStory = appStory({
  ...onlyPayout,
  methods: [payout('_fields')],
  prepare: (app) => reviewWithdrawal(app, 'test_payout_fields', typed),
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('withdrawal.submit') }));
    await expectVisible(canvas.findByText(text('deposit.moreFields')));
    await expect(canvas.getByRole('textbox', { name: 'IBAN' })).toHaveValue(IBAN);
  },
});

const form = formStates({ ...onlyPayout, ...payoutForm, ...typed, prepare: open });
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
export const LongestTextOfTheReview: AppStory = longestText({ ...onlyPayout, prepare: review });
