/** A list of callbacks. One that throws is told to `onError` and does not keep the others from being called. */
export class Listeners<A extends unknown[]> {
  /** Made anew by each change: a call that is under way goes on with those it began with, and copies nothing. */
  private entries: readonly { callback: (...args: A) => void }[] = [];

  constructor(private readonly onError: (error: unknown) => void) {}

  /** Returns the way to stop. Each call adds its own entry, so one function may listen twice. */
  add(callback: (...args: A) => void): () => void {
    const entry = { callback };
    this.entries = [...this.entries, entry];
    return () => {
      this.entries = this.entries.filter((one) => one !== entry);
    };
  }

  call(...args: A): void {
    for (const { callback } of this.entries) {
      try {
        callback(...args);
      } catch (error) {
        this.onError(error);
      }
    }
  }
}
