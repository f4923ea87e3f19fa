import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MethodChoice, type MethodChoiceProps } from './method-choice';

function Choosing(props: MethodChoiceProps) {
  const [value, setValue] = useState(props.value);
  return <MethodChoice {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Tiles/MethodChoice',
  component: MethodChoice,
  args: {
    label: 'Pay with',
    options: [
      { value: 'upi', label: 'UPI' },
      { value: 'upi-lite', label: 'UPI Lite' },
    ],
    value: 'upi',
    onChange: () => {},
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof MethodChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const LongNames: Story = {
  args: {
    options: [
      { value: 'a', label: 'Unified Payments Interface for high-value transfers' },
      { value: 'b', label: 'యూపీఐ లైట్' },
    ],
    value: 'b',
  },
};
