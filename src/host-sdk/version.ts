/** The release of this script; types.test.ts checks it against the cashier's. */
export const SDK_VERSION = 'v1.0.230';
