type Listener<M> = (message: M) => void;

interface Listeners<M extends { type: string }> {
  deliver(message: M): void;
  on<T extends M['type']>(type: T, listener: Listener<Extract<M, { type: T }>>): () => void;
  /** Drops what still waits and came before the message that is being heard; all of it where none is. */
  forget(): void;
}

/**
 * Listeners by message type. Messages are heard one after the other, each by those who listen at that time: what the first
 * of several leads to, such as another player's cashier, hears the next ones. Those of a type without listeners wait for
 * the first listener; all of them, since each may contain what the others leave out. Each listener is called in its own
 * microtask, so that its error reaches the page's error reporting and does not stop the others.
 */
export function listeners<M extends { type: string }>(): Listeners<M> {
  const byType = new Map<string, Set<Listener<M>>>();
  const waiting: M[] = [];
  /** How many of those that wait came before the message that is being heard; -1 where none is. */
  let earlier = -1;

  const hearNext = (): void => {
    earlier = waiting.findIndex(({ type }) => byType.get(type)?.size);
    if (earlier < 0) return;
    const [message] = waiting.splice(earlier, 1) as [M];
    const found = byType.get(message.type)!;
    for (const listener of [...found]) queueMicrotask(() => found.has(listener) && listener(message));
    queueMicrotask(hearNext);
  };
  const begin = (): void => void (earlier < 0 && hearNext());

  return {
    deliver(message) {
      waiting.push(message);
      begin();
    },
    on(type, listener) {
      const added = ((message: M) => listener(message as never)) as Listener<M>;
      byType.set(type, (byType.get(type) ?? new Set()).add(added));
      begin();
      return () => void byType.get(type)?.delete(added);
    },
    forget() {
      waiting.splice(0, earlier < 0 ? waiting.length : earlier);
    },
  };
}
