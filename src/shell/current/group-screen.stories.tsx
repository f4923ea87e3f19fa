import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../tests/kit/page-states';
import type { StoryApp } from '../../../tests/kit/story-app';
import { openGroup } from '../../../tests/kit/story-steps';

const meta = { title: 'Flows/shell/current/group' } satisfies Meta;
export default meta;

export const Filled: AppStory = appStory({
  prepare: (app) => openGroup(app, 'card_method'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.getByRole('heading', { name: text('paymentGroup.card_method') }));
    await expect(canvas.getByRole('button', { name: /Maestro/ })).toBeEnabled();
  },
});

export const BackToTheList: AppStory = appStory({
  prepare: (app) => openGroup(app, 'card_method'),
  play: async ({ canvas, userEvent }, { text, router }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('header.back') }));
    await waitFor(() => expect(router.path).toBe('/deposit'));
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeEnabled();
  },
});

const cards = { prepare: (app: StoryApp) => openGroup(app, 'card_method') };

export const Offline: AppStory = offline(cards);
export const LongestText: AppStory = longestText(cards);
