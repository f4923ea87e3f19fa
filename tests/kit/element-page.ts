/** A brand's page for each way in which `<cashier-frame>` comes into one. It runs in every engine's tests. */

interface ElementCase {
  name: string;
  /** What stands in the page; `ELEMENT` is a declared one. */
  html?: string;
  /** Runs before the element is defined, and may await `define()`. `element` is the declared one. */
  script: string;
  /** Documents that the cashier has loaded. Default: 1. */
  documents?: number;
  /** Documents that were asked for, where more were than came to be used. */
  requests?: number;
}

const DECLARED = 'ELEMENT';

export const ELEMENT_CASES: readonly ElementCase[] = [
  { name: 'declared, the payload set once it is defined', script: 'await define(); element.payload = payload;' },
  { name: 'properties set before it is defined', script: 'element.payload = payload; await define();' },
  {
    name: 'a token that is asked for by a function set before it is defined',
    script: 'element.payload = nobody; element.requestToken = requestToken; await define();',
  },
  {
    name: 'a token that is asked for by a function set after it is defined',
    script: 'await define(); element.payload = nobody; element.requestToken = requestToken;',
  },
  {
    name: 'a token that is asked for by a function set once the cashier waits for it',
    script:
      'await define(); element.payload = nobody; await heard("cashier-loaded"); element.requestToken = requestToken;',
  },
  {
    name: 'a payload that comes once the cashier waits for it',
    script: 'await define(); await heard("cashier-loaded"); element.payload = payload;',
  },
  {
    name: 'token and payload in two steps',
    script: 'await define(); element.token = payload.token; element.payload = nobody;',
  },
  {
    name: 'made by a script that inserts it first and names its address last',
    html: '',
    script: `
      await define();
      const made = document.createElement('cashier-frame');
      document.body.append(made);
      Object.assign(made, { payload }).style.height = '640px';
      made.setAttribute('flow', 'deposit');
      made.setAttribute('widget-url', widgetUrl);`,
  },
  {
    name: 'the same address again, another title, another language',
    script: `
      element.payload = payload;
      await define();
      await heard('cashier-full-loaded');
      element.setAttribute('widget-url', widgetUrl);
      element.setAttribute('frame-title', 'Kasse');
      element.setAttribute('lang', 'de');`,
  },
  {
    name: 'moved in the page before it has loaded',
    script: `
      element.payload = payload;
      await define();
      const place = document.createElement('main');
      document.body.append(place);
      place.append(element);`,
  },
  {
    name: 'moved in the page',
    script: `
      element.payload = payload;
      await define();
      await heard('cashier-full-loaded');
      document.body.append(document.createElement('main'));
      document.querySelector('main').append(element);`,
    documents: 2,
  },
  {
    name: 'moved by moveBefore, where there is one',
    script: `
      element.payload = payload;
      await define();
      await heard('cashier-full-loaded');
      const place = document.createElement('main');
      document.body.append(place);
      // Firefox loads the frame in it anew.
      if (place.moveBefore && !/Firefox/.test(navigator.userAgent)) place.moveBefore(element, null);`,
  },
  {
    name: 'taken out and put back later',
    script: `
      element.payload = payload;
      await define();
      await heard('cashier-full-loaded');
      element.remove();
      await pause();
      document.body.append(element);`,
    documents: 2,
  },
  {
    name: 'moved into another document, and back',
    script: `
      element.payload = payload;
      await define();
      await heard('cashier-full-loaded');
      const other = document.createElement('iframe');
      document.body.append(other);
      other.contentDocument.body.append(element);
      document.body.append(element);`,
    documents: 2,
    // The other document asks for one, which goes with the move back.
    requests: 3,
  },
  {
    name: 'copied with what is around it, the copy in its place',
    html: `<main>${DECLARED}</main>`,
    script: `
      element.payload = payload;
      await define();
      await heard('cashier-full-loaded');
      const copy = document.querySelector('main').cloneNode(true);
      document.querySelector('main').replaceWith(copy);
      copy.firstElementChild.payload = payload;`,
    documents: 2,
  },
  {
    name: 'replaced by its own markup',
    html: `<main>${DECLARED}</main>`,
    script: `
      element.payload = payload;
      await define();
      await heard('cashier-full-loaded');
      const main = document.querySelector('main');
      main.innerHTML = main.innerHTML;
      main.firstElementChild.payload = payload;`,
    documents: 2,
  },
];

/** `window.result()`: what the page has heard, once all that was to be loaded can be used. */
export const elementPage = (
  { html = DECLARED, script }: ElementCase,
  widgetUrl: string,
  token: string,
) => `<!doctype html>
<title>A brand</title>
<body>
${html.replace(DECLARED, `<cashier-frame widget-url="${widgetUrl}" style="height: 640px"></cashier-frame>`)}
<script type="module">
  const widgetUrl = '${widgetUrl}';
  const nobody = { userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
  const payload = { ...nobody, token: '${token}' };
  const requestToken = async () => payload.token;
  const all = [];
  const names = ['loaded', 'full-loaded', 'error', 'init-error', 'token-expired', 'problem'];
  for (const name of names)
    addEventListener('cashier-' + name, ({ type, detail }) => all.push(type + (detail.code ? ' ' + detail.code : '')), true);
  const define = () => import('/node_modules/cashier-host-sdk/element.js');
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  const heard = async (name) => {
    while (!all.includes(name)) await pause();
  };
  const frames = () => [...document.querySelectorAll('cashier-frame')].flatMap((it) => [
    ...it.querySelectorAll('*'), ...(it.shadowRoot?.querySelectorAll('iframe') ?? []),
  ]);
  window.result = () => ({ heard: all, frames: frames().length, display: getComputedStyle(frames()[0]?.getRootNode().host ?? document.body).display });
  const element = document.querySelector('cashier-frame');
  ${script}
</script>`;

/** What `window.result()` ends with. */
export const elementResult = ({ documents = 1 }: ElementCase) => ({
  heard: [
    'cashier-loaded',
    'cashier-full-loaded',
    ...Array.from({ length: documents - 1 }, () => ['cashier-loaded', 'cashier-full-loaded']).flat(),
  ],
  frames: 1,
  display: 'block',
});
