import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChoiceList } from './choice-list';

const meta: Meta<typeof ChoiceList> = {
  component: ChoiceList,
  title: 'Bonus/ChoiceList',
  args: {
    label: 'Bonus',
    value: 'a',
    choices: [
      { value: 'a', label: 'Deposit bonus 100%', hint: 'For deposits from ₹500' },
      { value: 'b', label: '50 free spins', hint: 'For deposits from ₹1,000' },
      { value: '', label: 'Without a bonus' },
    ],
    onChange: () => {},
  },
};
export default meta;

export const Chosen: StoryObj<typeof ChoiceList> = {};
export const Longest: StoryObj<typeof ChoiceList> = {
  args: {
    choices: [
      {
        value: 'a',
        label: 'Бонус за первый депозит этой недели для игроков с подтверждённым профилем',
        hint: 'Для депозитов от 1 000 000,00 ₽',
      },
    ],
  },
};
