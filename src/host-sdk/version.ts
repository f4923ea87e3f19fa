/** The version of the messages that this script speaks (spec 9); types.test.ts checks it against the cashier's. */
export const SDK_VERSION = 'v1.0.230';
/** How it begins. Patch releases of one minor release are compatible. */
export const SDK_RELEASE = 'v1.0.';
