/** A tree with the product, Pix, the history and a generated plugin `voucher`, in which tests make an author's mistakes. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Answers } from '../new-plugin/choices';
import { readChoices } from '../new-plugin/choices';
import { makePlugin } from '../new-plugin/make-plugin';

export interface SampleTree {
  root: string;
  /** Replaces text in a file below `plugins/voucher`. @throws Error when the file lacks that text */
  edit(file: string, from: string | RegExp, to: string): void;
  remove(file: string): void;
  dispose(): void;
}

const PRODUCT = ['src', 'tests', 'sandbox', 'node_modules', 'tsconfig.json', 'package.json'];

export async function sampleTree(answers: Answers = {}): Promise<SampleTree> {
  const root = mkdtempSync(join(tmpdir(), 'cashier-author-'));
  for (const name of PRODUCT) symlinkSync(resolve(name), join(root, name));
  mkdirSync(join(root, 'plugins'));
  // The history is copied because the story of every whole flow waits for it.
  for (const id of ['pix', 'transactions']) cpSync(`plugins/${id}`, join(root, 'plugins', id), { recursive: true });
  const choices = readChoices(
    { id: 'voucher', ...answers },
    { ids: ['pix'], shellIds: [], displayTypes: new Map([[6, 'pix']]), replies: new Map() },
  );
  const pathOf = (file: string) => join(root, 'plugins', choices.id, file);
  for (const [file, text] of await makePlugin(choices)) {
    mkdirSync(dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), text);
  }
  return {
    root,
    edit(file, from, to) {
      const text = readFileSync(pathOf(file), 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} has no ${String(from)}`);
      writeFileSync(pathOf(file), edited);
    },
    remove: (file) => rmSync(pathOf(file), { recursive: true }),
    dispose: () => rmSync(root, { recursive: true }),
  };
}
