/** Valid sample values and their keys, derived from the schemas, so that a new key is tested without further work. */
import type * as v from 'valibot';
import { UNREADABLE } from './lenient';

type Node = v.GenericSchema & {
  wrapped?: Node;
  fallback?: unknown;
  entries?: Record<string, Node>;
  item?: Node;
  value?: Node;
  options?: unknown[];
  pipe?: { type: string; requirement?: unknown }[];
};

export type Path = readonly (string | number)[];

/**
 * A key of a message, and what is lost when it is bad: an optional key alone, a required one with the object that holds
 * it.
 */
export interface SampleKey {
  path: Path;
  /** An empty path stands for the whole message. */
  cost: Path;
}

/** A value with every key; lists and records have two entries. */
export function sampleOf(schema: v.GenericSchema): unknown {
  const node = schema as Node;
  if (node.wrapped) return sampleOf(node.wrapped);
  if (node.entries) return Object.fromEntries(sentKeys(node.entries).map(([key, part]) => [key, sampleOf(part)]));
  if (node.item) return [sampleOf(node.item), sampleOf(node.item)];
  if (node.type === 'record') return { en: sampleOf(node.value!), pt: sampleOf(node.value!) };
  if (node.type === 'union') return sampleOf(node.options![0] as Node);
  if (node.type === 'picklist') return node.options![0];
  if (node.type === 'number') return 5;
  if (node.type === 'boolean') return true;
  if (node.type === 'string') return textFor(node);
  return { any: ['thing'] };
}

export function keysOf(schema: v.GenericSchema, path: Path = [], cost: Path = []): SampleKey[] {
  const node = schema as Node;
  if (node.wrapped) return keysOf(node.wrapped, path, cost);
  const below = (key: string | number, part: Node, isLostAlone: boolean): SampleKey[] => {
    const at = [...path, key];
    const lost = isLostAlone ? at : cost;
    return [{ path: at, cost: lost }, ...keysOf(part, at, lost)];
  };
  if (node.entries) {
    return sentKeys(node.entries).flatMap(([key, part]) =>
      below(key, part, part.wrapped !== undefined || part.fallback !== undefined || isAnything(part)),
    );
  }
  if (node.item) return below(0, node.item, true);
  if (node.type === 'record') return below('en', node.value!, true);
  if (node.type === 'union') return keysOf(node.options![0] as Node, path, cost);
  return [];
}

/** Leaves out the key that the lenient reader itself adds. */
const sentKeys = (entries: Record<string, Node>) => Object.entries(entries).filter(([key]) => key !== UNREADABLE);

function isAnything(part: Node): boolean {
  return part.type === 'unknown' || (part.pipe !== undefined && (part.pipe[0] as Node).fallback !== undefined);
}

/** A copy with `value` at that path. */
export function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** A copy without what is at that path. */
export function without(whole: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof whole !== 'object' || whole === null) return undefined;
  if (Array.isArray(whole)) {
    const list = whole as unknown[];
    if (rest.length === 0) return list.filter((_, index) => index !== key);
    return list.map((entry, index) => (index === key ? without(entry, rest) : entry));
  }
  const { [key]: value, ...others } = whole as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: without(value, rest) };
}

function textFor({ pipe = [] }: Node): string {
  if (pipe.some(({ type }) => type === 'iso_timestamp')) return '2026-03-01T10:00:00Z';
  if (pipe.some(({ type }) => type === 'uuid')) return '5f0c3a52-9f0b-4b7e-8e4b-0d6f3c1b2a19';
  // Only base64 texts of the sampled schemas have a pattern.
  return pipe.some(({ type }) => type === 'regex') ? 'YQ==' : 'text';
}
