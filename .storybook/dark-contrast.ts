import axe from 'axe-core';
import { expect } from 'storybook/test';

/** The axe rules whose result depends on colours; all other rules give the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** `npm test` plays the stories without axe, `npm run test:all` with it. */
export const isAxeOn = import.meta.env['STORIES_AXE'] !== 'off';

/**
 * Checks the colours of a story's final state again in the dark theme, after it has played in the light one. The theme
 * is only an attribute and styles, so the story need not run a second time.
 */
export async function checkDarkContrast(): Promise<void> {
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false' || !isAxeOn) return;
  const themed = [...document.querySelectorAll<HTMLElement>('[data-theme]')];
  for (const { dataset } of themed) dataset['theme'] = 'dark';
  try {
    await standsStill();
    const { violations } = await axe.run(document.body, {
      runOnly: COLOUR_RULES,
      resultTypes: ['violations'],
      selectors: false,
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`),
    );
    await expect(found, 'in the dark theme').toEqual([]);
  } finally {
    for (const { dataset } of themed) dataset['theme'] = 'light';
  }
}

/** Waits until finite animations have ended. Storybook's own wait takes at least a tenth of a second for each story. */
async function standsStill(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
