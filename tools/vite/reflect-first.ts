import type { Plugin } from 'vite';

/**
 * tsyringe throws when it is evaluated before the polyfill that it needs. In a bundle a CommonJS polyfill is evaluated
 * where its importer is, which may be after tsyringe: so tsyringe itself imports it.
 */
export function reflectFirst(): Plugin {
  return {
    name: 'cashier-reflect-first',
    apply: 'build',
    transform: {
      filter: { id: /\/tsyringe\/dist\/esm5\/index\.js$/ },
      handler: (code) => ({ code: `import 'reflect-metadata/lite';\n${code}`, map: null }),
    },
  };
}
