/**
 * "Contact support" with the details of the visit: only if the player agrees. In both designs (see the legacy file).
 */
import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from '../../../tests/kit/app-story';
import { expectVisible } from '../../../tests/kit/expect-visible';
import { payWith } from '../../../tests/kit/story-steps';
import type { StoryApp } from '../../../tests/kit/story-app';
import { unpackTrace } from '../../core/trace/unpack-trace';

const meta = { title: 'Flows/player/current/support trace' } satisfies Meta;
export default meta;

const byHost: AppStoryOptions = {
  settings: { support: { url: '', text: {}, byHost: true } },
  prepare: async (app) => {
    await payWith(app, 'de_paypal', { amount: '50' });
    app.gateway.settleAll('mistaked', { reason: 'declined_by_bank' });
  },
};

const asked = ({ host }: StoryApp) =>
  host.sent.flatMap((message) => (message.messageType === 'onAction' ? [message.params] : []));

/** The checkbox appears when its messages have loaded. */
const findAgree = (canvas: StoryContext<ReactRenderer>['canvas'], { text }: StoryApp) =>
  waitFor(() => canvas.getByRole('checkbox', { name: text('player:help.trace') }));

/** Unticked: the host gets the same message as without this feature. */
export const NotAgreed: AppStory = appStory({
  ...byHost,
  play: async ({ canvas, userEvent }, app) => {
    await expect(await findAgree(canvas, app)).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: app.text('player:help.contact') }));
    await expect(asked(app)).toEqual([expect.not.objectContaining({ trace: expect.anything() as unknown })]);
  },
});

/** The player agrees, reads the details and passes them to the host, by keyboard. */
export const Agreed: AppStory = appStory({
  ...byHost,
  play: async ({ canvas, userEvent }, app) => {
    const agree = await findAgree(canvas, app);
    agree.focus();
    await userEvent.keyboard(' ');
    await expect(agree).toBeChecked();
    const content = await canvas.findByText(app.text('player:help.traceContent'));
    await userEvent.tab();
    await expect(content).toHaveFocus();
    // A simulated key press does not open a `summary`, so click it.
    await userEvent.click(content);
    await expectVisible(canvas.findByRole('textbox', { name: app.text('player:help.traceContent') }));
    await userEvent.click(canvas.getByRole('button', { name: app.text('player:help.contact') }));
    const [params] = asked(app);
    const trace = await unpackTrace(String(params!['trace']));
    await expect(trace.entries.map(({ name }) => name)).toContain('BANKING:deposit-create');
  },
});

/** Ticked and unticked again: the details are not sent. */
export const AgreedAndNot: AppStory = appStory({
  ...byHost,
  play: async ({ canvas, userEvent }, app) => {
    const agree = await findAgree(canvas, app);
    await userEvent.click(agree);
    await canvas.findByText(app.text('player:help.traceContent'));
    await userEvent.click(agree);
    await expect(canvas.queryByText(app.text('player:help.traceContent'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: app.text('player:help.contact') }));
    await expect(asked(app)).toEqual([expect.not.objectContaining({ trace: expect.anything() as unknown })]);
  },
});
