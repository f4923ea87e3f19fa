import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../button/copy-button';
import { ValueRow } from './value-row';

const copy = <CopyButton label="Copy" copiedLabel="Copied" onCopy={async () => true} />;
const meta = {
  title: 'Payment/ValueRow',
  component: ValueRow,
  args: { label: 'Account number', value: 'GB82 WEST 1234 5698 7654 32', action: copy },
} satisfies Meta<typeof ValueRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCopy: Story = {};
export const Plain: Story = { args: { label: 'Bank', value: 'Example Bank', action: undefined } };
export const LongValue: Story = {
  args: {
    label: 'Адрес кошелька в сети получателя',
    value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq0srrr7xfkvy5l643',
  },
};
