import { injectable } from 'tsyringe';

/** The amount that the host or the player has named before the form, in major units. */
@injectable()
export class WishedAmount {
  private wish: { methodName: string; amount: number } | undefined;
  private kept: number | undefined;

  /** The method's next form starts with it, once. */
  set(methodName: string, amount: number): void {
    this.wish = { methodName, amount };
  }

  /** Every form starts with it, until another one is kept. */
  keep(amount: number | undefined): void {
    this.kept = amount;
  }

  clear(): void {
    this.wish = undefined;
    this.kept = undefined;
  }

  take(methodName: string): number | undefined {
    const { wish } = this;
    if (wish?.methodName !== methodName) return this.kept;
    this.wish = undefined;
    return wish.amount;
  }
}
