import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The widget as a player meets it: in a frame of a host page, or alone in a native view. */
export class Cashier {
  /** The page's own heading; a list has none and is named in the header. */
  readonly title: Locator;
  readonly headerTitle: Locator;
  readonly tiles: Locator;
  /** The list until the application has taken it over, or shows another page in its place: any moment, of itself. */
  readonly firstList: Locator;
  readonly amount: Locator;
  readonly payButton: Locator;
  readonly back: Locator;
  readonly close: Locator;
  readonly alert: Locator;

  constructor(readonly view: FrameLocator | Page) {
    this.title = view.locator('main').getByRole('heading', { level: 1 });
    this.headerTitle = view.locator('header').getByRole('heading', { level: 1 });
    this.firstList = view.locator('#root[data-first]');
    this.tiles = view.locator('main').getByRole('list').getByRole('button');
    this.amount = view.getByRole('textbox', { name: 'Amount' });
    this.payButton = view.getByRole('button', { name: 'Continue to payment' });
    this.back = view.getByRole('button', { name: 'Back', exact: true });
    this.close = view.locator('header').getByRole('button', { name: 'Close' });
    this.alert = view.getByRole('alert');
  }

  /** Badge, icons' count and limit are part of a tile's name too; the label is a text of its own. */
  tile(label: string): Locator {
    return this.tiles.filter({ has: this.view.getByText(label, { exact: true }) });
  }

  /** From now on what is done to the list is done by the application. */
  async expectOwnList(): Promise<void> {
    await expect(this.firstList).toHaveCount(0);
    await expect(this.tiles.first()).toBeVisible();
  }

  button(name: string): Locator {
    return this.view.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.view.getByRole('textbox', { name, exact: true });
  }

  detail(label: string): Locator {
    return this.view
      .locator('dl > div')
      .filter({ has: this.view.getByText(label, { exact: true }) })
      .locator('dd');
  }

  /** Walks from the list to a method's form. */
  async choose(label: string): Promise<void> {
    await this.tile(label).click();
    await expect(this.title).toHaveText(label);
    await expect(this.amount).toBeVisible();
  }

  /** Submits the form, and gives the payment page that opens for it. */
  async pay(amount: string): Promise<Page> {
    await this.amount.fill(amount);
    const opened = this.page().context().waitForEvent('page');
    await this.payButton.click();
    return opened;
  }

  private page(): Page {
    return 'owner' in this.view ? this.view.owner().page() : this.view;
  }
}
