/** A brand's page that uses the package: the cashier in `#cashier`, between other content of the page. */
import type { Page } from '@playwright/test';
import type { CashierEvent } from '../../../src/host-sdk/events';
import type { HostPayload } from '../../../src/host-sdk/payload';
import type { CashierHandle, CashierOptions, CashierTarget } from '../../../src/host-sdk/types';

export const sdkHost = (widgetUrl: string) => `<!doctype html>
<meta name="viewport" content="width=device-width" />
<title>A brand</title>
<style>body { margin: 0 }</style>
<header style="height: 100px">A brand</header>
<div id="cashier"></div>
<footer style="height: 100px">The end</footer>
<script type="module">
  import { mountCashier } from '/node_modules/cashier-host-sdk/index.js';
  window.heard = [];
  window.problems = [];
  window.mount = (options) => {
    const common = { widgetUrl: '${widgetUrl}', onProblem: (it) => problems.push(it) };
    const trace = ({ direction, message }) => direction === 'from-widget' && heard.push(message);
    window.cashier = mountCashier(document.getElementById('cashier'), { ...common, trace, ...options });
  };
</script>`;

interface HostWindow {
  heard: CashierEvent[];
  problems: { code: string }[];
  cashier: CashierHandle;
  mount(options: Partial<CashierOptions>): void;
}

export class SdkHost {
  constructor(private readonly page: Page) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.waitForFunction(() => 'mount' in window);
  }

  /**
   * Mounts the cashier in the page. `fresh`: tokens that the page gives in turn when the cashier's token has expired.
   */
  async mount(payload: HostPayload, options: Partial<CashierOptions> = {}, fresh: string[] = []): Promise<void> {
    await this.page.evaluate(
      ([own, more, tokens]) => {
        const requestToken = () => tokens.shift() ?? '';
        const asks = tokens.length > 0 ? { requestToken } : {};
        (window as unknown as HostWindow).mount({ payload: own, ...more, ...asks });
      },
      [payload, options, fresh] as const,
    );
  }

  async unmount(): Promise<void> {
    await this.page.evaluate(() => (window as unknown as HostWindow).cashier.destroy());
  }

  async update(payload: HostPayload): Promise<void> {
    await this.page.evaluate((change) => (window as unknown as HostWindow).cashier.update(change), payload);
  }

  async setBonus(id: string | null): Promise<void> {
    await this.page.evaluate((bonus) => (window as unknown as HostWindow).cashier.setBonus(bonus), id);
  }

  async openAt(target: CashierTarget): Promise<void> {
    await this.page.evaluate((at) => (window as unknown as HostWindow).cashier.open(at), target);
  }

  heard(): Promise<CashierEvent[]> {
    return this.page.evaluate(() => (window as unknown as HostWindow).heard);
  }

  problems(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as HostWindow).problems.map(({ code }) => code));
  }
}
