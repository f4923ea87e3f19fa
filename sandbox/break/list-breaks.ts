import { HTTP_PATHS } from '../../src/contract/http';
import { altered, alteredData, alteredBody, alteredHttp, withHeader, type Loose, type MakeBreak } from './break';

const LIST = HTTP_PATHS.paymentMethods;
const UNKNOWN = 'BANKING:no-such-call';
const SNIPPET = 'BANKING:userdata-payment-snippet';

type Method = Loose & { amount_rules?: Record<string, { min: number; max: number }>; fields?: Loose[] };
const methodsOf = ({ data }: Loose) => data as Method[];

/** Changes the last method for which `isMeant` is true: other rules create with the methods at the list's beginning. */
const lastChanged = (isMeant: (method: Method) => boolean, change: (method: Method) => Loose): MakeBreak =>
  alteredBody(LIST, (body) => {
    const at = methodsOf(body).findLastIndex(isMeant);
    return { ...body, data: methodsOf(body).map((method, index) => (index === at ? change(method) : method)) };
  });

const isWithoutToken = ({ headers, method }: Request) => !headers.has('Authorization') && method === 'GET';

/** Cuts a page strictly at the limit, even in the middle of a group. */
const cutAnywhere: MakeBreak = () => ({
  http: async (c, next) => {
    const url = new URL(c.req.url);
    const limit = Number(url.searchParams.get('limit') ?? '0');
    if (url.pathname !== LIST || limit === 0) return next();
    const after = url.searchParams.get('after');
    url.searchParams.delete('limit');
    url.searchParams.delete('after');
    const whole = (await (await fetch(url, { headers: c.req.raw.headers })).json()) as { data: Loose[] };
    const from = after === null ? 0 : 1 + whole.data.findIndex(({ name }) => name === after);
    const data = whole.data.slice(from, from + limit);
    const isLast = from + limit >= whole.data.length;
    return c.json({ data, ...(!isLast && { next: data.at(-1)?.['name'] }) });
  },
});

const alteredIcon = alteredHttp(/^\/files\/icons\//, (answer) => withHeader(answer, 'Content-Type', 'text/plain'));

export const listBreaks: Record<string, MakeBreak> = {
  'list.body': alteredBody(LIST, () => ({ data: { methods: [] } })),
  'list.offers': alteredBody(LIST, (body) => ({ ...body, data: [] })),
  'list.method-shape': lastChanged(
    () => true,
    (method) => ({ ...method, position: 'first' }),
  ),
  'list.withdrawals': alteredHttp(HTTP_PATHS.withdrawalMethods, () => Response.json({ methods: [] })),
  'list.snippet': alteredBody(HTTP_PATHS.paymentSnippet, ({ data }) => ({
    data: Object.fromEntries(Object.entries(data as Loose).map(([name, amount]) => [name, String(amount)])),
  })),
  'list.unauthorized': alteredHttp(LIST, (answer, request) =>
    isWithoutToken(request) ? new Response(answer.body, { status: 403, headers: answer.headers }) : answer,
  ),
  'list.error-body': alteredHttp(LIST, (answer, request) =>
    isWithoutToken(request) ? new Response('<p>Who are you?</p>', { status: answer.status }) : answer,
  ),
  'list.expired-token': alteredHttp(LIST, (answer, { headers }) =>
    headers.get('Authorization') === 'Bearer expired'
      ? new Response(answer.body, { status: 403, headers: answer.headers })
      : answer,
  ),
  'list.date': alteredHttp(LIST, (answer) => withHeader(answer, 'Date', 'some day')),
  'list.cors': alteredHttp(LIST, (answer) => withHeader(answer, 'Access-Control-Expose-Headers', null)),
  'list.unique-names': alteredBody(LIST, (body, query) =>
    query.has('limit') ? body : { ...body, data: [...methodsOf(body), methodsOf(body)[0]] },
  ),
  'list.amount-rules': lastChanged(
    ({ amount_rules = {} }) => Object.values(amount_rules).some(({ min, max }) => min < max),
    (method) => ({
      ...method,
      amount_rules: Object.fromEntries(
        Object.entries(method.amount_rules!).map(([currency, { min, max }]) => [currency, { min: max, max: min }]),
      ),
    }),
  ),
  'list.field-regex': lastChanged(
    ({ fields = [] }) => fields.length > 0,
    (method) => ({ ...method, fields: method.fields!.map((field) => ({ ...field, regex: '[' })) }),
  ),
  'list.text-fallback': lastChanged(
    () => true,
    (method) => ({ ...method, text: { pt: 'Cartão' } }),
  ),
  'list.paging': alteredBody(LIST, (body, query) =>
    query.has('after') ? { ...body, data: methodsOf(body).slice(1) } : body,
  ),
  'list.groups-whole': cutAnywhere,
  'list.icons': alteredIcon,
  'list.connect': () => ({ refuse: () => new Error('no websocket here') }),
  'list.unauthorized-realtime': altered(SNIPPET, (reply) =>
    reply['status'] === 401 ? { ...reply, status: 403 } : reply,
  ),
  'list.unknown-silence': altered(UNKNOWN, () => null),
  'list.unknown-call': altered(UNKNOWN, ({ messageId, time }) => ({ messageId, time, status: 200, data: {} })),
  'list.reply-shape': altered(SNIPPET, (reply) => ({ ...reply, message: 5 })),
  'list.time': altered(SNIPPET, ({ time: _time, ...reply }) => reply),
  'list.one-reply': () => ({
    receive: (_socket, message, send, answer) =>
      answer(message, (reply) => {
        send(reply);
        if ((message as Loose)['type'] === SNIPPET) send(reply);
      }),
  }),
  'list.order': altered(`${UNKNOWN}-at-once`, ({ messageId, time }) => ({ messageId, time, status: 200, data: {} })),
  'list.bad-data': altered(SNIPPET, (reply, { data }) =>
    typeof data === 'object' ? reply : { ...reply, status: 500, code: 'oops' },
  ),
  'list.realtime-catalogue': alteredData('BANKING:methods-payment-v3', (answer) => ({
    ...answer,
    data: (answer['data'] as Loose[]).slice(1),
  })),
  'list.metrics': altered('METRIC_EVENTS_HANDLER:events', (reply) => ({ ...reply, status: 500 })),
};
