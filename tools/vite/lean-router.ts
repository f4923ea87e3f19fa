/**
 * react-router's links, forms and scroll restoration come with its `Router`, though nobody imports them: each is given a
 * name for the developer tools, and to the bundler that is a use. Without these names it leaves them out.
 */
import type { Plugin } from 'vite';

const NAMES = /^\w+\.displayName = ".*";$/gm;
const COMPONENTS = /^(var \w+ = )(?=React\d*\.forwardRef\()/gm;

export function leanRouter(): Plugin {
  return {
    name: 'cashier-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: code.replace(NAMES, '').replace(COMPONENTS, '$1/* @__PURE__ */ '), map: null }),
    },
  };
}
