/** tsyringe together with the polyfill that it needs, used by `resolve.alias`: its own files do not import one. */
import '../../src/kernel/reflect-metadata.ts';
// @ts-expect-error It has types for its main address only.
export * from '../../node_modules/tsyringe/dist/esm5/index.js';
