import type { WakeSignals } from '../status/wake-signals';

/** Wakes when the test says so. */
export class ManualWake implements WakeSignals {
  private readonly listeners = new Set<() => void>();

  onWake(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  wake(): void {
    for (const listener of this.listeners) listener();
  }
}
