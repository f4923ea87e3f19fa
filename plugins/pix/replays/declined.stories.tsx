/** A trace of a declined deposit, as `npm run replay` opens one. */
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { replayStory, type ReplayStory } from '../../../tests/kit/replay/replay-story';
import trace from './declined.trace.json';

const meta = { title: 'Replays/declined' } satisfies Meta;
export default meta;

export const Played: ReplayStory = replayStory(trace, {
  play: async ({ canvas, userEvent }, { app }) => {
    // Read the texts first: going to another step replaces this app by a new one.
    const [failed, waiting] = [app.text('complete.deposit.mistaked.title'), app.text('complete.deposit.waiting.title')];
    await expectVisible(canvas.findByRole('heading', { name: failed }));
    await userEvent.click(canvas.getByRole('button', { name: /page \/deposit\/redirect\/base/ }));
    await expectVisible(canvas.findByRole('heading', { name: /Nubank/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expectVisible(canvas.findByRole('heading', { name: waiting }));
    await expect(canvas.getByText(/Step 4 of 6/)).toBeVisible();
  },
});
