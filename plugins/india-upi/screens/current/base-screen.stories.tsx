import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { AppError } from '@/core/errors/app-error';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectTold, expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates } from '../../../../tests/kit/form-states';
import type { StoryApp, StoryAppOptions } from '../../../../tests/kit/story-app';
import { openGroup, openMethod } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/india-upi/current/base' } satisfies Meta;
export default meta;

const PREPARE = 'BANKING:deposit-prepare';
const india = { country: 'IN', currency: 'INR', methods } satisfies StoryAppOptions;
const transfer = (app: StoryApp) => openMethod(app, 'in_upi_transfer');
const submit = ({ text }: StoryApp) => ({ name: text('india-upi:submit') });
const amountLabel = ({ text }: StoryApp) => ({ name: text('amount.label') });

export const AmountOnly: AppStory = appStory({
  ...india,
  prepare: transfer,
  play: async ({ canvas }, app) => {
    await expect(await canvas.findByRole('textbox', amountLabel(app))).toHaveValue('1000');
    await expectVisible(canvas.getByText(app.text('india-upi:note')));
  },
});

/** The form also asks for the payer's name, which must look like one. */
export const FieldErrorPayerName: AppStory = appStory({
  ...india,
  prepare: (app) => openMethod(app, 'in_upi_named'),
  play: async ({ canvas, userEvent }, app) => {
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    await expectVisible(canvas.findByText(app.text('form.required')));
    await expect(app.gateway.received.map(({ type }) => type)).not.toContain(PREPARE);
  },
});

const group = {
  ...india,
  country: 'MY',
  prepare: (app: StoryApp) => openGroup(app, 'indian-methods-grouped'),
};
const chooseInGroup = async ({ canvas, userEvent }: StoryContext<ReactRenderer>, app: StoryApp) => {
  await expect(app.router.path).toBe('/deposit/india/base');
  await expect(await canvas.findByRole('radio', { name: 'UPI' })).toBeChecked();
  const amount = canvas.getByRole('textbox', amountLabel(app));
  await userEvent.clear(amount);
  await userEvent.type(amount, '2500');
  await userEvent.click(canvas.getByRole('radio', { name: 'UPI Lite' }));
  await expect(canvas.getByRole('radio', { name: 'UPI Lite' })).toBeChecked();
  await expectVisible(canvas.getByRole('heading', { name: 'UPI Lite' }));
  await expect(canvas.getByRole('textbox', amountLabel(app))).toHaveValue('2500');
};

/** The group's tile opens the form; the player chooses a method there, and the typed amount stays. */
export const OfAGroup: AppStory = appStory({ ...group, play: chooseInGroup });

export const ToInvoiceOfAGroup: AppStory = appStory({
  ...group,
  play: async (context, app) => {
    const { canvas, userEvent } = context;
    await chooseInGroup(context, app);
    await userEvent.click(canvas.getByRole('button', submit(app)));
    await expectVisible(canvas.findByText(app.text('india-upi:upi.howTo.title')));
    await expect(app.gateway.received.find(({ type }) => type === PREPARE)?.data).toMatchObject({
      paymentType: 'upi_abroad_lite',
      amount: 2500,
    });
  },
});

export const Loading: AppStory = appStory({
  ...india,
  prepare: transfer,
  before: ({ gateway }) => gateway.faults.hold(PREPARE),
  play: async ({ canvas, userEvent }, app) => {
    const button = await canvas.findByRole('button', submit(app));
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(app.gateway.received.filter(({ type }) => type === PREPARE)).toHaveLength(1);
  },
});

export const ErrorOfTheCall: AppStory = appStory({
  ...india,
  prepare: transfer,
  play: async ({ canvas, userEvent }, app) => {
    const message = 'UPI is under maintenance at your bank. Try again in an hour.';
    app.gateway.faults.refuseNext(PREPARE, new AppError(message, { code: 'banking.merchantClientError', status: 400 }));
    await userEvent.click(await canvas.findByRole('button', submit(app)));
    await expectTold(canvas, message);
    await expect(app.router.path).toBe('/deposit/india/base');
  },
});

const form = formStates({ ...india, prepare: transfer, call: PREPARE, submit: 'india-upi:submit', amount: '2500' });
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
