import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { appStory, type AppStory } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { leftAt } from '../../../tests/kit/left-at';

const meta = { title: 'Flows/shell/legacy/resume' } satisfies Meta;
export default meta;

/** The gateway has been asked and has not answered yet. */
export const Finding: AppStory = appStory({
  design: 'legacy',
  stored: leftAt({ path: '/deposit/redirect/instruction', methodName: 'paypal' }),
  before: ({ gateway }) => gateway.faults.hold('BANKING:deposit-resume'),
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('resume.title') }));
    await expect(canvas.getByRole('button', { name: text('complete.toMethods') })).toBeEnabled();
  },
});
