/** Tests that an author's mistakes are reported, each as a sentence. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '../new-plugin/choices';
import { pluginProblems } from './plugin-problems';
import { sampleTree, type SampleTree } from './sample-tree.fixture';

/** Milliseconds that a test may take; long, because the machine may be busy. */
const BUSY_MS = 60_000;

type Mistake = readonly [name: string, make: (tree: SampleTree) => void, sentence: RegExp];

/** Mistakes by group: those of one group are made together, to show that the check reports all of them at once. */
export type Mistakes = Readonly<Record<string, readonly Mistake[]>>;

/** Makes each group of mistakes in a plugin `voucher`, generated with these answers. */
export function describeMistakes(groups: Mistakes, answers: Answers = {}): void {
  describe.each(Object.entries(groups))('mistakes %s', (_, mistakes) => {
    let tree: SampleTree;
    let told: string[] = [];
    beforeAll(async () => {
      tree = await sampleTree(answers);
      for (const [, make] of mistakes) make(tree);
      told = await pluginProblems(tree.root, 'voucher');
    }, BUSY_MS);
    afterAll(() => tree.dispose());

    it.each(mistakes)('%s', (_name, _make, sentence) => {
      expect(told).toContainEqual(expect.stringMatching(sentence));
    });
  });
}
