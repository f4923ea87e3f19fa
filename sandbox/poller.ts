/** Polls the database for due work, which any process may take. */

/** Milliseconds between two polls. */
const INTERVAL_MS = 500;

/** Runs `work` for each item. A failure is logged and does not keep the other items from their turn. */
export async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items)
    await work(item).catch((error: unknown) => console.error('Work that was due failed', error));
}

export class Poller {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private working: Promise<void> | undefined;

  constructor(private readonly jobs: readonly (() => Promise<void>)[]) {}

  /** Polls at once, for work that became due while no process ran, then at an interval. */
  async start(): Promise<void> {
    this.working = this.look();
    await this.working;
    if (!this.isStopped) this.timer = setTimeout(() => void this.start(), INTERVAL_MS);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private async look(): Promise<void> {
    await forEach(this.jobs, async (job) => {
      if (!this.isStopped) await job();
    });
  }
}
