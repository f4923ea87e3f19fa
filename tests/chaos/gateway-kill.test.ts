/** The gateway is killed with -9 in the middle of creates and started again: each intent is one transaction. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { userIdOf } from '../../sandbox/store/user-id';
import { operator } from '../../sandbox/testing/client';
import { GatewayProcess } from '../e2e/kit/gateway-process';
import { CREATES } from './kit/creates';
import { Device } from './kit/device';
import { isFullRun, seededDice } from './kit/dice';
import { fastClock } from './kit/fast-clock';

const KILLS = isFullRun ? 10 : 1;
const TOKEN = 'chaos-kill';
const dice = seededDice('Gateway kills');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it(`${KILLS} kill(s): no transaction lost, none made twice`, { timeout: 15 * 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cashier-chaos-'));
  const gateway = await GatewayProcess.on(join(folder, 'db'));
  await gateway.start();
  const device = new Device(gateway.url, TOKEN, fastClock(10));
  try {
    for (let turn = 0; turn < KILLS; turn += 1) {
      await device.online();
      const create = CREATES.redirect(device, 10 + turn);
      const outcome = create.then(
        () => true,
        () => false,
      );
      await sleep(dice.between(0, 40));
      await gateway.kill();
      await gateway.start();
      await device.online();
      // The player is told of a create that was never sent, and taps again.
      if (!(await outcome)) await CREATES.redirect(device, 10 + turn);
      expect(device.attempts.latest('deposit')).toMatchObject({ step: 'created', intent: { amount: 10 + turn } });
    }
    const made = await operator(gateway.url).list({ userId: userIdOf(TOKEN), limit: '500' });
    expect(made.map(({ amount }) => Number(amount)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: KILLS }, (_, turn) => 10 + turn),
    );
    expect(device.host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction')).toHaveLength(KILLS);
    expect((await operator(gateway.url).ledger()).balanced).toBe(true);
  } finally {
    device.close();
    await gateway.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
