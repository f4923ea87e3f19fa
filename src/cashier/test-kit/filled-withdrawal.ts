import { withdrawalKit } from './withdrawal-kit';

/** A withdrawal whose amount has been typed. */
export async function filled(amount: string, ...facts: Parameters<typeof withdrawalKit>) {
  const kit = await withdrawalKit(...facts);
  kit.form.setAmount(amount);
  return kit;
}
