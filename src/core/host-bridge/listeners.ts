type Listener<M> = (message: M) => void;

interface Listeners<M extends { type: string }> {
  deliver(message: M): void;
  on<T extends M['type']>(type: T, listener: Listener<Extract<M, { type: T }>>): () => void;
}

/**
 * Listeners by message type. Messages of a type without listeners wait for the first listener; all of them, since each may
 * contain what the others leave out. Each listener is called in its own microtask, so that its error reaches the page's
 * error reporting and does not stop the others.
 */
export function listeners<M extends { type: string }>(): Listeners<M> {
  const byType = new Map<string, Set<Listener<M>>>();
  let waiting: M[] = [];
  const call = (listener: Listener<M>, message: M): void =>
    queueMicrotask(() => byType.get(message.type)?.has(listener) && listener(message));

  return {
    deliver(message) {
      const found = byType.get(message.type);
      if (!found?.size) waiting.push(message);
      else for (const listener of found) call(listener, message);
    },
    on(type, listener) {
      const added = ((message: M) => listener(message as never)) as Listener<M>;
      byType.set(type, (byType.get(type) ?? new Set()).add(added));
      for (const message of waiting) if (message.type === type) call(added, message);
      waiting = waiting.filter((message) => message.type !== type);
      return () => void byType.get(type)?.delete(added);
    },
  };
}
