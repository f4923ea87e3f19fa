import type Big from 'big.js';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { Bonus } from '../../contract/bonus';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { readPayload } from '../../core/host-bridge/host-data';
import { Session } from '../../core/session/session';
import { ServerClock } from '../../core/time/server-clock';
import { isBonusActivated, isOver, missedMinimum } from './bonus-rules';

/** The bonus's part of a create request. */
export interface BonusClaim {
  isActivatedBonus: boolean;
  /** Set only when the bonus is activated. */
  bonusId?: string;
}

/** The player's bonuses (spec 3, "Bonus"). Observable. */
@injectable()
export class BonusStore {
  activeBonusId: string | undefined = undefined;
  /** Whether the player wants the selected bonus. */
  isEnabled = true;
  private received: readonly Bonus[] = [];
  private idByHost: string | undefined;
  private readonly stopListening: () => void;

  constructor(
    @inject(Session) session: Session,
    @inject(HostBridge) host: HostBridge,
    @inject(ServerClock) private readonly clock: Pick<ServerClock, 'now'>,
  ) {
    // Not cached as computed values, because they depend on the time.
    const byTime = { list: false, active: false, wanted: false, selectedByHost: false } as const;
    makeAutoObservable(this, byTime, { autoBind: true, deep: false });
    this.idByHost = session.payload.bonusId || undefined;
    this.replaceList(session.payload.bonusList);
    this.reset();
    this.stopListening = host.on('bonus-list-updated', ({ payload }) => this.replaceList(payload.bonusList));
  }

  /** The bonuses that have not expired. */
  get list(): readonly Bonus[] {
    return this.received.filter((bonus) => !isOver(bonus, this.clock.now()));
  }

  /** The selected bonus; undefined while the list does not hold it. */
  get active(): Bonus | undefined {
    return this.list.find((bonus) => bonus.id === this.activeBonusId);
  }

  /** The selected bonus if the player wants it. */
  get wanted(): Bonus | undefined {
    return this.isEnabled ? this.active : undefined;
  }

  /** The bonus that the host has named; undefined when it leaves the choice to the player. */
  get selectedByHost(): Bonus | undefined {
    return this.list.find((bonus) => bonus.id === this.idByHost);
  }

  /** The minimum deposit of the wanted bonus, in major units, when `amount` is less. */
  missedBy(methodName: string, amount: Big): number | undefined {
    return missedMinimum({ methodName, amount, bonus: this.wanted });
  }

  /** The player's own choice; undefined for no bonus. */
  choose(id: string | undefined): void {
    this.setEnabled(id !== undefined);
    if (id !== undefined) this.select(id);
  }

  /** `amount` in major units of the player's currency. */
  claimFor(methodName: string, amount: number): BonusClaim {
    const { active, isEnabled } = this;
    if (!active || !isBonusActivated({ methodName, amount, bonus: active, isEnabled })) {
      return { isActivatedBonus: false };
    }
    return { isActivatedBonus: true, bonusId: active.id };
  }

  select(id: string | undefined): void {
    this.activeBonusId = id;
  }

  setEnabled(isEnabled: boolean): void {
    this.isEnabled = isEnabled;
  }

  /**
   * Handles a later `loaded`: a `bonusId` other than the last one becomes the choice; an empty one or null means no
   * bonus. The same `bonusId` changes nothing, since a host repeats everything with a new token: the player's own
   * choice stays.
   */
  onHost(payload: unknown): void {
    const said = readPayload(payload)?.['bonusId'];
    if (said !== null && typeof said !== 'string' && typeof said !== 'number') return;
    const id = String(said ?? '') || undefined;
    if (id === this.idByHost) return;
    this.idByHost = id;
    this.activeBonusId = id;
    this.isEnabled = true;
  }

  /** Restores what the host sent last. */
  reset(): void {
    this.activeBonusId = this.idByHost;
    this.isEnabled = true;
  }

  dispose(): void {
    this.stopListening();
  }

  /** Keeps the selection: a bonus that leaves the list and comes back is still selected. */
  private replaceList(list: readonly Bonus[]): void {
    this.received = list;
  }
}
