import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The widget as a player meets it: in a frame of a host page, or alone in a native view. */
export class Cashier {
  /** `host`: the page whose only frame it is. */
  constructor(
    private readonly place: FrameLocator | Page,
    private readonly host?: Page,
  ) {}

  /**
   * The frame itself, where that is plain: what is looked for through its host is found anew by every call, which costs two
   * calls more. A locator of it is of this visit: one that is kept for the next fails, as its frame is gone.
   */
  get view(): FrameLocator | Page | Frame {
    const [frame, another] = this.host?.mainFrame().childFrames() ?? [];
    return frame && !another ? frame : this.place;
  }

  /** The page's own heading; a list has none and is named in the header. */
  get title(): Locator {
    return this.view.locator('main').getByRole('heading', { level: 1 });
  }

  get headerTitle(): Locator {
    return this.view.locator('header').getByRole('heading', { level: 1 });
  }

  get tiles(): Locator {
    return this.view.locator('main').getByRole('list').getByRole('button');
  }

  /** The list until the application has taken it over, or shows another page in its place: any moment, of itself. */
  get firstList(): Locator {
    return this.view.locator('#root[data-first]');
  }

  get amount(): Locator {
    return this.view.getByRole('textbox', { name: 'Amount' });
  }

  get payButton(): Locator {
    return this.view.getByRole('button', { name: 'Continue to payment' });
  }

  get back(): Locator {
    return this.view.getByRole('button', { name: 'Back', exact: true });
  }

  get close(): Locator {
    return this.view.locator('header').getByRole('button', { name: 'Close' });
  }

  get alert(): Locator {
    return this.view.getByRole('alert');
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
    return 'owner' in this.place ? this.place.owner().page() : this.place;
  }
}
