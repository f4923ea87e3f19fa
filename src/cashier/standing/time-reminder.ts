import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Flow } from '../../contract/primitives';
import { Analytics } from '../../core/analytics/analytics';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Settings } from '../../core/settings/settings';
import { Clock } from '../../core/time/time';
import { Navigation } from '../../kernel/navigation';
import { Registry } from '../../kernel/registry-token';
import { AttemptStore } from '../attempt/attempt-store';
import { PlayerStanding } from './player-standing';

const MINUTE_MS = 60_000;

/** Reminds the player from time to time how long the cashier has been open (setting `timeReminderMinutes`). Observable. */
@injectable()
export class TimeReminder {
  private isDue = false;
  private readonly openedAt: number;
  private stopTimer: (() => void) | undefined = undefined;

  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(Clock) private readonly clock: Clock,
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(AttemptStore) private readonly attempts: AttemptStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Registry) private readonly registry: Registry,
    @inject(PlayerStanding) private readonly player: PlayerStanding,
    @inject(HostBridge) private readonly host: HostBridge,
  ) {
    this.openedAt = clock.now();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.begin();
  }

  /** Never true during a create or on a transaction's page: the reminder waits until the player has left them. */
  get isShown(): boolean {
    const isCreating = Flow.options.some((flow) => ['creating', 'checking'].includes(this.attempts.stepOf(flow) ?? ''));
    return this.isDue && !isCreating && this.registry.pageAt(this.navigation.path)?.guard !== 'transaction';
  }

  /** Minutes since the cashier was opened, rounded down. */
  get minutes(): number {
    return Math.floor((this.clock.now() - this.openedAt) / MINUTE_MS);
  }

  goOn(): void {
    this.answer('go_on');
  }

  /** Opens the page with breaks if the gateway supports them; otherwise asks the host to close the cashier. */
  takeBreak(): void {
    this.answer('take_break');
    if (this.player.canSetLimits) void this.navigation.go('/deposit/limits');
    else this.host.send({ messageType: 'onClose' });
  }

  dispose(): void {
    this.stopTimer?.();
  }

  private begin(): void {
    const { timeReminderMinutes } = this.settings;
    if (timeReminderMinutes > 0) this.stopTimer = this.clock.after(timeReminderMinutes * MINUTE_MS, this.onDue);
  }

  private onDue(): void {
    this.isDue = true;
  }

  private answer(choice: 'go_on' | 'take_break'): void {
    if (!this.isDue) return;
    this.isDue = false;
    this.analytics.event('time_reminder', { minutes: this.minutes, choice });
    this.begin();
  }
}
