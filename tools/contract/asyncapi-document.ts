/** The whole wire as AsyncAPI 3.0, from the schemas of src/contract. "Send" means sent by the cashier. */
import * as v from 'valibot';
import { LoadedPayload, OutgoingMessage, VERSION, VisiblePart } from '../../src/contract/host';
import { Listing } from '../../src/contract/listing';
import { ErrorBody, HTTP_PATHS, MethodsBody, MethodsQuery } from '../../src/contract/http';
import {
  PUSHES,
  REALTIME_EVENT,
  REALTIME_PATH,
  REQUESTS,
  RequestEnvelope,
  ReplyEnvelope,
  type PushType,
  type RequestType,
} from '../../src/contract/realtime';
import { EXAMPLES, PUSH_EXAMPLES } from './examples';
import { object, ref, schemaOf, sharedSchemas, withKeys, type Json } from './json-schema';
import { EVERYWHERE, REFUSALS } from './refusals';
import { CONTRACT_RULES, rulesAsText } from './rules';

/** AsyncAPI allows no colon in a key. */
const keyOf = (name: string) => name.replaceAll(':', '.');
const BONUSES = { type: 'array', items: ref('schemas', 'Bonus') };
const METHODS_REPLY = { type: 'array', items: ref('schemas', 'PaymentMethod') };

/** No key of the payload is required: a missing or wrong one gets its default. */
function loadedPayload(): Json {
  const { properties } = schemaOf(LoadedPayload) as { properties: Record<string, Json> };
  const defaults = v.parse(LoadedPayload, {}) as Json;
  const withDefaults = Object.entries(properties).map(([key, schema]): [string, Json] => [
    key,
    key in defaults ? { ...schema, default: defaults[key] } : schema,
  ]);
  return object(
    { ...Object.fromEntries(withDefaults), bonusList: { ...BONUSES, default: [] }, methods: schemaOf(Listing) },
    [],
  );
}

const constant = (value: string) => ({ const: value });

const KEY = '6f1e0a52-8f0d-4c7e-9d0b-3b1a5f6f2c11';
const TIME = 1_772_359_200_000;
/** Whole messages, as they go over the wire. */
function examplesOf(type: RequestType): { request: Json; reply: Json } {
  const { data, reply } = EXAMPLES[type];
  return {
    request: { type, data, messageId: KEY, sendTime: TIME },
    reply: { messageId: KEY, status: 200, data: reply, time: TIME + 40 },
  };
}
const PUSH_TIME = { type: 'number', description: "The gateway's clock at sending, ms since the epoch." };
/** A `$ref` allows no keys beside it. */
const withTime = (schema: Json) => ('$ref' in schema ? schema : withKeys(schema, { time: PUSH_TIME }));
const refusalsOf = (type: string) => [...(REFUSALS[type] ?? []), ...EVERYWHERE];

interface Parts {
  channels: Json;
  operations: Json;
  messages: Json;
}

function realtime({ channels, operations, messages }: Parts): void {
  const replies: Json = {};
  const requests: Json = {};
  for (const [type, { data, reply }] of Object.entries(REQUESTS)) {
    const key = keyOf(type);
    const examples = examplesOf(type as RequestType);
    // Lists of methods are read entry by entry, so their own schema says no more than "a list".
    const body = type.startsWith('BANKING:methods-') ? METHODS_REPLY : schemaOf(reply);
    messages[key] = {
      name: type,
      payload: withKeys(schemaOf(RequestEnvelope), { type: constant(type), data: schemaOf(data) }),
      examples: [{ payload: examples.request }],
    };
    messages[`${key}.reply`] = {
      name: `${type} reply`,
      payload: withKeys(schemaOf(ReplyEnvelope), { data: body }),
      examples: [{ payload: examples.reply }],
      'x-refusals': refusalsOf(type),
    };
    requests[key] = ref('messages', key);
    replies[`${key}.reply`] = ref('messages', `${key}.reply`);
    operations[key] = {
      action: 'send',
      channel: { $ref: '#/channels/realtime' },
      messages: [{ $ref: `#/channels/realtime/messages/${key}` }],
      reply: {
        channel: { $ref: '#/channels/realtime' },
        messages: [{ $ref: `#/channels/realtime/messages/${key}.reply` }],
      },
    };
  }
  channels['realtime'] = {
    address: REALTIME_EVENT,
    description: 'The socket.io event that carries requests and their replies, matched by messageId.',
    servers: [{ $ref: '#/servers/realtime' }],
    messages: { ...requests, ...replies },
  };
  for (const [event, schema] of Object.entries(PUSHES)) {
    messages[event] = {
      name: event,
      payload: withTime(schemaOf(schema)),
      examples: [{ payload: { ...PUSH_EXAMPLES[event as PushType], time: TIME } }],
    };
    listen(channels, operations, event, event, 'realtime', 'A socket.io event of its own.');
  }
}

function http({ channels, operations, messages }: Parts): void {
  const region = { country: { type: 'string' }, currency: { type: 'string' } };
  const paging = schemaOf(MethodsQuery)['properties'] as Json;
  messages['http.error'] = { name: 'any other status', payload: schemaOf(ErrorBody) };
  for (const [name, path] of Object.entries(HTTP_PATHS)) {
    const isList = name !== 'paymentSnippet';
    const payload = isList
      ? withKeys(schemaOf(MethodsBody), { data: METHODS_REPLY })
      : object({ data: ref('schemas', 'PaymentSnippet') });
    messages[name] = { name: `GET ${path}`, payload };
    channels[name] = {
      address: path,
      servers: [{ $ref: '#/servers/http' }],
      messages: { [name]: ref('messages', name), error: ref('messages', 'http.error') },
    };
    operations[name] = {
      action: 'receive',
      channel: { $ref: `#/channels/${name}` },
      bindings: {
        http: { method: 'GET', query: isList ? withKeys(object(region), paging) : object(region) },
      },
    };
  }
}

function host({ channels, operations, messages }: Parts): void {
  for (const option of OutgoingMessage.options) {
    const name = option.entries.messageType.literal;
    messages[`host.${name}`] = { name, payload: schemaOf(option) };
    channels[`host.${name}`] = {
      address: name,
      servers: [{ $ref: '#/servers/host' }],
      messages: { [name]: ref('messages', `host.${name}`) },
    };
    operations[`host.${name}`] = { action: 'send', channel: { $ref: `#/channels/host.${name}` } };
  }
  const payloads: Record<string, Json | undefined> = {
    loaded: loadedPayload(),
    'bonus-list-updated': object({ bonusList: BONUSES }),
    onGoBack: undefined,
    onSwipeBack: undefined,
    visible: schemaOf(VisiblePart),
  };
  for (const [type, payload] of Object.entries(payloads)) {
    messages[`host.${type}`] = { name: type, payload: object({ type: constant(type), ...(payload && { payload }) }) };
    listen(channels, operations, `host.${type}`, type, 'host', 'From the host page or the native view.');
  }
}

function listen(channels: Json, operations: Json, key: string, address: string, server: string, description: string) {
  channels[key] = {
    address,
    description,
    servers: [{ $ref: `#/servers/${server}` }],
    messages: { [key]: ref('messages', key) },
  };
  operations[key] = { action: 'receive', channel: { $ref: `#/channels/${key}` } };
}

export function contractDocument(): Json {
  const parts: Parts = { channels: {}, operations: {}, messages: {} };
  realtime(parts);
  http(parts);
  host(parts);
  const anywhere = { host: 'gateway.example' };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Cashier',
      version: VERSION,
      description: `What the cashier says to its gateway and to the page around it. Unknown keys are ignored.\n\n${rulesAsText()}`,
    },
    'x-rules': CONTRACT_RULES,
    servers: {
      realtime: {
        ...anywhere,
        protocol: 'socket.io',
        pathname: REALTIME_PATH,
        description:
          'socket.io v4, websocket only. The query of the handshake has Authorization (the token alone, without "Bearer"), ' +
          'Language and cashier_type. A connection without a token that holds is let in, and its requests are answered with 401.',
      },
      http: { ...anywhere, protocol: 'https', description: 'JSON, with Authorization: Bearer {token}' },
      host: {
        host: 'host.example',
        protocol: 'postMessage',
        description: 'The host page (JSON text) or the native view',
      },
    },
    channels: parts.channels,
    operations: parts.operations,
    components: {
      messages: parts.messages,
      schemas: sharedSchemas(),
    },
  };
}
