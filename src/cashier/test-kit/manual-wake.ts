import type { WakeSignals } from '../status/wake-signals';

/** Wake signals that the test triggers by `wake`. */
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
