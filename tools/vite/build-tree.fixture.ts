import { join } from 'node:path';
import { build, type PluginOption, type Rolldown } from 'vite';
import { withTree } from '../check/temp-tree.ts';

/** Builds a small tree with these plugins, from `index.html` or from `input`. Resolves with the files by name. */
export function buildTree(
  files: Readonly<Record<string, string>>,
  plugins: (root: string) => PluginOption,
  input: readonly string[] = ['index.html'],
): Promise<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>> {
  return withTree(files, async (root) => {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      base: './',
      plugins: [plugins(root)],
      build: {
        write: false,
        minify: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: input.map((file) => join(root, file)),
          output: { chunkFileNames: '[name].js', entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
        },
      },
    });
    const { output } = result as Rolldown.RolldownOutput;
    return Object.fromEntries(output.map((file) => [file.fileName, file]));
  });
}
