import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { testMethod } from '../../../../tests/kit/story-catalogue';

const meta = { title: 'Flows/card-redirect/legacy/withdrawal' } satisfies Meta;
export default meta;

/** Form, a last look, the request; its fields say nothing of the amount. */
export const ToTheEnd: AppStory = appStory({
  design: 'legacy',
  path: '/withdrawal',
  methods: [testMethod('test_payout_fee')],
  play: async ({ canvas, userEvent }, { text, router, gateway }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Test payout with a fee/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: text('amount.label') }), '50');
    await userEvent.type(canvas.getByRole('textbox', { name: 'IBAN' }), 'DE89370400440532013000');
    await expect(router.path).toBe('/withdrawal/base');
    await userEvent.click(canvas.getByRole('button', { name: text('withdrawal.continue') }));
    await expectVisible(canvas.findByRole('heading', { name: text('withdrawal.review.title') }));
    await userEvent.click(canvas.getByRole('button', { name: text('withdrawal.submit') }));
    await expectVisible(canvas.findByRole('heading', { name: text('complete.withdrawal.accepted.title') }));
    const { data } = gateway.received.find(({ type }) => type === 'BANKING:withdrawal-create')!;
    await expect(data).not.toHaveProperty('fields.amount');
  },
});
