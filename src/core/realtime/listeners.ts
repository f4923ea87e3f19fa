/** A set of callbacks. One that throws is told to `onError` and does not keep the others from being called. */
export class Listeners<A extends unknown[]> {
  private readonly callbacks = new Set<(...args: A) => void>();

  constructor(private readonly onError: (error: unknown) => void) {}

  /** Returns the way to stop. Each call adds its own entry, so one function may listen twice. */
  add(callback: (...args: A) => void): () => void {
    const entry = (...args: A) => callback(...args);
    this.callbacks.add(entry);
    return () => void this.callbacks.delete(entry);
  }

  call(...args: A): void {
    for (const callback of [...this.callbacks]) {
      try {
        callback(...args);
      } catch (error) {
        this.onError(error);
      }
    }
  }
}
