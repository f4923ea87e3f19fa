import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { withHistory } from '../history.fixture';

const meta = { title: 'Flows/transactions/current/history kept' } satisfies Meta;
export default meta;

const path = '/withdrawal/transactions';

export const Filtered: AppStory = appStory({
  path,
  before: withHistory(),
  play: async ({ canvas, userEvent }, { text }) => {
    const flow = await canvas.findByLabelText(text('transactions:filter.flow.label'));
    await userEvent.selectOptions(flow, 'deposit');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
});

export const NothingFound: AppStory = appStory({
  path,
  before: withHistory(1),
  play: async ({ canvas, userEvent }, { text }) => {
    const flow = await canvas.findByLabelText(text('transactions:filter.flow.label'));
    await userEvent.selectOptions(flow, 'deposit');
    await expectVisible(canvas.findByRole('heading', { name: text('transactions:filter.none.title') }));
    await expect(canvas.getByRole('button', { name: text('transactions:filter.showAll') })).toBeEnabled();
  },
});

export const ReceiptShown: AppStory = appStory({
  path,
  before: withHistory(),
  play: async ({ canvas, userEvent }, { text }) => {
    const label = text('transactions:receipt.open');
    const [first] = await canvas.findAllByRole('button', { name: (name) => name.includes(label) });
    await userEvent.click(first!);
    await expectVisible(canvas.findByRole('dialog', { name: text('transactions:receipt.title') }));
  },
});
