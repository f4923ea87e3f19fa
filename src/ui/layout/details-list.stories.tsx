import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../button/copy-button';
import { DetailsList } from './details-list';

const meta = {
  title: 'Layout/DetailsList',
  component: DetailsList,
  args: {
    items: [
      { label: 'Amount', value: '5 000 INR' },
      { label: 'Method', value: 'Bank card' },
    ],
  },
} satisfies Meta<typeof DetailsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const LongValues: Story = {
  args: {
    items: [
      {
        label: 'Address',
        value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq0srrr7xfkvy5l643lydnw',
        action: <CopyButton label="Copy address" copiedLabel="Copied" onCopy={async () => true} />,
      },
      { label: 'Получатель платежа и его банк', value: 'Акционерное общество «Межрегиональный банк»' },
    ],
  },
};
