/** A withdrawal that waits for the code from the player's e-mail; it survives a reload of the page. */
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import { Amount, absent } from '../../contract/primitives';
import { PlayerStore, type SessionStore } from '../../core/storage/storage';

/** Each withdrawal that waits for its code is an entry of its own, under this and its id. */
export const CONFIRMATION_PREFIX = 'confirmation.';

/** What session storage keeps: never the e-mail address, never the code. */
export const ConfirmationRecord = v.object({
  withdrawalId: v.string(),
  methodName: v.string(),
  /** Major units. */
  amount: Amount,
  currency: v.string(),
  /** ISO 8601, by the gateway's clock. */
  codeExpiresAt: absent(v.string()),
  codeResendAt: absent(v.string()),
});
export type ConfirmationRecord = v.InferOutput<typeof ConfirmationRecord>;

/** Where a code was sent and how long it is valid, as a create or a resend returns it. */
export interface SentCode {
  email?: string | null | undefined;
  codeExpiresAt?: string | null | undefined;
  codeResendAt?: string | null | undefined;
}

/** Observable. */
@injectable()
export class PendingConfirmation {
  current: ConfirmationRecord | undefined = undefined;
  /** Where the code was sent; undefined after a reload. In memory only. */
  email: string | undefined = undefined;

  /** Ids of another player's, which stay in storage for their own. */
  private readonly others = new Set<string>();

  constructor(@inject(PlayerStore) private readonly storage: SessionStore) {
    // Storage is not observable, so that a computed value of it would be kept.
    makeAutoObservable(this, { waiting: false }, { deep: false });
    // Unless this frame has shown another one (`restore`).
    [this.current] = this.waiting;
  }

  /** All that wait, e.g. of two frames; the one whose code was sent last comes first. */
  get waiting(): readonly ConfirmationRecord[] {
    const keys = this.storage.keys(CONFIRMATION_PREFIX);
    const sentAt = ({ codeExpiresAt }: ConfirmationRecord) => codeExpiresAt ?? '';
    return keys
      .flatMap((key) => this.storage.read(key, ConfirmationRecord) ?? [])
      .filter(({ withdrawalId }) => !this.others.has(withdrawalId))
      .sort((a, b) => (sentAt(a) > sentAt(b) ? -1 : 1));
  }

  /** After a reload: this frame has shown this withdrawal's page. Where it waits no more, the latest stays the current one. */
  restore(withdrawalId: string): void {
    this.current = this.storage.read(CONFIRMATION_PREFIX + withdrawalId, ConfirmationRecord) ?? this.current;
  }

  /** The player wants this one's page. False where it waits no more, or nothing is stored of it. */
  choose(withdrawalId: string): boolean {
    const chosen = this.waiting.find((one) => one.withdrawalId === withdrawalId);
    if (!chosen) return false;
    if (this.current?.withdrawalId !== withdrawalId) this.email = undefined;
    this.current = chosen;
    return true;
  }

  begin(
    withdrawal: Pick<ConfirmationRecord, 'withdrawalId' | 'methodName' | 'amount' | 'currency'>,
    { email, codeExpiresAt, codeResendAt }: SentCode,
  ): void {
    this.email = email ?? undefined;
    this.save({ ...withdrawal, codeExpiresAt, codeResendAt });
  }

  /** Called when another code was sent. */
  renew({ email, codeExpiresAt, codeResendAt }: SentCode): void {
    if (!this.current) return;
    this.email = email ?? this.email;
    this.save({ ...this.current, codeExpiresAt, codeResendAt });
  }

  /** Called when this withdrawal is confirmed, or has ended. Of others that wait, the latest becomes the current one. */
  end(withdrawalId: string): void {
    this.storage.remove(CONFIRMATION_PREFIX + withdrawalId);
    this.leave(withdrawalId);
  }

  /** It is another player's of this tab. */
  leaveToOwner(withdrawalId: string): void {
    this.others.add(withdrawalId);
    this.leave(withdrawalId);
  }

  /** It is this player's after all. */
  takeBack(withdrawalId: string): void {
    this.others.delete(withdrawalId);
    this.current ??= this.waiting[0];
  }

  private leave(withdrawalId: string): void {
    if (this.current?.withdrawalId !== withdrawalId) return;
    [this.current] = this.waiting;
    this.email = undefined;
  }

  private save(record: ConfirmationRecord): void {
    this.current = record;
    this.storage.write(CONFIRMATION_PREFIX + record.withdrawalId, record);
  }
}
