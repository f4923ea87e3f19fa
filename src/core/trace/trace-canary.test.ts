/** Puts values of a player into every place of every message: none may be found in a trace, in whatever form. */
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoadedPayload, OutgoingMessage } from '../../contract/host';
import { HTTP_PATHS } from '../../contract/http';
import { PaymentMethod } from '../../contract/method';
import { PUSHES, REQUESTS } from '../../contract/realtime';
import { sampleOf } from '../../contract/schema-sample.fixture';
import { Standing } from '../../contract/standing';
import { AppError } from '../errors/app-error';
import { fakeSettings } from '../settings/settings.fake';
import { fakeSession } from '../session/session.fake';
import { CANARY, canariesIn } from './canaries.fixture';
import { makeTrace } from './make-trace';
import { packTrace } from './pack-trace';
import type { TraceEntry, TraceKind } from './trace-recorder';
import { typedShape } from './typed-shape';
import { typedTexts } from './typed-texts';
import { unpackTrace } from './unpack-trace';

/** Keys whose values stay: ids by which support finds a transaction, and languages. */
const STAY = /^((deposit|withdrawal|event)Id|lang)$/;
/**
 * Keys of the gateway's own wording, in which a person's words may stand. Codes of two or four digits are not searched
 * for: any number may equal them.
 */
const WORDING = /^(text|title|label|steps|reason|tooltip|placeholder_text)$/;
/**
 * Codes and patterns that are the same for all players: only what looks like a number, an address or a secret is
 * removed.
 */
const CODES = /^(placeholder_key|regex_error_key|mask|regex|hint)$/;
const wordingWith = (canary: string) =>
  canary === CANARY.cvv
    ? 'text'
    : `Now pay ${canary}; ${canary.toUpperCase()} is waiting, ${canary.split(' ').at(-1)}!`;

/** Returns the sample with the canary in each text, and as each key of the objects whose keys are open. */
function planted(value: unknown, canary: string, isWord: boolean, key = ''): unknown {
  if (typeof value === 'string' && isWord && CODES.test(key)) return value;
  if (typeof value === 'string') return isWord && WORDING.test(key) ? wordingWith(canary) : canary;
  if (Array.isArray(value)) return value.map((entry) => planted(entry, canary, isWord, key));
  if (typeof value !== 'object' || value === null) return value;
  // Texts by language are judged by the key that holds them, not by the language.
  const inner = (name: string) => (WORDING.test(key) || CODES.test(key) ? key : name);
  const isChoice = 'text' in value;
  const isKept = (name: string) =>
    STAY.test(name) ||
    (name === 'id' && ('status' in value || 'received' in value)) ||
    (isWord && (/^iconIds?$/.test(name) || (isChoice && /^(value|banner|securityRulesGroup)$/.test(name))));
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    isKept(name) ? one : planted(one, canary, isWord, inner(name)),
  ]);
  return Object.fromEntries(entries);
}

function entriesWith(canary: string, isWord: boolean): TraceEntry[] {
  const plant = (schema: unknown) => planted(sampleOf(schema as v.GenericSchema), canary, isWord);
  const entry = (kind: TraceKind, name: string, data: unknown, reply?: unknown): TraceEntry => ({
    at: 1_770_000_000_000,
    kind,
    name,
    data,
    ...(reply !== undefined && { reply }),
  });
  const listing = { data: [plant(PaymentMethod)], ...(plant(Standing) as object) };
  return [
    ...Object.entries(REQUESTS).map(([name, { data, reply }]) =>
      entry('call', name, typedShape(plant(data)), plant(reply)),
    ),
    ...Object.entries(REQUESTS).map(([name]) => ({
      ...entry('call', name, {}),
      error: new AppError(`refused: ${canary}`, { code: 'banking.merchantClientError', status: 400, url: canary }),
    })),
    ...Object.entries(PUSHES).map(([name, push]) => entry('push', name, plant(push))),
    ...OutgoingMessage.options.map((message) => entry('sent', message.entries.messageType.literal, plant(message))),
    entry('http', HTTP_PATHS.paymentMethods, { after: canary }, listing),
    entry('heard', 'loaded', { type: 'loaded', payload: plant(LoadedPayload) }),
    entry(
      'call',
      'BANKING:deposit-create',
      {},
      {
        apiResponse: {
          source: `https://pay.example/${encodeURIComponent(canary)}?token=${encodeURIComponent(canary)}#${canary}`,
          data: {
            [`x ${canary}`]: canary,
            opaque: btoa(canary),
            deep: { list: [canary, { note: `is ${canary}, ok` }] },
          },
        },
      },
    ),
  ];
}

function sourceWith(canary: string, isWord: boolean) {
  const payload = planted(sampleOf(LoadedPayload), canary, isWord) as LoadedPayload;
  return {
    entries: entriesWith(canary, isWord),
    typed: new Set(typedTexts({ fields: { any: canary } })),
    session: fakeSession({ payload, token: canary, lang: 'en' }),
    settings: fakeSettings({ monitoring: { dsn: canary }, captcha: { v2SiteKey: canary }, apiUrl: canary }),
    serverOffset: 0,
    viewport: { width: 360, height: 740 },
  };
}

describe.each(Object.entries(CANARY))('%s', (kind, canary) => {
  const isWord = ['name', 'street', 'cvv'].includes(kind);

  it('is nowhere in a trace', () => {
    const { trace } = makeTrace(sourceWith(canary, isWord));
    expect(canariesIn(JSON.stringify(trace))).toEqual([]);
    for (const word of kind === 'name' || kind === 'street' ? canary.match(/\p{L}+/gu)! : [])
      expect(JSON.stringify(trace).toLowerCase()).not.toContain(word.toLowerCase());
  });

  it('nor in what is handed over', async () => {
    const { text } = await packTrace(sourceWith(canary, isWord));
    expect(canariesIn(JSON.stringify(await unpackTrace(text)))).toEqual([]);
  });
});

it('finds a canary however it is hidden', () => {
  const { card, email, name } = CANARY;
  const hidden = [
    card.replace(/(.{4})/g, '$1 '),
    encodeURIComponent(email),
    btoa(`to ${name}, today`),
    `x${btoa(card)}`,
  ];
  expect(hidden.map((text) => canariesIn(`before ${text} after`))).toEqual([
    ['card'],
    ['name', 'email'],
    ['name'],
    ['card'],
  ]);
});
