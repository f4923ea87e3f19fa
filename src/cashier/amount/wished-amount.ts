import { injectable } from 'tsyringe';

/** The amount that the host has named for a method, in major units. The method's next form starts with it, once. */
@injectable()
export class WishedAmount {
  private wish: { methodName: string; amount: number } | undefined;

  set(methodName: string, amount: number): void {
    this.wish = { methodName, amount };
  }

  clear(): void {
    this.wish = undefined;
  }

  take(methodName: string): number | undefined {
    const { wish } = this;
    if (wish?.methodName !== methodName) return undefined;
    this.wish = undefined;
    return wish.amount;
  }
}
