/** What players ask their browser or an extension for, as far as it can be seen in a picture. */
import type { Page } from 'playwright';

const INVERTED = `html { background: #fff; filter: invert(1) hue-rotate(180deg) }
  img, video, canvas { filter: invert(1) hue-rotate(180deg) }`;

/** Puts a page under it, and says how to take it away again. */
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
  /** Chrome on Android darkens light pages in a dark system. */
  'auto-dark': async (page) => {
    const undo = await emulate({ colorScheme: 'dark' })(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    return async () => {
      await devtools.detach();
      await undo?.();
    };
  },
  /** As the simplest dark-mode extensions do, which turn pictures back. */
  inverted: async (page) => {
    const style = await page.addStyleTag({ content: INVERTED });
    return () => style.evaluate('(element) => element.remove()');
  },
};

/** Does `work` under the medium of that name. @throws Error for a name that there is none of */
export async function underMedia<T>(page: Page, name: string, work: () => Promise<T>): Promise<T> {
  const apply = MEDIA[name];
  if (!apply) throw new Error(`No such medium: ${name}. There are: ${Object.keys(MEDIA).join(', ')}.`);
  const undo = await apply(page);
  const done = await work();
  await undo?.();
  return done;
}
