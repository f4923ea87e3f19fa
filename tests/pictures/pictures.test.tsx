/**
 * The first story of each UI part and of each screen, in both designs and themes, at a phone's width. Pictures are made
 * with a font from npm, so that they are the same on every Linux. `npm run test:pictures -- -u` makes new ones.
 */
import '@fontsource-variable/inter/wght.css';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';

/** A file of stories, which has a type of its own for each. */
type StoryFile = Parameters<typeof composeStories>[0];

const FILES = import.meta.glob<StoryFile>([
  '../../src/ui/**/*.stories.tsx',
  '../../src/shell/**/*.stories.tsx',
  // Its first story ends on a question that takes no press at first, and looks so.
  '!../../src/shell/legacy/second-deposit.stories.tsx',
  '../../plugins/*/screens/**/*-screen.stories.tsx',
]);

setProjectAnnotations([preview]);
// Countdowns stand still.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 1, 10) });
// Logos are pictures with letters of the machine's fonts; a trace has the version.
const STYLE = 'img, pre { visibility: hidden } *, ::before, ::after { transition: none !important }';
document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
document.documentElement.style.setProperty('--font-family', "'Inter Variable'");

it.each(Object.keys(FILES))('%s', async (path) => {
  const name = path.replace(/^(\.\.\/)+|(-screen)?\.stories\.tsx$/g, '').replaceAll('/', '-');
  const [story] = Object.values(composeStories(await FILES[path]!())) as { run(): Promise<void> }[];
  await story!.run();
  await document.fonts.ready;
  for (const theme of ['light', 'dark']) {
    for (const element of document.querySelectorAll<HTMLElement>('[data-theme]')) element.dataset['theme'] = theme;
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${theme}`);
  }
});
