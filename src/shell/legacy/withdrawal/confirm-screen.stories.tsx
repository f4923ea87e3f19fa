import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { testMethod } from '../../../../tests/kit/story-catalogue';

const meta = { title: 'Flows/shell/legacy/confirm' } satisfies Meta;
export default meta;

export const Code: AppStory = appStory({
  design: 'legacy',
  path: '/withdrawal',
  methods: [testMethod('test_payout_confirm')],
  play: async ({ canvas, userEvent }, { text, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Test payout with a code/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: text('amount.label') }), '50');
    await userEvent.type(canvas.getByRole('textbox', { name: 'IBAN' }), 'DE89370400440532013000');
    await userEvent.click(canvas.getByRole('button', { name: text('withdrawal.continue') }));
    await userEvent.click(await canvas.findByRole('button', { name: text('withdrawal.submit') }));
    await expectVisible(canvas.findByRole('heading', { name: text('confirm.title') }));
    await expect(router.path).toBe('/withdrawal/confirm');
    await userEvent.click(canvas.getByRole('button', { name: text('confirm.submit') }));
    await expect(await canvas.findByRole('textbox')).toBeInvalid();
  },
});
