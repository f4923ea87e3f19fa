import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { leftAt } from '../../../tests/kit/left-at';
import { longestText, offline } from '../../../tests/kit/page-states';

const meta = { title: 'Flows/shell/legacy/resume' } satisfies Meta;
export default meta;

/** The gateway has not answered the request yet. */
export const LoadingFinding: AppStory = appStory({
  design: 'legacy',
  stored: leftAt({ path: '/deposit/redirect/instruction', methodName: 'paypal' }),
  before: ({ gateway }) => gateway.faults.hold('BANKING:deposit-resume'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('resume.title') }));
    await expect(canvas.getByRole('button', { name: text('complete.toMethods') })).toBeEnabled();
  },
});

const finding: AppStoryOptions = {
  design: 'legacy',
  stored: leftAt({ path: '/deposit/redirect/instruction', methodName: 'paypal' }),
  before: ({ gateway }) => gateway.faults.hold('BANKING:deposit-resume'),
};

export const Offline: AppStory = offline(finding);
export const LongestText: AppStory = longestText(finding);
