import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { PaymentMethod } from '../../src/contract/method';
import { parse, type Schema } from '../../src/contract/parse';
import { PUSHES, REQUESTS, type PushType, type RequestType } from '../../src/contract/realtime';
import { RULES } from '../conformance/rules/index';
import { openapiDocument } from './openapi-document';
import { DESCRIPTIONS } from './descriptions';
import { EXAMPLES, PUSH_EXAMPLES } from './examples';
import { schemaOf, SHARED } from './json-schema';
import { REFUSALS } from './refusals';
import { CONTRACT_RULES } from './rules';

type Json = { [key: string]: Json };
const types = Object.keys(REQUESTS) as RequestType[];

describe('examples', () => {
  it.each(types)('%s: request and reply are what the schemas take', (type) => {
    const { data, reply } = REQUESTS[type];
    const isList = type.startsWith('BANKING:methods-');
    expect(parse(data as Schema<unknown>, EXAMPLES[type].data, 'data')).toMatchObject({ ok: true });
    const shape = isList ? v.array(PaymentMethod) : (reply as Schema<unknown>);
    expect(parse(shape as Schema<unknown>, EXAMPLES[type].reply, 'reply')).toMatchObject({ ok: true });
  });
});

it.each(Object.keys(PUSHES) as PushType[])('the example of the push %s is what its schema takes', (event) => {
  expect(parse(PUSHES[event] as Schema<unknown>, PUSH_EXAMPLES[event], 'push')).toMatchObject({ ok: true });
});

describe('the rules of the contract', () => {
  const ids = RULES.map(({ id }) => id);
  const matches = (pattern: string) => {
    const [start = '', end] = pattern.split('*');
    return ids.filter((id) => (end === undefined ? id === pattern : id.startsWith(start) && id.endsWith(end)));
  };

  it.each(CONTRACT_RULES)('$id is checked by rules of the conformance', ({ checkedBy }) => {
    expect(checkedBy.filter((pattern) => matches(pattern).length === 0)).toEqual([]);
  });

  it('the guide for gateway teams names no rule that is not there, and every rule of the contract', () => {
    const guide = readFileSync('docs/gateway.md', 'utf8');
    const named = [...guide.matchAll(/`((?:list|deposit|withdrawal|resume|history|additions)\.[\w*-]+)`/g)];
    expect(named.map(([, id]) => id!).filter((id) => !(id in PUSHES) && matches(id).length === 0)).toEqual([]);
    expect(CONTRACT_RULES.filter(({ title }) => !guide.includes(title)).map(({ id }) => id)).toEqual([]);
  });
});

it('refusals are of calls that exist, each code once per call', () => {
  expect(Object.keys(REFUSALS).filter((type) => !types.includes(type as RequestType))).toEqual([]);
  for (const refusals of Object.values(REFUSALS)) {
    const codes = refusals.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

it('descriptions are of keys that exist', () => {
  const known = Object.entries(DESCRIPTIONS).flatMap(([name, texts]) => {
    const schema = SHARED[name];
    if (!schema) return [];
    const keys = Object.keys((schemaOf(schema, {}) as Json)['properties'] ?? {});
    return Object.keys(texts).filter((key) => !keys.includes(key));
  });
  expect(known).toEqual([]);
});

describe('the OpenAPI document', () => {
  const document = openapiDocument() as Json;
  const operations = Object.entries(document['paths']!).map(([path, item]) => ({ path, get: item['get'] as Json }));

  it('refers to nothing that is not there', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, path]) => path!);
    const resolve = (path: string) =>
      path
        .slice(2)
        .split('/')
        .reduce<Json | undefined>((node, key) => node?.[key], document);
    expect(refs.filter((path) => !path.startsWith('#/') || resolve(path) === undefined)).toEqual([]);
  });

  it('names each operation once, with an answer that succeeds and one that does not', () => {
    const ids = operations.map(({ get }) => get['operationId']);
    expect(new Set(ids).size).toBe(operations.length);
    for (const { get } of operations) {
      const statuses = Object.keys(get['responses']!);
      expect(statuses).toContain('200');
      expect(statuses.length).toBeGreaterThan(1);
    }
  });

  it('declares each variable of a path', () => {
    for (const { path, get } of operations) {
      const declared = (get['parameters'] as unknown as { name: string; in: string }[])
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });
});
