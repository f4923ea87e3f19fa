import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { appStory, type AppStory } from '../../../tests/kit/app-story';

const meta = { title: 'Flows/shell/legacy/empty' } satisfies Meta;
export default meta;

export const NoMethods: AppStory = appStory({
  design: 'legacy',
  methods: [],
  play: async ({ canvas }, { text }) => {
    await expectVisible(canvas.findByRole('heading', { name: text('empty.title') }));
    await expect(canvas.getByRole('button', { name: text('common.refresh') })).toBeEnabled();
  },
});
