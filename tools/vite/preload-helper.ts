/** Makes the build call our own function before a dynamic import (src/kernel/loading/preload-files.ts) in place of Vite's. */
import type { Plugin } from 'vite';

/** Vite's id of its preload module. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/** @param root absolute path of the project */
export function preloadHelper(root: string): Plugin {
  let wasAsked = false;
  return {
    name: 'cashier-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: HELPER },
      handler() {
        wasAsked = true;
        const file = JSON.stringify(`${root}src/kernel/loading/preload-files.ts`);
        return `export { preloadFiles as __vitePreload } from ${file};`;
      },
    },
    buildEnd(error) {
      if (!error && !wasAsked)
        throw new Error('Vite no longer has a module of that name: its own helper is in the build');
    },
  };
}
