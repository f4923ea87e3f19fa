import { AppError } from '@/core/errors/app-error';

/** What may go wrong with a call, named by its request type or HTTP path. */
export class GatewayFaults {
  private readonly refusals = new Map<string, { error: AppError; isMeant: (data: unknown) => boolean }>();
  private readonly held = new Map<string, { wait: Promise<void>; release: () => void }>();
  private readonly lost = new Set<string>();

  /** The next one is answered so, once. `isMeant`: where others make the same call, by what it asks for. */
  refuseNext(call: string, error: AppError, isMeant: (data: unknown) => boolean = () => true): void {
    this.refusals.set(call, { error, isMeant });
  }

  takeRefusal(call: string, data?: unknown): AppError | undefined {
    const refusal = this.refusals.get(call);
    if (!refusal?.isMeant(data)) return undefined;
    this.refusals.delete(call);
    return refusal.error;
  }

  /** From now on its replies wait until `release`. */
  hold(call: string): void {
    let release = () => {};
    const wait = new Promise<void>((resolve) => (release = resolve));
    this.held.set(call, { wait, release });
  }

  /** From now on it is carried out, but no reply arrives; until `release`. */
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

  /** The way of a reply to the player. Rejects as the channel does when none came. */
  async deliver(call: string): Promise<void> {
    await this.held.get(call)?.wait;
    if (this.lost.has(call))
      throw new AppError('No reply', { code: 'socket.timeout', url: call, outcomeUnknown: true });
  }
}
