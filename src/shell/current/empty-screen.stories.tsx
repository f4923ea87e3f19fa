import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../tests/kit/page-states';

const meta = { title: 'Flows/shell/current/empty' } satisfies Meta;
export default meta;

export const Filled: AppStory = appStory({
  methods: [],
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('empty.title') }));
    await expect(canvas.getByRole('button', { name: text('common.refresh') })).toBeEnabled();
  },
});

export const Offline: AppStory = offline({ methods: [] }, ({ canvas }, { text }) =>
  canvas.findByRole('heading', { name: text('empty.title') }),
);
export const LongestText: AppStory = longestText({ methods: [] });
