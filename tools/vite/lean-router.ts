/**
 * Removes react-router's links, forms and scroll restoration, which come with its `Router` though nothing imports them:
 * the assignment of a `displayName` to each counts as a use for the bundler. Also removes its warnings to developers,
 * since its only browser build is the development one.
 */
import type { Plugin } from 'vite';

const NAMES = /^\w+\.displayName = ".*";$/gm;
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';
const COMPONENTS = /^(var \w+ = )(?=React\d*\.forwardRef\()/gm;

export function leanRouter(): Plugin {
  return {
    name: 'cashier-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(NAMES, '')
          .replace(WARNINGS, WARNINGS.replace('true', 'false'))
          .replace(COMPONENTS, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
