import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepList } from './step-list';

const meta = {
  title: 'Payment/StepList',
  component: StepList,
  args: { steps: ['Open your bank’s app.', 'Send the exact amount.', 'Come back and confirm.'] },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};
export const LongTexts: Story = {
  args: {
    steps: Array.from(
      { length: 11 },
      () => 'Откройте приложение банка, выберите перевод по номеру карты и укажите точную сумму, включая копейки.',
    ),
  },
};
