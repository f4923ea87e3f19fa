import { plainText } from '../typed-text/plain-text';

/** Codes are copied with the spaces and dashes that make them readable; these are removed. */
export const compactCode = (code: string): string => plainText(code).replace(/[\s-]/gu, '');

/** What a code can be (contract): anything else, such as the player's e-mail or password, would only spend a try. */
export const isCode = (code: string): boolean => /^\d{4,10}$/.test(code);

/** Error codes that are about the code in the field. */
export const ABOUT_CODE: readonly (string | undefined)[] = ['banking.confirmCodeWrong', 'banking.confirmCodeExpired'];
export const ATTEMPTS_EXCEEDED = 'banking.confirmAttemptsExceeded';
/** The withdrawal is over, or (not found) was confirmed elsewhere: its own state decides. */
export const OVER: readonly (string | undefined)[] = [ATTEMPTS_EXCEEDED, 'banking.withdrawalNotFound'];
