/** What a check of our own found, and how it is printed. */
import { isMain } from '../../machine/is-main.mjs';

export interface Report {
  /** Each a line of text. */
  problems: readonly string[];
  /** What was checked. */
  summary: string;
}

export type Check = (root: string) => Report | Promise<Report>;

/** Prints the problems of the current folder; the process exits with 1 when there is one. */
export async function runCheck(check: Check): Promise<void> {
  const { problems, summary } = await check(process.cwd());
  for (const problem of problems) console.log(problem);
  console.log(`${summary}: ${problems.length === 0 ? 'all in order' : `${problems.length} problems`}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Runs the check when its file is the script that was started. */
export async function runAsScript(url: string, check: Check): Promise<void> {
  if (isMain(url)) await runCheck(check);
}
