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
      const expectCount = async () => {
        const reason = text('amount.max', { amount: '' }).trim();
        const taking = list.getAllByRole('button').filter((tile) => !tile.textContent.includes(reason));
        await canvas.findByText(text('form.list.results', { count: taking.length }));
      };
      await userEvent.type(amount, '3000');
      const last = () => list.getAllByRole('button').at(-1)!;
      // Wero takes a thousand at most, and the amount is one of the first in another order.
      await expectVisible(within(last()).findByText(text('amount.max', { amount: money(1000) })));
      await expectCount();
      const find = canvas.getByRole('searchbox');
      await userEvent.type(find, 'w');
      await expectVisible(within(last()).findByText(text('amount.max', { amount: money(1000) })));
      await expectCount();
      await userEvent.clear(find);
      await userEvent.click(list.getByRole('button', { name: /PayPal/ }));
      // The list has such a field as well; only the form has a way back.
      await canvas.findByRole('button', { name: text('header.back') });
      await expect(canvas.getByRole('textbox', { name: text('amount.label') })).toHaveValue('3000');
      await userEvent.clear(canvas.getByRole('textbox', { name: text('amount.label') }));
      await userEvent.type(canvas.getByRole('textbox', { name: text('amount.label') }), '5');
      await userEvent.click(canvas.getByRole('button', { name: text('header.back') }));
      const again = await canvas.findByRole('list', { name: text('list.label.deposit') });
      await expect(canvas.getByRole('textbox', { name: text('amount.label') })).toHaveValue('5');
      await expect(within(again).getByRole('button', { name: /PayPal/ })).toHaveTextContent(
        text('amount.min', { amount: money(10) }),
      );
    },
  });
