import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { testMethod } from '../../../../tests/kit/story-catalogue';

const meta = { title: 'Flows/shell/legacy/prepare' } satisfies Meta;
export default meta;

export const Profile: AppStory = appStory({
  design: 'legacy',
  path: '/withdrawal',
  methods: [testMethod('test_payout_prepare')],
  play: async ({ canvas, userEvent }, { text, router }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Test payout with profile/ }));
    await expectVisible(canvas.findByRole('heading', { name: text('prepare.title') }));
    await expect(router.path).toBe('/withdrawal/prepare');
    await userEvent.click(canvas.getByRole('button', { name: text('prepare.submit') }));
    await expect(canvas.getAllByText(text('form.required')).length).toBeGreaterThan(0);
  },
});
