/** What simulated providers will do later on their own. */
export interface PlannedEvent {
  transactionId: string;
  event: string;
  /** Milliseconds since the epoch. */
  dueAt: number;
}

type SetTimer = (callback: () => void, ms: number) => unknown;

export class PlannedEvents {
  private readonly planned = new Set<PlannedEvent>();

  constructor(
    private readonly now: () => number,
    private readonly setTimer: SetTimer = (callback, ms) => globalThis.setTimeout(callback, ms),
    private readonly deliver: (transactionId: string, event: string) => Promise<void>,
  ) {}

  schedule(transactionId: string, ms: number, event: string): void {
    this.arm({ transactionId, event, dueAt: this.now() + ms }, ms);
  }

  list(): PlannedEvent[] {
    return [...this.planned];
  }

  restore(events: readonly PlannedEvent[]): void {
    for (const event of events) this.arm(event, Math.max(0, event.dueAt - this.now()));
  }

  private arm(planned: PlannedEvent, ms: number): void {
    this.planned.add(planned);
    this.setTimer(() => {
      this.planned.delete(planned);
      void this.deliver(planned.transactionId, planned.event);
    }, ms);
  }
}
