/** Checks the plugin's style sheets by the rules of all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files.mjs';
import { styleProblems as problemsOf } from '../check/style-rules';

export function styleProblems({ root, folder }: { root: string; folder: string }): string[] {
  const sheets = listFiles(root, [folder]).filter((file) => file.endsWith('.css'));
  return sheets.flatMap((file) =>
    problemsOf(readFileSync(join(root, file), 'utf8')).map((problem) => `${file}:${problem}.`),
  );
}
