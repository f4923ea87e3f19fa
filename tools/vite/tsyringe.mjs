/** tsyringe with the polyfill that it needs: by `resolve.alias`, since its files import none. */
import '../../src/kernel/reflect-metadata.ts';
// @ts-expect-error It has types for its main address only.
export * from '../../node_modules/tsyringe/dist/esm5/index.js';
