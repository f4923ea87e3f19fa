import { inject, injectable } from 'tsyringe';
import { Clock } from '../../core/time/time';
import { Registry } from '../../kernel/registry-token';
import { AttemptStore } from '../attempt/attempt-store';
import { CurrentTransaction } from '../attempt/current-transaction';
import { PendingConfirmation } from '../attempt/pending-confirmation';
import { StoredOwner } from '../attempt/stored-owner';
import { RESUME_PATH, decideStart } from './decide';
import { PlaceKeeper } from './place-keeper';
import { CONFIRM_PATH, type Place } from './place-record';
import { Resume, type Sought } from './resume';

/** Decides where the app starts: after a reload or a killed tab, where the player was. */
@injectable()
export class StartPlace {
  constructor(
    @inject(PlaceKeeper) private readonly places: PlaceKeeper,
    @inject(Resume) private readonly resume: Resume,
    @inject(Registry) private readonly registry: Registry,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(StoredOwner) private readonly owner: StoredOwner,
    @inject(CurrentTransaction) private readonly transaction: CurrentTransaction,
    @inject(PendingConfirmation) private readonly confirmation: Pick<PendingConfirmation, 'restore'>,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the path that must be opened, or undefined for the one in the address. `asked`: that one. */
  begin(asked: string): string | undefined {
    const { before } = this.places;
    this.places.start();
    const place = before && this.sought(before);
    const attempt = place && this.attempts.ofTransaction(place.flow, place.id);
    const now = this.clock.now();
    const isHeld = place !== undefined && this.isHeld(place);
    const isAskedUnknown = this.isUnknown(asked);
    const start = decideStart({ asked, place, step: attempt?.step, isHeld, isAskedUnknown, now });
    if (!place || start === 'asked') return undefined;
    if (start === 'searchAsked') {
      this.resume.seek(this.sought({ ...place, path: asked })!);
      return RESUME_PATH;
    }
    this.restore(place);
    this.resume.seek(place);
    if (start === 'search') return RESUME_PATH;
    this.resume.goOn(place);
    return place.path;
  }

  private sought(place: Place): Sought | undefined {
    const page = this.registry.pageAt(place.path);
    return page && page.flow !== 'none' ? { ...place, flow: page.flow, guard: page.guard } : undefined;
  }

  private isHeld({ flow, id }: Sought): boolean {
    const attempt = this.attempts.ofTransaction(flow, id);
    if (id == null || attempt?.transactionId !== id) return this.transaction.current !== undefined;
    return this.owner.isPlayers(flow, id) === true;
  }

  private isUnknown(asked: string): boolean {
    const page = this.registry.pageAt(asked);
    if (page?.guard !== 'transaction' || page.flow === 'none') return false;
    const id = this.attempts.latest(page.flow)?.transactionId;
    return id != null && this.owner.isPlayers(page.flow, id) === undefined;
  }

  private restore({ flow, id, path }: Sought): void {
    if (id == null) return;
    const attempt = this.attempts.ofTransaction(flow, id);
    if (attempt?.transactionId === id) this.transaction.restore(attempt);
    if (path === CONFIRM_PATH) this.confirmation.restore(id);
  }
}
