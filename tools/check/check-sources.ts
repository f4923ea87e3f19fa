/**
 * Rules that no other tool checks: injection, skipped tests or tests that no project runs, machine paths, long files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files.mjs';
import { runAsScript } from './report';
import { injectionProblems } from './injection-rules';
import { styleProblems } from './style-rules';

const MAX_LINES = 250;
const CODE = /\.(tsx?|m?js|cjs|css)$/;
const TEXT = /\.(tsx?|m?js|cjs|css|json|md|html|ya?ml|sh|sql)$|^\.ci\//;
const TEST = /\.(test|spec)\.[cm]?[jt]sx?$/;
/** The test files that a project of vitest.config.ts or playwright.config.ts runs. */
const RUN_BY_A_PROJECT = [
  /^(src|plugins|sandbox|machine|tools|tests\/contract)\/.*(?<!\.(dom|browser))\.test\.ts$/,
  /^(src|plugins)\/.*\.(dom|browser)\.test\.tsx?$/,
  /^tests\/contract\/.*\.(dom|slow)\.test\.tsx$/,
  /^tests\/(e2e|chaos|webkit|frameworks)\/.*\.(test|spec)\.ts$/,
  /^tests\/replay\/.*\.browser\.test\.tsx?$/,
  /^tests\/pictures\/.*\.test\.tsx$/,
];
const GENERATED = /(^|\/)(package-lock\.json|generated\/)/;

interface Rule {
  files: RegExp;
  pattern: RegExp;
  problem: string;
}

const RULES: Rule[] = [
  {
    files: /\.test\.tsx?$|^tests\//,
    pattern: /\b(describe|it|test)\.(only|skip|todo|fixme|fails?)\b|\b(xit|xdescribe|fit|fdescribe)\(/,
    problem: 'a test must not be left out or singled out',
  },
  {
    files: TEXT,
    pattern: /(?<![\w.:/@~}*-])\/(home|Users|root|work|tmp)\/[\w.]|\b[A-Z]:\\Users\\/,
    problem: 'a path of one machine',
  },
  { files: CODE, pattern: /@ts-(ignore|nocheck)\b/, problem: 'fix the type, or say why with @ts-expect-error' },
  {
    files: CODE,
    pattern: /(^|\s)(\/\/|\/\*\*?|\*) (Of|Or|Than|Whoever|Nobody) /,
    problem: 'a comment is a sentence, which names what it is about',
  },
  { files: CODE, pattern: /\b(TO(?:DO)|FIX(?:ME))\b/, problem: 'do it, or leave the note out' },
];

/** The problems, each as `file:line: text`. */
export function checkSources(root: string): string[] {
  return listFiles(root, ['.'])
    .filter((file) => TEXT.test(file) && !GENERATED.test(file))
    .flatMap((file) =>
      fileProblems(file, readFileSync(join(root, file), 'utf8')).map((problem) => `${file}:${problem}`),
    );
}

function fileProblems(file: string, text: string): string[] {
  const lines = text.split('\n');
  const found = RULES.filter(({ files }) => files.test(file)).flatMap(({ pattern, problem }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${index + 1}: ${problem}`] : [])),
  );
  // The newline at the file's end does not begin another line.
  const length = lines.length - (text.endsWith('\n') ? 1 : 0);
  if (CODE.test(file) && length > MAX_LINES)
    found.push(`${length}: longer than ${MAX_LINES} lines: it does two things`);
  if (TEST.test(file) && !RUN_BY_A_PROJECT.some((pattern) => pattern.test(file)))
    found.push('1: no project runs this test');
  if (/\.tsx?$/.test(file)) found.push(...injectionProblems(file, text));
  if (file.endsWith('.css') && /^(src|plugins)\//.test(file)) found.push(...styleProblems(text));
  return found;
}

export const sourcesReport = (root: string) => ({ problems: checkSources(root), summary: 'Sources' });

await runAsScript(import.meta.url, sourcesReport);
