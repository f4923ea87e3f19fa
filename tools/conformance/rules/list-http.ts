/** Rules for the list, and for the HTTP half in general. */
import * as v from 'valibot';
import { ErrorBody, HTTP_PATHS, MethodsBody, SnippetBody } from '../../../src/contract/http';
import { PaymentMethod } from '../../../src/contract/method';
import { check, skip } from '../outcome';
import { rulesOf } from '../rule';
import { fits } from '../wire/shape';

const StrictError = v.object({ code: v.string(), message: v.string() });

export const listHttpRules = rulesOf('list', [
  {
    id: 'list.body',
    title: 'The deposit list is answered',
    says: `GET ${HTTP_PATHS.paymentMethods} answers 200 with { "data": PaymentMethod[] }.`,
    source: 'contract 2; src/contract/http.ts',
    why: 'Without the list the cashier shows its error page and nothing else.',
    fix: 'Answer with JSON, status 200 and an array under data.',
    async run(context) {
      const { status, body, text } = await context.list('deposit');
      check(status === 200, `status ${status} instead of 200`);
      check(body !== undefined, `no JSON: ${text.slice(0, 80)}`);
      const { data } = fits(MethodsBody, body, 'the list');
      return `${data.length} methods`;
    },
  },
  {
    id: 'list.offers',
    title: 'The region has methods',
    says: 'The list holds the methods of the country and currency that the query names.',
    source: 'contract 2',
    why: 'An empty list is shown as a page that says that there are no methods.',
    fix: 'Offer a method for the region, or name another one with --country and --currency.',
    async run(context) {
      const { status, body } = await context.listed('deposit');
      const data = (body as { data?: unknown } | undefined)?.data;
      if (status !== 200 || !Array.isArray(data)) return skip('the deposit list could not be read');
      check(data.length > 0, `no method for ${context.options.country} and ${context.options.currency}`);
      return `${data.length} methods`;
    },
  },
  {
    id: 'list.method-shape',
    title: 'Every deposit method has the shape of the contract',
    says: 'Each entry is a PaymentMethod; any optional key may be absent or null, none may be of another type.',
    source: 'spec 3; src/contract/method.ts',
    why: 'A bad key is left out, a method without a good name is not shown.',
    fix: 'Send the named key in the named type.',
    async run(context) {
      const methods = await context.rawMethods('deposit');
      fits(v.array(PaymentMethod), methods, 'the list’s data');
      return `${methods.length} methods read`;
    },
  },
  {
    id: 'list.withdrawals',
    title: 'The withdrawal list is answered in the same shape',
    says: `GET ${HTTP_PATHS.withdrawalMethods} answers 200 with { "data": PaymentMethod[] }.`,
    source: 'contract 2; src/contract/method.ts',
    why: 'The withdrawal tab shows its error page.',
    fix: 'Answer with an array under data, empty when the player can’t withdraw.',
    async run(context) {
      const { status, body } = await context.list('withdrawal');
      if (status === 404) return skip('withdrawals are not offered (404)');
      check(status === 200, `status ${status} instead of 200`);
      const { data } = fits(v.object({ data: v.array(PaymentMethod) }), body, 'the list');
      return `${data.length} methods`;
    },
  },
  {
    id: 'list.snippet',
    title: 'Suggested amounts are numbers by method name',
    says: `GET ${HTTP_PATHS.paymentSnippet} answers 200 with { "data": { [methodName]: number } }.`,
    source: 'contract 2; src/contract/http.ts',
    why: 'The form opens without a suggested amount.',
    fix: 'Send amounts as JSON numbers in major units; {} when nothing is suggested.',
    async run(context) {
      const { status, body } = await context.http.get(
        HTTP_PATHS.paymentSnippet,
        context.region,
        context.authorization(),
      );
      check(status === 200, `status ${status} instead of 200`);
      return `${Object.keys(fits(SnippetBody, body, 'the snippet').data).length} suggestions`;
    },
  },
  {
    id: 'list.unauthorized',
    title: 'No token is answered with 401',
    says: 'Authorization: Bearer {token}; a session that has ended or is missing is status 401.',
    source: 'contract 1 (onTokenExpired) and 2',
    why: 'Only 401 tells the host to renew the session; any other status shows an error page.',
    fix: 'Answer 401 to a banking call without a token.',
    async run(context) {
      const { status } = await context.memo.once('no token', () =>
        context.http.get(HTTP_PATHS.paymentMethods, context.region),
      );
      check(status === 401, `status ${status} instead of 401`);
      return 'status 401';
    },
  },
  {
    id: 'list.error-body',
    title: 'An error says its code and message',
    says: 'Errors are an HTTP status and { "code", "message" }, as JSON.',
    source: 'contract 2; src/contract/http.ts',
    why: 'Monitoring and the host see an error without a name.',
    fix: 'Send JSON with a text under code and one under message.',
    async run(context) {
      const { status, body } = await context.memo.once('no token', () =>
        context.http.get(HTTP_PATHS.paymentMethods, context.region),
      );
      if (status < 400) return skip('no error was answered');
      check(body !== undefined, 'the body is no JSON');
      fits(ErrorBody, body, 'the error');
      return `code ${fits(StrictError, body, 'the error').code}`;
    },
  },
  {
    id: 'list.expired-token',
    title: 'An ended session is answered with 401',
    says: 'A token that has ended is status 401, as none is.',
    source: 'contract 1 (onTokenExpired)',
    why: 'The host is not told to renew the session.',
    fix: 'Answer 401 where the token was good once.',
    async run(context) {
      const { expiredToken } = context.options;
      if (!expiredToken) return skip('needs --expired-token');
      const headers = context.authorization(expiredToken);
      const { status } = await context.http.get(HTTP_PATHS.paymentMethods, context.region, headers);
      check(status === 401, `status ${status} instead of 401`);
      return 'status 401';
    },
  },
  {
    id: 'list.date',
    title: 'The list tells the gateway’s clock',
    says: 'Without time on the realtime channel the HTTP Date header of the list is the clock that deadlines are counted by.',
    source: 'contract 5',
    why: 'On a phone whose clock is wrong a payment code counts as expired, or never does.',
    fix: 'Send the Date header (RFC 9110, 6.6.1), and name it in Access-Control-Expose-Headers.',
    async run(context) {
      const { headers } = await context.listed('deposit');
      const date = headers.get('Date');
      check(date !== null && Number.isFinite(Date.parse(date)), `Date is ${date ?? 'missing'}`);
      return `Date: ${date}`;
    },
  },
  {
    id: 'list.cors',
    title: 'A widget on another origin may read the list',
    says: 'The preflight allows Authorization, the answer allows the origin and exposes Date.',
    source: 'contract 2 and 5; Fetch, CORS protocol',
    why: 'The browser keeps the answer from the cashier: an error page for every player.',
    fix: 'Answer OPTIONS, and send Access-Control-Allow-Origin, -Allow-Headers and -Expose-Headers.',
    async run(context) {
      const { origin } = context.options;
      if (!origin) return skip('needs --origin; nothing is to be done where the gateway serves the widget itself');
      const preflight = await context.http.send('OPTIONS', HTTP_PATHS.paymentMethods, context.region, {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      });
      const allowed = preflight.headers.get('Access-Control-Allow-Headers') ?? '';
      check(/authorization|\*/i.test(allowed), `the preflight allows the headers "${allowed}"`);
      const headers = { ...context.authorization(), Origin: origin };
      const answer = await context.http.get(HTTP_PATHS.paymentMethods, context.region, headers);
      const allows = answer.headers.get('Access-Control-Allow-Origin');
      check(allows === '*' || allows === origin, `Access-Control-Allow-Origin is ${allows ?? 'missing'}`);
      const exposed = answer.headers.get('Access-Control-Expose-Headers') ?? '';
      check(/\bdate\b/i.test(exposed), `Access-Control-Expose-Headers is "${exposed}", without Date`);
      return `${origin} may read it`;
    },
  },
]);
