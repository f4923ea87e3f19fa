import { pathToFileURL } from 'node:url';

/**
 * True in the module that Node was started with, false where it is imported. Built-ins only.
 * @param {string} url `import.meta.url`
 */
export const isMain = (url) => process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;
