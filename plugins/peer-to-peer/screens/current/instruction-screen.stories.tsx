import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../../tests/kit/app-story';
import { expectVisible } from '../../../../tests/kit/expect-visible';
import { longestText, offline } from '../../../../tests/kit/page-states';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { PATHS } from '../../paths';
import { openForm, plain } from '../p2p-steps.fixture';

const meta = { title: 'Flows/peer-to-peer/current/instruction' } satisfies Meta;
export default meta;

/** Back returns to the page that the player came from. */
export const Filled: AppStory = appStory({
  methods: [plain],
  prepare: async (app) => {
    await openForm(app);
    await app.router.go(PATHS.instruction);
  },
  play: async ({ canvas }, { text, router }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('peer-to-peer:instruction.title') }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(router.backPath).toBe(PATHS.base);
  },
});

const opened = {
  methods: [plain],
  prepare: async (app: StoryApp) => {
    await openForm(app);
    await app.router.go(PATHS.instruction);
  },
};

export const Offline: AppStory = offline(opened);
export const LongestText: AppStory = longestText(opened);
