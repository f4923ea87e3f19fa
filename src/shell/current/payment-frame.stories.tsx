/** A provider's page below the header of the cashier: in both designs (see the legacy file). */
import type { Meta, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppStory, type AppStoryOptions } from '../../../tests/kit/app-story';
import { confirm, expectVisible } from '../../../tests/kit/expect-visible';
import { playClock, type PlayClock } from '../../../tests/kit/play-clock';
import { testMethod } from '../../../tests/kit/story-catalogue';
import { payWith } from '../../../tests/kit/story-steps';
import type { StoryApp } from '../../../tests/kit/story-app';
import { Clock } from '../../core/time/time';
import { PaymentFrame } from '../../cashier/payment-window/payment-frame';

const meta = { title: 'Flows/player/current/payment frame' } satisfies Meta;
export default meta;

/** What a bank might show; nothing is fetched. */
const BANK = `data:text/html,${encodeURIComponent(
  '<!doctype html><title>Bank</title><body style="font:16px sans-serif;padding:24px"><h1>Your bank</h1><p>Enter the code that we have sent you.</p>',
)}`;

/** Shows `url` as the provider's page of a payment that was begun. */
const framed = (url: string): AppStoryOptions => ({
  methods: [testMethod('test_card_frame')],
  settings: { frameOrigins: ['https:'] },
  prepare: async (app) => {
    await payWith(app, 'test_card_frame', { amount: '50' });
    app.container.resolve(PaymentFrame).show({ kind: 'get', url });
  },
});

type Canvas = StoryContext<ReactRenderer>['canvas'];

const cover = ({ text }: StoryApp) => ({ name: text('player:pay.frame') });
/** The page is named once its messages have loaded. */
const findCover = (canvas: Canvas, app: StoryApp) => waitFor(() => canvas.getByRole('main', cover(app)));
const sent = ({ host }: StoryApp) => host.sent.map(({ messageType }) => messageType);

/** What is paid and to whom stays in sight, above the bank's page; the cashier's own page is not reachable. */
export const Shown: AppStory = appStory({
  ...framed(BANK),
  play: async ({ canvas }, app) => {
    const main = await findCover(canvas, app);
    await expect(canvas.getAllByRole('main')).toEqual([main]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/50.*shop\.example/);
    await waitFor(() => expect(main.querySelector('iframe')).toHaveStyle({ opacity: '1' }));
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect();
    await expect(main.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect(Math.round(main.getBoundingClientRect().bottom)).toBe(innerHeight);
  },
});

export const Loading: AppStory = appStory({
  ...framed('about:blank'),
  play: async ({ canvas }, app) => expectVisible(findCover(canvas, app)),
});

/** A page that refuses frames shows nothing, and no event says so: after five seconds there is another way. */
export const Slow: AppStory = appStory({
  ...framed('about:blank'),
  clock: playClock(),
  play: async ({ canvas, userEvent }, app) => {
    await findCover(canvas, app);
    (app.container.resolve(Clock) as PlayClock).skip(5000);
    await expectVisible(canvas.findByText(app.text('player:pay.nothing')));
    await userEvent.click(canvas.getByRole('button', { name: app.text('player:pay.another') }));
    await waitFor(() => expect(canvas.queryByRole('main', cover(app))).toBeNull());
    await expect(app.window.popups.at(-1)?.closed).toBe(false);
  },
});

/** Back, Escape and the host's Back ask first. To stay changes nothing. */
export const Stays: AppStory = appStory({
  ...framed(BANK),
  play: async ({ canvas, userEvent }, app) => {
    await findCover(canvas, app);
    await userEvent.click(canvas.getByRole('button', { name: app.text('header.back') }));
    await userEvent.click(await canvas.findByRole('button', { name: app.text('player:pay.stay') }));
    await userEvent.keyboard('{Escape}');
    await expectVisible(canvas.findByRole('dialog', { name: app.text('player:pay.leave') }));
    await expect(sent(app)).not.toContain('onEscape');
  },
});

/** Close asks, too, and closes when the player leaves; the payment's page has the focus then. */
export const Closed: AppStory = appStory({
  ...framed(BANK),
  play: async ({ canvas, userEvent }, app) => {
    await findCover(canvas, app);
    await userEvent.click(canvas.getByRole('button', { name: app.text('header.close') }));
    await expect(sent(app)).not.toContain('onClose');
    await confirm(canvas.findByRole('button', { name: app.text('player:pay.go') }));
    await waitFor(() => expect(canvas.queryByRole('main', cover(app))).toBeNull());
    await expect(sent(app)).toContain('onClose');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});
