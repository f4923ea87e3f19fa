/** A deposit on PostgreSQL, where that is installed. */
import { findPostgres } from '../../../machine/postgres';
import { startPostgres } from '../../../sandbox/testing/postgres';
import { startSandbox } from '../../../sandbox/start-sandbox';
import { AcquirerPage } from '../kit/acquirer-page';
import { Gateway } from '../kit/gateway';
import { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

const bin = findPostgres();

if (bin) {
  test('a deposit on PostgreSQL', async ({ page, token }) => {
    const cluster = await startPostgres(bin);
    const sandbox = await startSandbox({ port: 0, hostPort: 0, databaseUrl: cluster.url });
    try {
      expect(sandbox.databaseLabel).toContain('PostgreSQL');
      const host = new HostPage(page, sandbox.hostUrl, token);
      const gateway = new Gateway(sandbox.url, token);
      const cashier = await host.openForm('Test card');
      const acquirer = new AcquirerPage(await cashier.pay('50'));
      await acquirer.choose('Approve');
      await expect(cashier.title).toHaveText('Deposit received');
      expect(await gateway.deposit()).toMatchObject({ status: 'processed', amount: '50' });
      expect(await gateway.balances()).toEqual({ EUR: 50 });
      await host.expectSent('onCreateTransaction', { eventType: 'deposit' });
    } finally {
      await sandbox.close();
      await cluster.stop();
    }
  });
}
