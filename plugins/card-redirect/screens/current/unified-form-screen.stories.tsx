import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { AppError } from '@/core/errors/app-error';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { failed, filledInput, longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { payWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/card-redirect/current/unified-form' } satisfies Meta;
export default meta;

const COMPLETE = 'BANKING:deposit-complete';
const opened = (name: string) => ({ methods: [testMethod(name)], prepare: (app: StoryApp) => payWith(app, name) });
const paid = ({ text }: StoryApp) => ({ name: text('payment.paid') });
/** Simulates a reload: only what is in session storage is left. */
const forgetData = ({ container }: StoryApp) => container.resolve(CurrentTransaction).reset();
const transfer = { name: /Transfer|transfer|Перевод|перевод/ };

export const Waiting: AppStory = appStory({
  ...opened('test_card_unified'),
  play: async ({ canvas }, app) => {
    await expect(app.router.path).toBe('/deposit/redirect/unified-form');
    await expectVisible(canvas.findByRole('img', { name: '4242 4242 4242 4242' }));
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
    await expect(canvas.getByRole('button', paid(app))).toBeEnabled();
  },
});

/** The player enters the transfer's number, and the payment succeeds. */
export const ProcessedAfterTelling: AppStory = appStory({
  ...opened('test_card_unified'),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.type(await canvas.findByRole('textbox'), '123456789012');
    await userEvent.click(canvas.getByRole('button', paid(app)));
    await expectVisible(canvas.findByRole('heading', { name: app.text('complete.deposit.waiting.title') }));
    await expectVisible(
      canvas.findByRole('heading', { name: app.text('complete.deposit.processed.title') }, { timeout: 5000 }),
    );
  },
});

export const FieldError: AppStory = appStory({
  ...opened('test_card_unified'),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', paid(app)));
    await expectVisible(canvas.findByText(app.text('form.required')));
    await expect(app.gateway.received.map(({ type }) => type)).not.toContain(COMPLETE);
  },
});

export const ErrorOfTheCall: AppStory = appStory({
  ...opened('test_card_unified'),
  play: async ({ canvas, userEvent }, app) => {
    const message = 'We do not see your transfer yet. Try again in a minute.';
    app.gateway.faults.refuseNext(
      COMPLETE,
      new AppError(message, { code: 'banking.merchantClientError', status: 400 }),
    );
    const input = await canvas.findByRole('textbox');
    await userEvent.type(input, '123456789012');
    await userEvent.click(canvas.getByRole('button', paid(app)));
    await expectTold(canvas, message);
    await expect(input).toHaveValue('123456789012');
  },
});

export const Expired: AppStory = appStory({
  ...opened('test_card_unified_late'),
  play: async ({ canvas }, app) => {
    await expectVisible(canvas.findByText(app.text('unified.expired')));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
});

/**
 * An item of an unknown kind, a link with a script and an invalid card number get a notice; the other items can still
 * be paid with.
 */
export const OddItems: AppStory = appStory({
  ...opened('test_card_unified_odd'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByText(text('unified.unknownItem', { label: 'Hologram' })));
    await expectVisible(canvas.findByText(text('unified.badItem', { label: 'Bank page' })));
    await expectVisible(canvas.findByText(text('unified.badItem', { label: 'Spare card' })));
    await expectVisible(canvas.findByRole('img', { name: '4242 4242 4242 4242' }));
  },
});

export const Cancelled: AppStory = appStory({
  ...opened('test_card_unified'),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.text('payment.cancel') }));
    await expectVisible(canvas.findByRole('list', { name: app.text('list.label.deposit') }));
    const statuses = () => [...app.gateway.transactions.values()].map(({ status }) => status);
    await waitFor(() => expect(statuses()).toEqual(['mistaked']));
  },
});

/** The flow is requested again, and the reply never comes. */
export const Loading: AppStory = appStory({
  methods: [testMethod('test_card_unified')],
  prepare: async (app) => {
    await payWith(app, 'test_card_unified');
    app.gateway.faults.hold('BANKING_DEPOSIT:deposit-check');
    forgetData(app);
  },
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('status', { name: text('card-redirect:loading') }));
  },
});

/** After a reload the same page is shown again. */
export const Reloaded: AppStory = appStory({
  methods: [testMethod('test_card_unified')],
  prepare: async (app) => {
    await payWith(app, 'test_card_unified');
    forgetData(app);
  },
  play: async ({ canvas }) => {
    await expectVisible(canvas.findByRole('img', { name: '4242 4242 4242 4242' }));
    await expectVisible(canvas.findByRole('textbox', transfer));
  },
});

export const Filled: AppStory = filledInput(opened('test_card_unified'), '123456789012');
export const Offline: AppStory = offline(opened('test_card_unified'));
export const Failed: AppStory = failed(opened('test_card_unified'));
export const LongestText: AppStory = longestText(opened('test_card_unified'));
