import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TooltipField } from './tooltip-field';

const meta = {
  title: 'Fields/TooltipField',
  component: TooltipField,
  args: { label: 'UTR number', name: 'utr', value: '', tooltip: 'Twelve digits, in your bank’s app.', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TooltipField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TooltipField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'UTR number?' }));
    await waitFor(() => expect(canvas.getByText('Twelve digits, in your bank’s app.')).toBeVisible());
    await expect(canvas.getByLabelText('UTR number')).toHaveAccessibleDescription('Twelve digits, in your bank’s app.');
  },
};
export const LongText: Story = {
  args: {
    tooltip:
      'Номер операции состоит из двенадцати цифр. Он есть в приложении вашего банка: откройте историю, выберите платёж и нажмите «Подробнее».',
    error: 'Номер состоит из двенадцати цифр',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
