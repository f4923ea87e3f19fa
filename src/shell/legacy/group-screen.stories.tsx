import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { openGroup } from '../../../tests/kit/story-steps';

const meta = { title: 'Flows/shell/legacy/group' } satisfies Meta;
export default meta;

export const BankCards: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openGroup(app, 'card_method'),
  play: async ({ canvas }, { text, router }) => {
    await expect(router.path).toBe('/deposit/group');
    await expectVisible(canvas.getByRole('heading', { name: text('paymentGroup.card_method') }));
    await expect(canvas.getByRole('button', { name: /Maestro/ })).toBeEnabled();
  },
});

export const BackToTheList: AppStory = appStory({
  design: 'legacy',
  prepare: (app) => openGroup(app, 'card_method'),
  play: async ({ canvas, userEvent }, { text, router }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('header.back') }));
    await waitFor(() => expect(router.path).toBe('/deposit'));
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeEnabled();
  },
});
