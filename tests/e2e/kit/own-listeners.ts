/**
 * A script for a host page: `listening` holds the types of the package's listeners on window and document, without those
 * of the browser's driver.
 */
export const COUNT_LISTENERS = `
  window.listening = [];
  const isOurs = () => new Error().stack.includes('cashier-host-sdk');
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = function (type, ...rest) {
      if (isOurs()) listening.push(type);
      return addEventListener.call(this, type, ...rest);
    };
    target.removeEventListener = function (type, ...rest) {
      if (isOurs()) listening.splice(listening.indexOf(type), 1);
      return removeEventListener.call(this, type, ...rest);
    };
  }`;
