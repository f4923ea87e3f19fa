/** `Object.hasOwn` came with Chrome 93: a page in an older browser would get an exception, and no cashier that says so. */
export const hasOwn = (object: object, key: PropertyKey): boolean => ({}).hasOwnProperty.call(object, key);
