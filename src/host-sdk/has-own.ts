/**
 * `Object.hasOwn` came with Chrome 93: in an older browser the page would get an exception instead of a cashier that
 * says that the browser is too old.
 */
export const hasOwn = (object: object, key: PropertyKey): boolean => ({}).hasOwnProperty.call(object, key);
