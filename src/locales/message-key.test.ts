/** What the type checker says of a key: each `@ts-expect-error` fails the `types` step once the line below is right. */
import { expect, expectTypeOf, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import type { Flow } from '../contract/primitives';
import type { Locale } from '../core/locale/locale';
import type { MessageKey } from './message-key';

const accept = (key: MessageKey): string => key;

it("has the core's keys and each plugin's in its namespace", () => {
  expectTypeOf<'title.deposit' | 'common.errors.socket.timeout' | 'httpCodes.401'>().toExtend<MessageKey>();
  expectTypeOf<'pix:submit' | 'pix:steps.open' | 'card-redirect:instruction.title'>().toExtend<MessageKey>();
  expectTypeOf<Locale['t']>().parameter(0).toEqualTypeOf<MessageKey>();
});

it('does not have a typo, a path that is no text, another namespace, or no namespace', () => {
  // @ts-expect-error: no such message
  accept('titel.deposit');
  // @ts-expect-error: a group of messages is none
  accept('title');
  // @ts-expect-error: pix has no such message
  accept('pix:submitt');
  // @ts-expect-error: the namespace is missing
  accept('formNote');
  // @ts-expect-error: no such plugin
  accept('pics:submit');
  // @ts-expect-error: a JSON module's own property
  accept('pix:default.submit');
});

it('has one key for the forms of a plural', () => {
  accept('list.more');
  // @ts-expect-error: the class is chosen by the count
  accept('list.more_one');
});

it('has the keys that a union makes, when all of them are there', () => {
  const flow = 'deposit' as Flow;
  accept(`complete.${flow}.processed.title`);
  // @ts-expect-error: withdrawals have no such text
  accept(`complete.${flow}.waiting.elsewhere`);
  // @ts-expect-error: what the gateway names goes through findMessage
  accept(`httpCodes.${Number('401')}`);
});

it('knows the messages of each plugin by its messages.d.ts', () => {
  const withMessages = readdirSync('plugins').filter((id) => readdirSync(`plugins/${id}`).includes('locales'));
  for (const id of withMessages) {
    const declared = readFileSync(`plugins/${id}/messages.d.ts`, 'utf8');
    expect(declared).toMatch(new RegExp(`^ +'?${id}'?: typeof import\\('\\./locales/en\\.json'\\);$`, 'm'));
  }
});
