/** The states that every form page has: `const form = formStates({ … }); export const Empty: AppStory = form.empty();` */
import type { ReactRenderer } from '@storybook/react-vite';
import type { FormApi } from 'final-form';
import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/types';
import { DepositStore, type PaymentDepositStore } from '@/cashier/deposit/deposit-store';
import { AMOUNT_KEY, fieldKey } from '@/cashier/form/field-key';
import { WithdrawalStore } from '@/cashier/withdrawal/withdrawal-store';
import type { RequestType } from '@/contract/realtime';
import { AppError } from '@/core/errors/app-error';
import type { MessageKey } from '@/core/locale/locale';
import { appStory, type AppStory, type AppStoryOptions } from './app-story';
import { expectTold, expectVisible } from './expect-visible';
import { longestText, offline } from './page-states';
import type { StoryApp } from './story-app';

type Context = StoryContext<ReactRenderer>;

export interface FormScreen extends AppStoryOptions {
  /** Text key of the button that sends the form. */
  submit: MessageKey;
  /** The call that the form sends. */
  call: RequestType;
  /** Typed values by field name; empty when the form has only the amount. */
  fields?: Readonly<Record<string, string>>;
  /** Chosen options by field name. */
  choices?: Readonly<Record<string, string>>;
  /** The amount as typed, e.g. `1250,75`. */
  amount: string;
  /** The plugin's own form, if it is not the shared deposit form. */
  formOf?(app: StoryApp): Pick<FormApi, 'change'>;
  /** The steps from the filled form to the call, if one button is not enough. */
  send?(context: Context, app: StoryApp): Promise<unknown>;
}

export interface FormStates {
  empty(): AppStory;
  filled(): AppStory;
  fieldError(): AppStory;
  loading(): AppStory;
  errorOfTheCall(): AppStory;
  offline(): AppStory;
  longestText(): AppStory;
}

/** Options for a withdrawal: `...payoutForm`. The form's button leads to the review, and the review's button sends the call. */
export const payoutForm = {
  submit: 'withdrawal.continue',
  call: 'BANKING:withdrawal-create',
  formOf: ({ router }: StoryApp) => router.shown!.scope.resolve(WithdrawalStore).form.form,
  async send({ canvas, userEvent }: Context, { text }: StoryApp) {
    await userEvent.click(await canvas.findByRole('button', { name: text('withdrawal.continue') }));
    await userEvent.click(await canvas.findByRole('button', { name: text('withdrawal.submit') }));
  },
} as const;

const depositForm = ({ router }: StoryApp) => router.shown!.scope.resolve<PaymentDepositStore>(DepositStore).form.form;
const REFUSAL = 'Your bank does not accept this amount. Try another one.';

export function formStates(screen: FormScreen): FormStates {
  const { submit, call, fields = {}, choices = {}, amount, formOf = depositForm, ...options } = screen;
  const button = ({ canvas }: Context, app: StoryApp) => canvas.findByRole('button', { name: app.text(submit) });
  const click = async (context: Context, app: StoryApp) => context.userEvent.click(await button(context, app));
  const send = screen.send ?? click;
  const amountField = ({ canvas }: Context, { text }: StoryApp) =>
    canvas.findByRole('textbox', { name: text('amount.label') });
  const fill = async (context: Context, app: StoryApp) => {
    await amountField(context, app);
    const form = formOf(app);
    form.change(AMOUNT_KEY, amount);
    for (const [name, value] of Object.entries({ ...choices, ...fields })) form.change(fieldKey(name), value);
  };
  const clear = async (context: Context, app: StoryApp) => {
    const field = await amountField(context, app);
    await context.userEvent.clear(field);
    return field;
  };
  const calls = ({ gateway }: StoryApp) => gateway.received.filter(({ type }) => type === call);
  const story = (changes: AppStoryOptions) => appStory({ ...options, ...changes });

  return {
    empty: () =>
      story({
        play: async (context, app) => {
          await expect(await clear(context, app)).toHaveValue('');
          await expect(await button(context, app)).toBeEnabled();
        },
      }),
    filled: () =>
      story({
        play: async (context, app) => {
          await fill(context, app);
          await waitFor(async () => expect(await amountField(context, app)).toHaveDisplayValue(/\d/));
          for (const value of Object.values(fields)) {
            await expectVisible(waitFor(() => fieldWith(value, context.canvasElement)));
          }
        },
      }),
    fieldError: () =>
      story({
        play: async (context, app) => {
          const field = await clear(context, app);
          await click(context, app);
          await expect(field).toBeInvalid();
          await expect(calls(app)).toHaveLength(0);
        },
      }),
    loading: () =>
      story({
        before: (app) => {
          options.before?.(app);
          app.gateway.faults.hold(call);
        },
        play: async (context, app) => {
          await fill(context, app);
          await send(context, app);
          await waitFor(() => expect(context.canvasElement.querySelector('[aria-busy=true]')).not.toBeNull());
          await waitFor(() => expect(calls(app)).toHaveLength(1));
        },
      }),
    errorOfTheCall: () =>
      story({
        play: async (context, app) => {
          app.gateway.refuseNext(call, new AppError(REFUSAL, { code: 'banking.merchantClientError', status: 400 }));
          await fill(context, app);
          await send(context, app);
          await expectTold(context.canvas, REFUSAL);
        },
      }),
    offline: () => offline(options),
    longestText: () => longestText(options, (context, app) => button(context, app)),
  };
}

/** The field that shows the value. The error says what the fields show instead, because a mask may add to what is typed. */
function fieldWith(value: string, page: HTMLElement): HTMLElement {
  const fields = [...page.querySelectorAll<HTMLInputElement>('input, textarea')];
  const found = fields.find((field) => bare(field.value) === bare(value));
  const shown = fields.map((field) => `"${field.value}"`).join(', ');
  if (!found)
    throw new Error(
      `No field shows "${value}", only ${shown}. Type it with the letters and digits that the mask adds.`,
    );
  return found;
}

/** The letters and digits of a value, without the other characters of a mask. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
