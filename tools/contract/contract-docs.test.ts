import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OutgoingMessage } from '../../src/contract/host';
import { PUSHES, REQUESTS } from '../../src/contract/realtime';
import { contractDocument } from './asyncapi-document';
import { CONTRACT_DOC, ERRORS_DOC, HTTP_DOC, contractText } from './contract-docs';

type Json = { [key: string]: Json };
const document = contractDocument() as Json;

/** Every `$ref` of the document. */
function refsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => (key === '$ref' ? [String(child)] : refsOf(child)));
}
const resolve = (path: string) =>
  path
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((node, key) => node?.[key], document);

it.each([CONTRACT_DOC, HTTP_DOC, ERRORS_DOC])(
  '%s is what the sources say; `npm run docs:contract` writes it',
  async (file) => {
    expect(readFileSync(file, 'utf8')).toBe(await contractText(file));
  },
);

describe('the document', () => {
  it('refers to nothing that is not there', () => {
    expect(refsOf(document).filter((path) => !path.startsWith('#/') || resolve(path) === undefined)).toEqual([]);
  });

  it('has keys that AsyncAPI takes', () => {
    const { messages, schemas } = document['components'] as Json;
    const keys = [messages, schemas, document['channels'], document['operations']].flatMap((part) =>
      Object.keys(part!),
    );
    expect(keys.filter((key) => !/^[\w.-]+$/.test(key))).toEqual([]);
  });

  it('has every request, push and host message', () => {
    const names = Object.values((document['components'] as Json)['messages']!).map(({ name }) => name as unknown);
    const outgoing = OutgoingMessage.options.map((option) => option.entries.messageType.literal);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(REQUESTS), ...Object.keys(PUSHES), ...outgoing]));
  });

  it('has the keys that single plugins add to a reply, with their comments', () => {
    const { cashVoucher } = resolve('#/components/schemas/ApiResponseData')!['properties'] as Json;
    expect(cashVoucher).toMatchObject({ description: 'For paying in at a counter.', required: ['reference'] });
  });

  it('requires nothing of the host, and tells the defaults', () => {
    const { properties } = resolve('#/components/messages/host.loaded')!['payload']!;
    const { payload } = properties as unknown as { payload: { required: string[]; properties: Json } };
    expect(payload.required).toEqual([]);
    expect(payload.properties).toMatchObject({ paymentGeo: { default: 'RU' }, closingButton: { default: true } });
  });

  it('says what a create must hold, and which of it may be absent', () => {
    const { payload } = resolve('#/components/messages/BANKING.deposit-create')!;
    const data = (payload as Json)['properties']!['data'] as unknown as { required: string[]; properties: object };
    expect(data.required).toEqual(expect.arrayContaining(['amount', 'currency', 'paymentType']));
    expect(data.required).not.toContain('bonusId');
    expect(data.properties).toHaveProperty('bonusId');
  });
});
