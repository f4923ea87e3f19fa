/** Leaves out of a trace what is needed least, step by step. */
import type { Trace, TracedEntry } from './trace-format';

type Listed = Record<string, unknown> & { name?: string; category?: string };

/**
 * Yields the whole trace, then ever smaller ones: first without forms in the method lists, then without the methods
 * that no page opened, then without the oldest entries.
 */
export function* smallerTraces(trace: Trace): Generator<Trace> {
  yield trace;
  const names = new Set(trace.entries.flatMap(({ kind, data }) => (kind === 'page' ? chosen(data) : [])));
  const isChosen = ({ name, category }: Listed) => names.has(`${name}`) || names.has(`${category}`);
  const withoutForms = withMethods(trace, (methods) =>
    methods.map((method) => (isChosen(method) ? method : { ...method, fields: [], fees: undefined })),
  );
  yield withoutForms;
  const few = withMethods(trace, (methods) => methods.filter((method) => names.has(`${method.name}`)));
  yield few;
  let { entries } = few;
  while (entries.some(isDroppable)) {
    const rest = entries.filter(isDroppable);
    const dropped = new Set(rest.slice(0, Math.ceil(rest.length / 8)));
    entries = entries.filter((entry) => !dropped.has(entry));
    yield { ...few, entries };
  }
}

const isDroppable = ({ kind }: TracedEntry) => kind !== 'http';

function chosen(place: unknown): string[] {
  const { method, group } = (place ?? {}) as { method?: string; group?: string };
  return [method, group].filter((name) => name !== undefined);
}

function withMethods(trace: Trace, change: (methods: Listed[]) => Listed[]): Trace {
  const entries = trace.entries.map((entry) => {
    const { data } = (entry.reply ?? {}) as { data?: unknown };
    if (entry.kind !== 'http' || !Array.isArray(data)) return entry;
    return { ...entry, reply: { ...(entry.reply as object), data: change(data as Listed[]) } };
  });
  return { ...trace, entries };
}
