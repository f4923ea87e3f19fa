/** The current cashier as code for the reader's own page. The code never contains the token. */
import type { HostPayload } from '@/host-sdk';
import type { Choices } from './choices';
import { answerCode } from './before-payment';
import { funnelCode } from './funnel';
import { toPayload, tokensOf } from './payload';

export const SNIPPETS = {
  plain: 'Plain page',
  react: 'React',
  element: 'Custom element',
  settings: 'settings.json',
} as const;
export type SnippetKind = keyof typeof SNIPPETS;

const TOKEN = 'the session token of the player';
const LOGO = 'https://cdn.brand.example/logo.svg';
const USER_ID = 'your id of the player';

/** `widgetUrl`: the address of the cashier. */
export function snippetOf(kind: SnippetKind, choices: Choices, widgetUrl: string): string {
  return { plain, react, element, settings }[kind](choices, widgetUrl);
}

function payloadOf(choices: Choices): HostPayload {
  const { closingButton, bonusList, token: _, userId: _id, ...payload } = toPayload(choices);
  return {
    token: TOKEN,
    userId: USER_ID,
    ...payload,
    ...(closingButton === false && { closingButton }),
    ...(bonusList?.length && { bonusList }),
  };
}

/** A quick deposit's frame, until the cashier needs the room of a whole one. */
const QUICK_SIZE = { width: 320, height: 220 };
const sizeOf = ({ view }: Choices) => (view === 'quick' ? 'width: 320px; height: 220px' : 'height: 640px');

const indented = (value: unknown, spaces: number) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** The lines around a function of the page's; '' where it has none. */
const line = (code: string | undefined, write: (code: string) => string): string =>
  code === undefined ? '' : write(code);

function plain(choices: Choices, widgetUrl: string): string {
  return `<div id="cashier" style="${sizeOf(choices)}"></div>
<script type="module">
  import { mountCashier } from '${new URL('host-sdk.js', widgetUrl).href}';

  const cashier = mountCashier(document.getElementById('cashier'), {
    widgetUrl: '${widgetUrl}',
    flow: '${choices.flow}',
    payload: ${indented(payloadOf(choices), 4)},
    requestToken: () => fetch('/cashier-token').then((response) => response.text()),${line(answerCode(choices.word), (code) => `\n    beforePayment: ${code},`)}
    onProblem: ({ code, fix, link, requestId }) => console.warn(code, fix, link, requestId),
  });
  cashier.on('onTransactionStatus', ({ eventId, status }) => console.log(eventId, status));
  cashier.on('Error', ({ code, requestId }) => console.warn(code, requestId));
${line(funnelCode(choices.funnel), (code) => `  cashier.on('onAnalyticsEvent', ${code});\n`)}${
    choices.view === 'quick'
      ? `  cashier.on('onExpand', () => {
    document.getElementById('cashier').style = 'height: 640px';
  });
`
      : ''
  }  cashier.on('onClose', () => cashier.destroy());
</script>
`;
}

function react(choices: Choices, widgetUrl: string): string {
  const isQuick = choices.view === 'quick';
  return `import { Cashier } from 'cashier-host-sdk/react';
${isQuick ? "import { useState } from 'react';\n" : ''}
const payload = ${indented(payloadOf(choices), 0)};

export const Wallet = ({ onClose }: { onClose(): void }) => ${
    isQuick
      ? `{
  const [size, setSize] = useState<object>(${JSON.stringify(QUICK_SIZE)});
  return (
`
      : `(
`
  }  <Cashier
    style={${isQuick ? 'size' : '{ height: 640 }'}}
    widgetUrl="${widgetUrl}"
    flow="${choices.flow}"
    payload={payload}
    requestToken={() => fetch('/cashier-token').then((response) => response.text())}${line(answerCode(choices.word), (code) => `\n    beforePayment={${code}}`)}
    onTransactionStatus={({ eventId, status }) => console.log(eventId, status)}
${line(funnelCode(choices.funnel), (code) => `    onAnalyticsEvent={${code}}\n`)}${isQuick ? '    onExpand={() => setSize({ height: 640 })}\n' : ''}    onClose={onClose}
  />
${isQuick ? '  );\n};' : ');'}
`;
}

function element(choices: Choices, widgetUrl: string): string {
  const { currency, paymentGeo, lang, theme, ...payload } = payloadOf(choices);
  const attributes = { flow: choices.flow, currency, 'payment-geo': paymentGeo, lang, theme };
  const lines = Object.entries(attributes).flatMap(([name, value]) => (value ? [`  ${name}="${value}"`] : []));
  return `<cashier-frame
  widget-url="${widgetUrl}"
${lines.join('\n')}
  style="${sizeOf(choices)}"
></cashier-frame>
<script type="module">
  import 'cashier-host-sdk/element';

  const cashier = document.querySelector('cashier-frame');
  cashier.payload = ${indented(payload, 2)};${line(answerCode(choices.word), (code) => `\n  cashier.beforePayment = ${code};`)}
  cashier.addEventListener('cashier-transaction-status', ({ detail }) => console.log(detail.eventId, detail.status));
${line(funnelCode(choices.funnel), (code) => `  const tell = ${code};\n  cashier.addEventListener('cashier-analytics-event', ({ detail }) => tell(detail));\n`)}${
    choices.view === 'quick'
      ? `  cashier.addEventListener('cashier-expand', () => {
    cashier.style = 'height: 640px';
  });
`
      : ''
  }  cashier.addEventListener('cashier-close', () => cashier.remove());
</script>
`;
}

/** Settings of the deployment, as opposed to those of a page. */
function settings(choices: Choices): string {
  const tokens = tokensOf(choices);
  return `${indented(
    {
      ...(Object.keys(tokens).length > 0 && { brandTokens: tokens }),
      ...(choices.logo === 'both' && { logoUrl: LOGO, logoInBoth: true }),
      ...(choices.design === 'legacy' && { legacyCountries: [choices.country] }),
    },
    0,
  )}\n`;
}
