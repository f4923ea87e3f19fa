/** The contract's schemas as JSON Schema, with their comments as descriptions. Both documents are made from these. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as v from 'valibot';
import * as api from '../../src/contract/api-response';
import * as bonus from '../../src/contract/bonus';
import * as decline from '../../src/contract/decline';
import * as deposit from '../../src/contract/deposit';
import * as field from '../../src/contract/form-field';
import * as host from '../../src/contract/host';
import * as http from '../../src/contract/http';
import * as method from '../../src/contract/method';
import * as realtime from '../../src/contract/realtime';
import * as recent from '../../src/contract/recent';
import * as standing from '../../src/contract/standing';
import * as transactions from '../../src/contract/transactions';
import * as user from '../../src/contract/user';
import * as withdrawal from '../../src/contract/withdrawal';
import { DESCRIPTIONS } from './descriptions';
import { readComments, withComments } from './source-comments';

export type Json = Record<string, unknown>;

/** Shapes that several messages share: defined once, referenced everywhere. */
export const SHARED: Record<string, v.GenericSchema> = {
  ApiResponse: api.ApiResponse,
  ApiResponseData: api.ApiResponseData,
  EncodedCard: api.EncodedCard,
  UnifiedFlow: api.UnifiedFlow,
  UpiInvoice: api.UpiInvoice,
  Bonus: bonus.Bonus,
  Decline: decline.Decline,
  FieldOption: method.FieldOption,
  FormField: field.FormField,
  Lock: standing.Lock,
  MethodField: method.MethodField,
  P2PDeposit: deposit.P2PDeposit,
  PaymentMethod: method.PaymentMethod,
  PaymentSnippet: method.PaymentSnippet,
  PlayerLimit: standing.PlayerLimit,
  RecentPayment: recent.RecentPayment,
  SavedAccount: standing.SavedAccount,
  TransactionLine: transactions.TransactionLine,
  User: user.User,
};

const CONTRACT = fileURLToPath(new URL('../../src/contract/', import.meta.url));
const PLUGINS = fileURLToPath(new URL('../../plugins/', import.meta.url));
/** They have the keys of `apiResponse.data` that are a plugin's own. */
const ownFiles = readdirSync(PLUGINS)
  .map((id) => `${PLUGINS}${id}/reply-data.ts`)
  .filter((file) => existsSync(file));
const own = await Promise.all(
  ownFiles.map((file) => import(pathToFileURL(file).href) as Promise<{ replyData: Record<string, v.GenericSchema> }>),
);

const MODULES = { ...host, ...http, ...realtime, ...deposit, ...withdrawal, ...transactions, ...standing, ...user };
const names = new Map<unknown, string>(
  [MODULES, SHARED, ...own]
    .flatMap((module) => Object.entries<unknown>(module))
    .map(([name, schema]) => [schema, name]),
);
const comments = readComments([...readdirSync(CONTRACT).map((name) => CONTRACT + name), ...ownFiles]);

export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The shape of what is sent, before defaults and conversions; `shared` shapes become references. */
export function schemaOf(schema: v.GenericSchema, shared: typeof SHARED = SHARED): Json {
  const {
    $schema: _dialect,
    $defs: _shared,
    ...json
  } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: shared,
    overrideRef: ({ referenceId }) => ref('schemas', referenceId).$ref,
  });
  const name = names.get(schema) ?? '';
  return withTexts(withComments(json as Json, name, comments), DESCRIPTIONS[name] ?? {});
}

function withTexts(json: Json, texts: Readonly<Record<string, string>>): Json {
  const properties = json['properties'] as Record<string, Json> | undefined;
  if (!properties) return json;
  const told = Object.entries(properties).map(([key, schema]) => [
    key,
    texts[key] ? { ...schema, description: texts[key] } : schema,
  ]);
  return { ...json, properties: Object.fromEntries(told) as Json };
}

/** The schema of a shared shape, which must not be a reference to itself. */
function sharedSchema(name: string): Json {
  const { [name]: schema, ...others } = SHARED;
  const json = schemaOf(schema!, others);
  if (schema !== api.ApiResponseData) return json;
  const added = own.flatMap(({ replyData }) => Object.entries(replyData));
  return withKeys(json, Object.fromEntries(added.map(([key, part]) => [key, schemaOf(part, others)])));
}

export const sharedSchemas = (): Json =>
  Object.fromEntries(Object.keys(SHARED).map((name) => [name, sharedSchema(name)]));

export const object = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
});
export const withKeys = (schema: Json, properties: Json): Json => ({
  ...schema,
  properties: { ...(schema['properties'] as Json), ...properties },
});
