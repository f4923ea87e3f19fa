/** Work that waits in the database for whichever process looks first: looked for again and again. */

/** Milliseconds between two looks. */
const INTERVAL_MS = 500;

/** Each on its own: one that fails is told, and the others have their turn. */
export async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items)
    await work(item).catch((error: unknown) => console.error('Work that was due failed', error));
}

export class Poller {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private working: Promise<void> | undefined;

  constructor(private readonly jobs: readonly (() => Promise<void>)[]) {}

  /** The first look is at once: what has become due while no process was there. */
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
