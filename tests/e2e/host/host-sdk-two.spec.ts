/** Two cashiers in one page, and a reload of it: each state is reported once, to its own player's cashier. */
import { Cashier } from '../kit/cashier';
import { expect, test } from '../kit/host-test';
import { Gateway } from '../kit/gateway';

interface HostWindow {
  heard: string[];
}

const hostPage = (widgetUrl: string, tokens: readonly [string, string]) => `<!doctype html>
<title>A brand</title>
<div id="first" style="height: 640px"></div>
<div id="second" style="height: 640px"></div>
<script type="module">
  import { mountCashier } from '/node_modules/cashier-host-sdk/index.js';
  window.heard = [];
  const tokens = ${JSON.stringify(tokens)};
  for (const [index, id] of ['first', 'second'].entries()) {
    const payload = { token: tokens[index], userId: tokens[index], currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
    const cashier = mountCashier(document.getElementById(id), { widgetUrl: '${widgetUrl}', payload });
    cashier.on('onTransactionStatus', ({ status, eventId }) => heard.push([id, status, eventId].join(' ')));
  }
</script>`;

for (const isOnePlayer of [true, false])
  test(`of ${isOnePlayer ? 'one player' : 'two players'}: an end after a reload is reported once`, async ({
    site,
    installed,
    widgetUrl,
    page,
    token,
    sandbox,
    gateway,
  }) => {
    const other = isOnePlayer ? token : `${token}-other`;
    await page.goto(await site.page(hostPage(widgetUrl, [token, other]), { folder: installed }));
    const [first, second] = ['#first iframe', '#second iframe'].map((frame) => new Cashier(page.frameLocator(frame)));
    await expect(second!.tile('Test card')).toBeVisible();
    await first!.choose('Test card');
    await first!.pay('50');
    const { id } = await gateway.deposit();
    if (!isOnePlayer) {
      await second!.choose('Test card');
      await second!.pay('60');
    }
    await page.reload();
    await expect(first!.title).toHaveText('Waiting for payment');
    await gateway.act(id, 'approve');
    await expect(first!.title).toHaveText('Deposit received');
    const ended = () =>
      page.evaluate(() => (window as unknown as HostWindow).heard.filter((it) => it.includes('processed')));
    await expect.poll(ended).toHaveLength(1);
    if (isOnePlayer) return;
    const theirs = await new Gateway(sandbox.url, other).deposit();
    await new Gateway(sandbox.url, other).act(theirs.id, 'approve');
    await expect.poll(ended).toEqual([`first processed ${id}`, `second processed ${theirs.id}`]);
  });
