/** The experiment that asks for the amount before the method, for the list of either design. */
import { expect, within } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from './app-story';
import { expectVisible } from './expect-visible';

export const amountFirst = (options: AppStoryOptions = {}): AppStory =>
  appStory({
    ...options,
    host: { experiments: { first_step: 'amount' } },
    play: async ({ canvas, userEvent }, { text, money }) => {
      const amount = await canvas.findByRole('textbox', { name: text('amount.label') });
      const list = within(canvas.getByRole('list', { name: text('list.label.deposit') }));
      await userEvent.type(amount, '3000');
      const last = () => list.getAllByRole('button').at(-1)!;
      // Wero takes a thousand at most, and the amount is one of the first in another order.
      await expectVisible(within(last()).findByText(text('amount.max', { amount: money(1000) })));
      await userEvent.click(list.getByRole('button', { name: /PayPal/ }));
      await expect(await canvas.findByRole('textbox', { name: text('amount.label') })).toHaveValue('3000');
    },
  });
