/**
 * The first story of each UI part and of each screen, in both designs and themes, at a phone's width; all stories where
 * each is a picture (`parameters.pictures`). Pictures are made
 * with a font from npm, so that they are the same on every Linux. `npm run test:pictures -- -u` makes new ones.
 */
import '@fontsource-variable/inter/wght.css';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';

/** A file of stories, which has a type of its own for each. */
type StoryFile = Parameters<typeof composeStories>[0];
type Composed = { run(): Promise<void>; parameters: Record<string, unknown> };

const FILES = import.meta.glob<StoryFile>([
  '../../src/ui/**/*.stories.tsx',
  '../../src/shell/**/*.stories.tsx',
  '../../plugins/*/screens/**/*-screen.stories.tsx',
]);

setProjectAnnotations([preview]);
// Countdowns stand still.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 1, 10) });
// Logos and a provider's page have letters of the machine's fonts; a trace has the version. A story of a whole app sets tokens of
// its own, and takes them back for the stories after it.
const STYLE = `img, pre, iframe { visibility: hidden } *, ::before, ::after { transition: none !important }
:root { --font-family: 'Inter Variable' !important }`;
document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));

/** False where this machine draws letters and edges otherwise than the one that made the pictures: nothing is compared then. */
let isAlike = true;

it('a specimen of letters and edges', async ({ annotate }) => {
  const specimen = document.body.appendChild(document.createElement('p'));
  specimen.style.cssText = 'width: 300px; border: 1px solid; border-radius: 12px; font: 15px var(--font-family)';
  specimen.textContent = 'Deposit €50.35 · Зачислено · ABCxyz 0123456789';
  await document.fonts.load("15px 'Inter Variable'", specimen.textContent);
  try {
    await expect.element(page.elementLocator(specimen)).toMatchScreenshot('specimen');
  } catch (error) {
    // One that was never made says nothing of this machine.
    if (String(error).includes('No existing reference')) throw error;
    isAlike = false;
  }
  specimen.remove();
  if (!isAlike)
    await annotate('NOT COMPARED: this machine draws otherwise. Make pictures of an older state here first.');
});

for (const [path, load] of Object.entries(FILES))
  it(path, async ({ skip }) => {
    skip(!isAlike);
    const name = path.replace(/^(\.\.\/)+|(-screen)?\.stories\.tsx$/g, '').replaceAll('/', '-');
    const stories = Object.entries(composeStories(await load())) as [string, Composed][];
    const [[, first] = []] = stories;
    if (first?.parameters['pictures'] !== 'each') return takePictures(first!, name);
    for (const [own, story] of stories) await takePictures(story, `${name}-${own.toLowerCase()}`);
  });

async function takePictures(story: Composed, name: string): Promise<void> {
  await story.run();
  // A question takes no press in its first half second, and looks so. `expect.poll` would move the date that stands still.
  while (document.querySelector('dialog [aria-disabled]')) await new Promise((resolve) => setTimeout(resolve, 50));
  await document.fonts.ready;
  for (const theme of ['light', 'dark']) {
    for (const element of document.querySelectorAll<HTMLElement>('[data-theme]')) element.dataset['theme'] = theme;
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${theme}`);
  }
}
