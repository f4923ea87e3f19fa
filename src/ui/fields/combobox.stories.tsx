import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Combobox } from './combobox';

const BANKS = [
  ['Access Bank', '044'],
  ['Ecobank Nigeria', '050'],
  ['Fidelity Bank', '070'],
  ['First Bank of Nigeria', '011'],
  ['First City Monument Bank', '214'],
  ['Guaranty Trust Bank', '058'],
  ['Keystone Bank', '082'],
  ['Kuda Microfinance Bank', '50211'],
  ['Polaris Bank', '076'],
  ['Stanbic IBTC Bank', '221'],
  ['Sterling Bank', '232'],
  ['United Bank for Africa', '033'],
  ['Zenith Bank', '057'],
].map(([text, value]) => ({ text: text!, value: value!, hint: value! }));

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Bank',
    name: 'bank',
    value: '',
    placeholder: 'Choose a bank',
    items: BANKS,
    texts: {
      search: 'Search',
      noResults: 'Nothing found',
      close: 'Close the list',
      results: (count) => `${count} results`,
    },
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Combobox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  args: { value: '058' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Bank' }));
    await expect(canvas.getByRole('option', { name: /Guaranty/ })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), '50211');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};
export const FoundAndChosen: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Bank' });
    await userEvent.type(input, '50211');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Kuda Microfinance Bank');
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), 'Deutsche');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
  },
};
export const WithError: Story = { args: { error: 'Choose a bank from the list' } };
export const Disabled: Story = { args: { value: '058', isDisabled: true } };
export const LongTexts: Story = {
  args: {
    items: Array.from({ length: 300 }, (_, at) => ({
      text: `Акционерное общество «Межрегиональный коммерческий банк развития связи» № ${at}`,
      value: String(at),
      hint: `0445250${at}`,
    })),
    value: '7',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Bank' }));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('option', { name: /№ 299/ })).toHaveAttribute('data-active');
  },
};
