import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OfferRow } from './offer-row';

const meta = {
  title: 'Notices/OfferRow',
  component: OfferRow,
  args: {
    title: 'Your deposit of €50.00 is waiting',
    text: 'Pix',
    acceptLabel: 'Continue',
    declineLabel: 'Not now',
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof OfferRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Opening: Story = { args: { isBusy: true } };
export const WithoutText: Story = { args: { text: undefined } };
export const LongTexts: Story = {
  args: {
    title: 'Ваш депозит на сумму 1 250 000,00 сум ожидает оплаты',
    text: 'Банковская карта Узкард или Хумо',
    acceptLabel: 'Продолжить оплату',
    declineLabel: 'Не сейчас',
  },
};
