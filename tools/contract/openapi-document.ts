/** The HTTP half of the contract as OpenAPI 3.1, from the same schemas. */
import { VERSION } from '../../src/contract/host';
import { ErrorBody, HTTP_PATHS, MethodsBody, MethodsQuery, SnippetBody } from '../../src/contract/http';
import { EXAMPLES } from './examples';
import { object, ref, schemaOf, sharedSchemas, withKeys, type Json } from './json-schema';
import { rulesAsText } from './rules';

const json = (schema: Json, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
const query = (name: string, schema: Json, isRequired: boolean, description?: string) => ({
  name,
  in: 'query',
  required: isRequired,
  schema,
  ...(description && { description }),
});

const REGION = [
  query('country', { type: 'string', pattern: '^[a-z]{2}$' }, true, 'ISO 3166-1 alpha-2, lower case'),
  query('currency', { type: 'string' }, true, 'ISO 4217'),
  query('isNative', { const: 'true' }, false, 'Only inside a native view'),
  query('platform', { enum: ['desktop', 'mobile', 'android', 'ios'] }, false, 'Only inside a native view'),
];

function paging(): Json[] {
  const properties = schemaOf(MethodsQuery)['properties'] as Record<string, Json>;
  return Object.entries(properties).map(([name, { description, ...schema }]) =>
    query(name, schema, false, description as string | undefined),
  );
}

const list = (key: string) => ({ type: 'array', items: ref('schemas', key) });

function methodsBody(): Json {
  const shapes = {
    data: list('PaymentMethod'),
    recent: list('RecentPayment'),
    locks: list('Lock'),
    limits: list('PlayerLimit'),
  };
  return withKeys(schemaOf(MethodsBody), shapes);
}

const failure = (description: string, example: Json) => ({
  description,
  content: json(ref('schemas', 'Error'), example),
});
const FAILURES = {
  '400': failure('country, currency, limit or after can’t be used', {
    code: 'contract.invalidRequest',
    message: 'country and currency are required',
  }),
  '401': failure('No session, or one that has ended: the host is told to renew it', {
    code: 'auth.tokenExpired',
    message: 'The session token is missing or has expired',
  }),
  default: failure('Anything else: the cashier shows its error page and tries again when asked', {
    code: 'gateway.internalError',
    message: 'Internal error',
  }),
};
/** A widget served from another origin reads it too, so it needs exposing. */
const DATE = {
  Date: {
    description: 'The gateway’s clock (RFC 9110, 6.6.1); name it in Access-Control-Expose-Headers',
    schema: { type: 'string' },
  },
};

const call = (operationId: string, summary: string, parameters: Json[], body: Json, example: unknown) => ({
  get: {
    operationId,
    summary,
    parameters,
    responses: { '200': { description: summary, headers: DATE, content: json(body, example) }, ...FAILURES },
  },
});
const file = (operationId: string, summary: string, name: string, content: Json) => ({
  get: {
    operationId,
    summary,
    security: [],
    parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
    responses: { '200': { description: summary, content }, '404': { description: 'There is none' } },
  },
});

export function openapiDocument(): Json {
  const methods = (summary: string, type: 'BANKING:methods-payment-v3' | 'BANKING:methods-withdrawal', id: string) =>
    call(id, summary, [...REGION, ...paging()], methodsBody(), { data: EXAMPLES[type].reply });
  const snippet = { data: EXAMPLES['BANKING:userdata-payment-snippet'].reply };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cashier, the HTTP half',
      version: VERSION,
      description: `The lists and files that a cashier asks for before the realtime channel is needed.\n\n${rulesAsText()}`,
    },
    servers: [{ url: 'https://gateway.example' }],
    security: [{ token: [] }],
    paths: {
      [HTTP_PATHS.paymentMethods]: methods('Deposit methods', 'BANKING:methods-payment-v3', 'paymentMethods'),
      [HTTP_PATHS.withdrawalMethods]: methods('Withdrawal methods', 'BANKING:methods-withdrawal', 'withdrawalMethods'),
      [HTTP_PATHS.paymentSnippet]: call('paymentSnippet', 'Suggested amounts', REGION, schemaOf(SnippetBody), snippet),
      '/locales/{lang}.json': file('locale', 'Messages of a language', 'lang', json({ type: 'object' })),
      '/files/icons/{iconId}.svg': file('icon', 'A method’s icon', 'iconId', {
        'image/svg+xml': { schema: { type: 'string' } },
      }),
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The player’s session token' } },
      schemas: { ...sharedSchemas(), Error: { ...object({}, []), ...schemaOf(ErrorBody) } },
    },
  };
}
