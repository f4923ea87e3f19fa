/** The forbidden imports of one plugin, each with the rule that it breaks. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import type { PluginTree } from './plugin-tree';

export async function importProblems({ root, folder }: Pick<PluginTree, 'root' | 'folder'>): Promise<string[]> {
  const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
  const options: ICruiseOptions = {
    ...config.options,
    // Modules that the plugin imports are listed but not followed: the lint step checks their own imports.
    doNotFollow: { path: 'node_modules|^(src|tests|sandbox)/' },
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    baseDir: root,
    preserveSymlinks: true,
  };
  const resolveOptions = { ...config.options?.enhancedResolveOptions, alias: { '@': join(root, 'src') } };
  const { output } = await cruise([folder], options, resolveOptions);
  const { violations } = (output as ICruiseResult).summary;
  const comments = new Map((config.forbidden ?? []).map(({ name, comment }) => [name, comment]));
  return violations
    .filter(({ from }) => from.startsWith(`${folder}/`))
    .map(({ rule, from, to }) =>
      rule.name === 'no-unresolved'
        ? `${from} imports ${to}, which is not there. Correct the path, or add the file.`
        : `${from} imports ${to}. Rule ${rule.name}: ${comments.get(rule.name) ?? 'forbidden'}.`,
    )
    .sort();
}
