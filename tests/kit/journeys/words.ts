/** What a player reads where a journey gives a name. */
import type { CatalogueMethod } from '@/contract/simulator';
import type { Text } from '@/contract/primitives';
import type { Journey, Name } from './journey';

/** Text of a name; a pattern when the message has values. */
export type Words = (name: Name) => string | RegExp;

interface Language {
  /** The message with this key as its file has it, with `{{…}}` for its values; undefined when there is none. */
  message(key: string): string | undefined;
  text(text: Text | string | null | undefined): string;
  methods: readonly CatalogueMethod[];
}

/** @throws Error from the returned function for a name that looks like a message's key but is none */
export function makeWords({ method: name }: Pick<Journey, 'method'>, { message, text, methods }: Language): Words {
  const method = methods.find((entry) => entry.method.name === name)?.method;
  if (!method) throw new Error(`no method ${name}: neither the plugin's fixtures nor the sandbox's catalogue have it`);
  return (wanted) => {
    if (typeof wanted !== 'string') return text(wanted);
    const said = message(wanted);
    if (said !== undefined) return withAnyValues(said);
    if (IS_KEY.test(wanted)) throw new Error(`no message ${wanted}`);
    const named = methods.find((entry) => entry.method.name === wanted)?.method.text;
    const label = method.fields.find((field) => field.name === wanted)?.label;
    return text(named) || text(label) || wanted;
  };
}

const IS_KEY = /^[\w-]+[.:][\w.-]+$/;
const VALUE = /\{\{[^}]*\}\}/;

function withAnyValues(message: string): string | RegExp {
  if (!VALUE.test(message)) return message;
  const parts = message
    .split(VALUE)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));
  return new RegExp(`^${parts.join('.+')}$`);
}
