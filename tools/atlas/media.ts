/** Display settings of the browser or an extension, as far as they show in a picture. */
import type { Page } from 'playwright';

const INVERTED = `html { background: #fff; filter: invert(1) hue-rotate(180deg) }
  img, video, canvas { filter: invert(1) hue-rotate(180deg) }`;

/** Applies a setting to a page; returns how to undo it. */
type Apply = (page: Page) => Promise<(() => Promise<unknown>) | void>;

const emulate =
  (options: Parameters<Page['emulateMedia']>[0]): Apply =>
  async (page) => {
    await page.emulateMedia(options);
    return () => page.emulateMedia({ forcedColors: null, contrast: null, colorScheme: null });
  };

const MEDIA: Readonly<Record<string, Apply>> = {
  plain: () => Promise.resolve(),
  forced: emulate({ forcedColors: 'active' }),
  'forced-dark': emulate({ forcedColors: 'active', colorScheme: 'dark' }),
  contrast: emulate({ contrast: 'more' }),
  /** As Chrome on Android does with light pages when the system is dark. */
  'auto-dark': async (page) => {
    const undo = await emulate({ colorScheme: 'dark' })(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    return async () => {
      await devtools.detach();
      await undo?.();
    };
  },
  /** As the simplest dark-mode extensions do, which invert the page and invert pictures back. */
  inverted: async (page) => {
    const style = await page.addStyleTag({ content: INVERTED });
    return () => style.evaluate('(element) => element.remove()');
  },
};

/** Runs `work` under the named setting. @throws Error for an unknown name */
export async function underMedia<T>(page: Page, name: string, work: () => Promise<T>): Promise<T> {
  const apply = MEDIA[name];
  if (!apply) throw new Error(`No such medium: ${name}. There are: ${Object.keys(MEDIA).join(', ')}.`);
  const undo = await apply(page);
  const done = await work();
  await undo?.();
  return done;
}
