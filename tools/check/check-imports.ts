/** Holds the import rules of .dependency-cruiser.cjs. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ICruiseOptions, type ICruiseResult, type IConfiguration, cruise } from 'dependency-cruiser';
import { listFiles } from '../files.mjs';
import { runAsScript } from './report';

const FOLDERS = ['src', 'plugins', 'sandbox', 'demo', 'tests', 'machine', 'tools', 'bench', '.storybook'];

export interface ImportReport {
  /** Each as `rule: from → to`, sorted. */
  violations: string[];
  /** Number of modules that were read. */
  modules: number;
}

/**
 * Checks the tree at `root`. Throws when a source file was not read: dependency-cruiser reads no file and finds no
 * fault when it does not understand the installed TypeScript.
 */
export async function checkImports(root: string): Promise<ImportReport> {
  const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
  const folders = FOLDERS.filter((name) => existsSync(join(root, name)));
  const options: ICruiseOptions = {
    ...config.options,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    baseDir: root,
  };
  // The alias of tsconfig.json, given here because dependency-cruiser would resolve the file's own below the current
  // folder, not `root`.
  const resolveOptions = { ...config.options?.enhancedResolveOptions, alias: { '@': join(root, 'src') } };
  const { output } = await cruise(folders, options, resolveOptions);
  const result = output as ICruiseResult;

  const read = new Set(result.modules.map((module) => module.source));
  const sources = listFiles(root, folders).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const unread = sources.filter((file) => !read.has(file));
  if (sources.length === 0 || unread.length > 0) {
    throw new Error(
      `dependency-cruiser read ${sources.length - unread.length} of ${sources.length} sources: ${unread.join(', ')}`,
    );
  }
  const violations = result.summary.violations.map(({ rule, from, to, cycle }) =>
    cycle ? `${rule.name}: ${from} → ${cycle.map(({ name }) => name).join(' → ')}` : `${rule.name}: ${from} → ${to}`,
  );
  return { violations: violations.sort(), modules: sources.length };
}

export async function importsReport(root: string) {
  const { violations, modules } = await checkImports(root);
  return { problems: violations, summary: `${modules} modules` };
}

await runAsScript(import.meta.url, importsReport);
