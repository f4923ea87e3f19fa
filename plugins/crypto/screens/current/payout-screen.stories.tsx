import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { formStates, payoutForm } from '../../../../tests/kit/form-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { openGroup } from '../../../../tests/kit/story-steps';
import { methods } from '../../fixtures';

const meta = { title: 'Flows/crypto/current/payout' } satisfies Meta;
export default meta;

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const payout = {
  methods,
  host: { user: { balanceData: { primary: { amount: 900, currency: 'EUR' } } } },
  path: '/withdrawal',
};
const open = (app: StoryApp) => openGroup(app, 'crypto', 'withdrawal');

export const FieldErrorAddressOfAnotherNetwork: AppStory = appStory({
  ...payout,
  prepare: open,
  play: async ({ canvas, userEvent }, { text }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Network|Сеть/ }), 'erc20');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Your address|Ваш адрес/ }),
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    );
    await userEvent.tab();
    const names = { found: 'TRON (TRC-20)', network: 'Ethereum (ERC-20)' };
    await expectVisible(canvas.findByText(text('crypto:payout.errors.otherNetwork', names)));
  },
});

export const Review: AppStory = appStory({
  ...payout,
  prepare: open,
  play: async ({ canvas, userEvent }, { text }) => {
    const amount = await canvas.findByRole('textbox', { name: text('amount.label') });
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Network|Сеть/ }), 'erc20');
    await userEvent.type(canvas.getByRole('textbox', { name: /Your address|Ваш адрес/ }), ETHEREUM);
    await userEvent.click(canvas.getByRole('button', { name: text('withdrawal.continue') }));
    await expectVisible(canvas.findByText('Ethereum (ERC-20)'));
    await expect((await canvas.findByText('0x5a')).parentElement).toHaveTextContent(ETHEREUM);
  },
});

const form = formStates({
  ...payout,
  ...payoutForm,
  prepare: open,
  amount: '100',
  fields: { customWallet: ETHEREUM },
  choices: { network: 'erc20' },
});
export const Loading: AppStory = form.loading();
export const Empty: AppStory = form.empty();
export const Filled: AppStory = form.filled();
export const ErrorOfTheCall: AppStory = form.errorOfTheCall();
export const Offline: AppStory = form.offline();
export const LongestText: AppStory = form.longestText();
