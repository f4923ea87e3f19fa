/** A list with more methods than the gateway sends at once, for the list screens of both designs. */
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import { HTTP_PATHS, METHODS_PER_PAGE } from '@/contract/http';
import { AppError } from '@/core/errors/app-error';
import type { AppStoryOptions } from './app-story';
import { expectVisible } from './expect-visible';
import type { StoryApp } from './story-app';
import { catalogue } from './story-catalogue';

const COUNT = METHODS_PER_PAGE + 20;
const klarna = catalogue.find(({ method }) => method.name === 'de_klarna')!;
const methods = Array.from({ length: COUNT }, (_, index) => ({
  ...klarna,
  method: { ...klarna.method, name: `copy_${index}`, position: index, text: { en: `Klarna ${index + 1}` } },
}));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Scrolls to the list's end until the check passes. The end moves meanwhile: only rows near the window are rendered,
 * and they are measured then.
 */
const atTheEnd = ({ canvasElement }: StoryContext<ReactRenderer>, isThere: () => unknown) =>
  waitFor(async () => {
    [...canvasElement.querySelectorAll('main li, main ul ~ button')].at(-1)?.scrollIntoView();
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    await isThere();
  });

/** Expects the last tile of the first page, and the button below it. */
const lastOfThePage = async (context: StoryContext<ReactRenderer>, { text }: StoryApp) => {
  const { canvas } = context;
  await atTheEnd(context, async () => {
    await expectVisible(canvas.getByRole('button', { name: /Klarna 100 / }));
    const { bottom } = canvas.getByRole('button', { name: text('list.showMore') }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
};

/** The next page is loading. */
export const furtherMethods: AppStoryOptions = {
  methods,
  play: async (context, app) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: /Klarna 1 / })).toBeEnabled();
    app.gateway.faults.hold(HTTP_PATHS.paymentMethods);
    await lastOfThePage(context, app);
    await expect(canvas.getByRole('button', { name: app.text('list.showMore') })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The next page failed to load, and the player can request it again. */
export const furtherMethodsMissed: AppStoryOptions = {
  methods,
  play: async (context, app) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: /Klarna 1 / })).toBeEnabled();
    app.gateway.faults.refuseNext(HTTP_PATHS.paymentMethods, new AppError('', { status: 503 }));
    await lastOfThePage(context, app);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: app.text('list.showMore') })).not.toHaveAttribute('aria-busy'),
    );
  },
};

/** The next page is loaded after a tap on the button. */
export const furtherMethodsAskedAgain: AppStoryOptions = {
  methods,
  play: async (context, app) => {
    await furtherMethodsMissed.play?.(context, app);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: app.text('list.showMore') }));
    await atTheEnd(context, () => expectVisible(canvas.getByRole('button', { name: new RegExp(`Klarna ${COUNT} `) })));
    await expect(canvas.queryByRole('button', { name: app.text('list.showMore') })).toBeNull();
  },
};
