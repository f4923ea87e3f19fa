import axe from 'axe-core';
import { expect } from 'storybook/test';

/** The rules of axe whose answer depends on colours; all others see the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * After a story has played in the light theme: the colours of what stands there once more in the dark one. A theme is an
 * attribute and styles alone, so the story need not be visited a second time.
 */
export async function checkDarkContrast(): Promise<void> {
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return;
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

/** Storybook's own wait begins with a tenth of a second for each story. */
async function standsStill(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
