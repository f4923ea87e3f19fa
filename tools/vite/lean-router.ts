/**
 * react-router's links, forms and scroll restoration come with its `Router`, though nobody imports them: each is given a
 * name for the developer tools, and to the bundler that is a use. Without these names it leaves them out. Nor does a
 * player need its warnings to developers: it exports nothing but its development build to a browser.
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
