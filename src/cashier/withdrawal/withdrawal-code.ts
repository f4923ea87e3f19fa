import { plainText } from '../typed-text/plain-text';

/** Codes are copied with the spaces and dashes that make them readable; these are removed. */
export const compactCode = (code: string): string => plainText(code).replace(/[\s-]/gu, '');

/** What a code can be (contract): anything else, such as the player's e-mail or password, would only spend a try. */
export const isCode = (code: string): boolean => /^\d{4,10}$/.test(code);
