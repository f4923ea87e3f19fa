import * as v from 'valibot';
import { WithdrawalResumeReply } from '../../contract/transactions';
import { created, withdrawalKit, type WithdrawalKitFacts } from '../test-kit/withdrawal-kit';

/** A withdrawal that waits for its code, with its page open. */
export async function toConfirm(facts?: WithdrawalKitFacts, reply: Record<string, unknown> = {}) {
  const kit = await withdrawalKit(facts);
  const times = { codeExpiresAt: '2026-01-01T00:10:00Z', codeResendAt: '2026-01-01T00:00:30Z' };
  kit.realtime.script('BANKING:withdrawal-create', () =>
    created({ confirmationRequested: true, email: 'p•••@example.com', ...times, ...reply }),
  );
  kit.form.setAmount('500');
  await kit.withdrawal.submit();
  kit.withdrawal.dispose();
  const confirm = kit.newConfirm();
  confirm.open();
  return { ...kit, confirm };
}

/** What the gateway says of the withdrawal itself, with the schema's defaults. */
export const stateOf = (state: Record<string, unknown>) => v.parse(WithdrawalResumeReply, state);
