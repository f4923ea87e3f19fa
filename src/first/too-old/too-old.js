/*
 * The script of too-old.html, which tells the player that the browser is too old. It must run in such a browser: no
 * syntax and no platform feature younger than 2012.
 */
(function () {
  /** @type {Record<string, { title: string, text: string, close: string }>} */
  // @ts-expect-error The build puts the texts of too-old.json here.
  var words = WORDS;
  var asked = /[?&]lang=([\w-]+)/.exec(location.search);
  var lang = String(((asked && asked[1]) || navigator.language || 'en').toLowerCase().split(/[-_]/)[0]);
  // Mexico's Spanish is a language of its own elsewhere in the cashier.
  if (lang === 'mx') lang = 'es';
  var own = Object.prototype.hasOwnProperty.call(words, lang) && words[lang];
  if (!own) lang = 'en';
  var told = own || words.en || { title: '', text: '', close: '' };

  document.documentElement.lang = lang;
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
  var main = add(
    document.body,
    'main',
    'margin: 0 auto; padding: 20vh 16px 16px; max-width: 384px; text-align: center',
  );
  main.style.font = '16px/1.5 system-ui, sans-serif';
  main.setAttribute('role', 'alert');
  add(main, 'h1', 'margin: 0 0 8px; font-size: 22px; line-height: 1.3', told.title);
  add(main, 'p', 'margin: 0', told.text);
  var tellHost = findHost();
  if (tellHost) {
    tellHost('{"messageType":"onInitError","message":"The browser is too old for the cashier"}');
    if (!closesItself()) addClose(tellHost);
  }

  /** @param {HTMLElement} parent @param {string} name @param {string} style @param {string} [text] */
  function add(parent, name, style, text) {
    var it = document.createElement(name);
    it.style.cssText = style;
    if (text) it.appendChild(document.createTextNode(text));
    parent.appendChild(it);
    return it;
  }

  /**
   * As the host channel does (src/core/host-bridge). It says nothing of the player, so that any host may hear it.
   * @returns {((json: string) => void) | undefined} undefined where nobody embeds the page
   */
  function findHost() {
    /** @type {import('../../core/host-bridge/host-window').HostWindow} */
    var host = window;
    var ios = host.webkit && host.webkit.messageHandlers && host.webkit.messageHandlers.billing;
    if (!ios && !host.billingBridge && window.parent === window) return undefined;
    return function (json) {
      if (ios) ios.postMessage(json);
      else if (host.billingBridge) host.billingBridge.nativePostMessage(json);
      else window.parent.postMessage(json, '*');
    };
  }

  /** A native view says in its host data, an object or JSON, that it brings a close button of its own. */
  function closesItself() {
    /** @type {import('../../core/host-bridge/host-window').HostWindow} */
    var host = window;
    var data = host.billingUserData;
    return /"closingButton"\s*:\s*false/.test(typeof data === 'string' ? data : JSON.stringify(data || {}));
  }

  /** Outside the alert, because a screen reader need not read the button out at once. */
  function addClose(/** @type {(json: string) => void} */ tell) {
    var row = add(document.body, 'p', 'margin: 0; padding: 8px 16px 16px; text-align: center');
    var button = add(row, 'button', 'padding: 10px 24px; min-height: 44px; cursor: pointer', told.close);
    button.style.font = main.style.font;
    button.setAttribute('type', 'button');
    button.onclick = function () {
      tell('{"messageType":"onClose"}');
    };
  }
})();
