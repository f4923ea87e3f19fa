import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { testMethod } from '../../../../tests/kit/story-catalogue';
import { withdrawWith } from '../../../../tests/kit/story-steps';

const meta = { title: 'Flows/shell-withdrawal/legacy/confirm' } satisfies Meta;
export default meta;

const typed = { amount: '25', fields: { customWallet: 'DE89 3704 0044 0532 0130 00' } };

export const Code: AppStory = appStory({
  design: 'legacy',
  path: '/withdrawal',
  methods: [testMethod('test_payout_confirm')],
  prepare: (app) => withdrawWith(app, 'test_payout_confirm', typed),
  play: async ({ canvas, userEvent }, { text, router }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('confirm.title') }));
    await expect(router.path).toBe('/withdrawal/confirm');
    await userEvent.click(canvas.getByRole('button', { name: text('confirm.submit') }));
    await expect(canvas.getByRole('textbox', { name: text('confirm.code') })).toBeInvalid();
  },
});
