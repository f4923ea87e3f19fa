import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The widget as a player sees it: in a frame of a host page, or on its own in a native view. */
export class Cashier {
  /** `host`: a page in which the cashier is the only frame. */
  constructor(
    private readonly place: FrameLocator | Page,
    private readonly host?: Page,
  ) {}

  /**
   * The frame itself where there is only one: a locator through the host page would look up the frame on every call, which
   * costs two more calls. Locators of the frame are valid for one visit only, since the next visit has another frame.
   */
  get view(): FrameLocator | Page | Frame {
    const [frame, another] = this.host?.mainFrame().childFrames() ?? [];
    return frame && !another ? frame : this.place;
  }

  /** The page's own heading. A list has none: its title is in the header. */
  get title(): Locator {
    return this.view.locator('main').getByRole('heading', { level: 1 });
  }

  get headerTitle(): Locator {
    return this.view.locator('header').getByRole('heading', { level: 1 });
  }

  get tiles(): Locator {
    return this.view.locator('main').getByRole('list').getByRole('button');
  }

  /** The first list (src/first), as long as the application has not hydrated it or replaced it with another page. */
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

  /** Finds a tile by its label, an element of its own: the tile's name also contains the badge, the icons' count and the limit. */
  tile(label: string): Locator {
    return this.tiles.filter({ has: this.view.getByText(label, { exact: true }) });
  }

  /** Waits until the application, and not the first script, handles the list. */
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

  /** Opens a method's form from the list. */
  async choose(label: string): Promise<void> {
    await this.tile(label).click();
    await expect(this.title).toHaveText(label);
    await expect(this.amount).toBeVisible();
  }

  /** Submits the form; returns the payment page that it opens. */
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
