/** States that pages of every kind have: `export const Offline: AppStory = offline(options);` */
import type { ReactRenderer } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/types';
import type { RequestType } from '@/contract/realtime';
import { AppError } from '@/core/errors/app-error';
import type { MessageKey } from '@/core/locale/locale';
import { appStory, type AppStory, type AppStoryOptions } from './app-story';
import { expectTold, expectVisible } from './expect-visible';
import type { StoryApp } from './story-app';

type Context = StoryContext<ReactRenderer>;
/** Resolves when the page is shown. */
type Shows = (context: Context, app: StoryApp) => Promise<unknown>;

/** How a page says that the connection is lost: a toast at first, a banner once the toast has gone. */
export const findLoss = ({ canvas }: Pick<Context, 'canvas'>, { text }: Pick<StoryApp, 'text'>) =>
  canvas.findByText((shown) => [text('socket.connectionFailed'), text('network.offline')].includes(shown));

const anyHeading: Shows = ({ canvas }) => canvas.findAllByRole('heading');

/** The network goes away while the page is open. */
export function offline(options: AppStoryOptions, shows: Shows = anyHeading): AppStory {
  return appStory({
    ...options,
    play: async (context, app) => {
      await shows(context, app);
      const path = app.router.path;
      app.gateway.cut();
      await expectVisible(findLoss(context, app));
      await expect(app.router.path).toBe(path);
    },
  });
}

/** With the longest text of the nine languages for each key, nothing may make the page wider than the phone. */
export function longestText(options: AppStoryOptions, shows: Shows = anyHeading): AppStory {
  const story = appStory({
    ...options,
    play: async (context, app) => {
      await shows(context, app);
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      await expect(cutOff(context.canvasElement)).toEqual([]);
    },
  });
  return { ...story, globals: { ...story.globals, texts: 'longest' } };
}

/** Texts that extend beyond the page's right edge. */
function cutOff(root: HTMLElement): string[] {
  const { clientWidth } = document.documentElement;
  const texts = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, p, button, label, a, li')];
  return texts
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isScrolled(element))
    .map((element) => element.textContent ?? '');
}

/** Whether the element stands in a row that scrolls sideways on purpose. */
function isScrolled(element: HTMLElement): boolean {
  for (let box: HTMLElement | null = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box !== document.body) return true;
  }
  return false;
}

const REFUSAL = 'We do not see your transfer yet. Try again in a minute.';

/** The player does something (`act`), and the gateway refuses the call with a message of its own. */
export function errorOfTheCall(options: AppStoryOptions, call: RequestType, act: Shows): AppStory {
  return appStory({
    ...options,
    play: async (context, app) => {
      app.gateway.refuseNext(call, new AppError(REFUSAL, { code: 'banking.merchantClientError', status: 400 }));
      const path = app.router.path;
      await act(context, app);
      await expectTold(context.canvas, REFUSAL);
      await expect(app.router.path).toBe(path);
    },
  });
}

/** What the player knows after paying is typed, but not sent yet. */
export function filledInput(options: AppStoryOptions, typed: string): AppStory {
  return appStory({
    ...options,
    play: async ({ canvas, userEvent }) => {
      const input = await canvas.findByRole('textbox');
      await userEvent.type(input, typed);
      // A mask may insert spaces and change the case.
      await expect(input).toHaveDisplayValue(new RegExp([...typed].join('\\s?'), 'i'));
    },
  });
}

/** Types a text, if given, and presses the button with this text key. */
export const press =
  (button: MessageKey, typed?: string): Shows =>
  async ({ canvas, userEvent }, { text }) => {
    if (typed !== undefined) await userEvent.type(await canvas.findByRole('textbox'), typed);
    await userEvent.click(await canvas.findByRole('button', { name: text(button) }));
  };

/** The page is open, and the payment is pending. `shows`: what is visible then. */
export function waiting(options: AppStoryOptions, shows: Shows): AppStory {
  return appStory({
    ...options,
    play: async (context, app) => {
      await shows(context, app);
      const statuses = [...app.gateway.transactions.values()].map(({ status }) => status);
      await expect(statuses.at(-1)).toMatch(/waiting|accepted/);
    },
  });
}

const endsAs = (status: 'processed' | 'mistaked') =>
  function ends(options: AppStoryOptions, shows: Shows = anyHeading): AppStory {
    return appStory({
      ...options,
      play: async (context, app) => {
        await shows(context, app);
        await waitFor(() => expect(app.gateway.transactions.size).toBeGreaterThan(0));
        app.gateway.settleAll(status);
        const flow = [...app.gateway.transactions.values()].at(-1)!.flow;
        const name = app.text(`complete.${flow}.${status}.title`);
        await expectVisible(context.canvas.findByRole('heading', { name }));
      },
    });
  };

/** The provider ends the transaction while the page is open. */
export const processed = endsAs('processed');
export const failed = endsAs('mistaked');
