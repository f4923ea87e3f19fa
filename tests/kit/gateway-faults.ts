import { AppError } from '@/core/errors/app-error';

/** Faults of calls, named by request type or HTTP path. */
export class GatewayFaults {
  private readonly refusals = new Map<string, { error: AppError; isMeant: (data: unknown) => boolean }>();
  private readonly held = new Map<string, { wait: Promise<void>; release: () => void }>();
  private readonly lost = new Set<string>();

  /** Refuses the next call once. `isMeant`: chooses by the call's data, when others make the same call. */
  refuseNext(call: string, error: AppError, isMeant: (data: unknown) => boolean = () => true): void {
    this.refusals.set(call, { error, isMeant });
  }

  takeRefusal(call: string, data?: unknown): AppError | undefined {
    const refusal = this.refusals.get(call);
    if (!refusal?.isMeant(data)) return undefined;
    this.refusals.delete(call);
    return refusal.error;
  }

  /** Delays the call's replies, from now on, until `release`. */
  hold(call: string): void {
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    this.held.set(call, { wait, release });
  }

  /** Executes the call but drops its replies, from now on, until `release`. */
  lose(call: string): void {
    this.lost.add(call);
  }

  release(call: string): void {
    this.held.get(call)?.release();
    this.held.delete(call);
    this.lost.delete(call);
  }

  releaseAll(): void {
    for (const call of [...this.held.keys(), ...this.lost]) this.release(call);
  }

  /** Delays or drops a reply. Rejects like the channel's timeout when the reply is lost. */
  async deliver(call: string): Promise<void> {
    await this.held.get(call)?.wait;
    if (this.lost.has(call))
      throw new AppError('No reply', { code: 'socket.timeout', url: call, outcomeUnknown: true });
  }
}
