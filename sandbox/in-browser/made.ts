import * as v from 'valibot';

/** Ids that a create's reply may hold. */
const Created = v.object({
  depositId: v.nullish(v.string()),
  withdrawalId: v.nullish(v.string()),
  deposit: v.nullish(v.object({ depositId: v.string() })),
  confirmationRequested: v.nullish(v.boolean()),
});

/** What a create's reply says of the transaction that was made, if any. */
export function madeBy(reply: unknown): { id?: string | undefined; isToConfirm?: boolean } {
  const made = v.safeParse(Created, reply);
  if (!made.success) return {};
  const { depositId, withdrawalId, deposit, confirmationRequested } = made.output;
  return { id: depositId ?? withdrawalId ?? deposit?.depositId, isToConfirm: confirmationRequested === true };
}
