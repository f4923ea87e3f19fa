import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DateField } from './date-field';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { label: 'Date of birth', name: 'birthday', value: '', autoComplete: 'bday', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      args.onChange(text);
      setValue(text);
    };
    return <DateField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Date of birth'), '1990-05-31');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-31');
  },
};
export const Filled: Story = { args: { value: '1990-05-31' } };
export const Wrong: Story = { args: { value: '2090-05-31', error: 'Enter your date of birth' } };
