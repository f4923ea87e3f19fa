import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IN_MEMORY } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { connect, depositRequest, operator, type TestClient } from '../testing/client';

const VALID = { expiry: '12/34', cvc: '123' };

describe('the provider side', () => {
  let sandbox: Sandbox;
  let player: TestClient;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: IN_MEMORY });
    player = await connect(sandbox.url, 'demo-acquirer');
  }, 60_000);
  afterAll(async () => {
    player?.close();
    await sandbox?.close();
  });

  const create = async (changes = {}) => {
    const reply = await player.request('BANKING:deposit-create', depositRequest(changes));
    return reply.data as { depositId: string; apiResponse: { source: string; data: Record<string, string> } };
  };
  const post = (url: string, values: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(values) });
  const step = (source: string, name: string) => source.replace('?', `/${name}?`);
  const find = async (id: string) => (await operator(sandbox.url).list({ text: id }))[0]!;

  describe('acquirer', () => {
    it('shows the amount on a page of another origin, with a strict policy', async () => {
      const { apiResponse } = await create({ amount: 12.5 });
      expect(new URL(apiResponse.source).origin).not.toBe(sandbox.url);
      const response = await fetch(apiResponse.source);
      expect(await response.text()).toContain('12.50 EUR');
      const policy = response.headers.get('content-security-policy')!;
      expect(policy).toContain("form-action 'self'; frame-ancestors *");
      expect(policy).not.toContain('unsafe');
    });

    it.each([
      ['4242 4242 4242 4242', 'Payment approved', 'processed', 1],
      ['4000000000000002', 'Payment failed', 'mistaked', 2],
    ])('settles the card %s: %s', async (number, title, status, pushed) => {
      const { apiResponse, depositId } = await create();
      const push = player.push('deposit.status');
      const page = await post(step(apiResponse.source, 'pay'), { number, ...VALID });
      const text = await page.text();
      expect(text).toContain(title);
      expect(text).toContain('<a class="primary" href="https://shop.example/">Return to shop</a>');
      expect(await push).toMatchObject({ id: depositId, status: pushed });
      expect((await find(depositId)).status).toBe(status);
    });

    it.each([
      ['123456', 'processed'],
      ['000000', 'mistaked'],
    ])('asks a 3-D Secure card for a code; %s makes it %s', async (code, status) => {
      const { apiResponse, depositId } = await create();
      const challenge = await post(step(apiResponse.source, 'pay'), { number: '4000002760003184', ...VALID });
      expect(await challenge.text()).toContain('One-time code');
      expect((await find(depositId)).status).toBe('waiting');
      await post(step(apiResponse.source, 'challenge'), { code });
      expect((await find(depositId)).status).toBe(status);
    });

    it.each([
      [{ number: '4242424242424241', ...VALID }, 'Enter a valid card number'],
      [{ number: '5555555555554444', ...VALID }, 'never a real one'],
      [{ number: '4242424242424242', expiry: '13/30', cvc: '123' }, 'Enter an expiry date'],
      [{ number: '4242424242424242', expiry: '12/20', cvc: '123' }, 'Enter an expiry date'],
      [{ number: '4242424242424242', expiry: '12/34', cvc: '12' }, 'Enter the 3 or 4 digits'],
    ])('refuses %j, keeps the payment open and sends no digit back', async (card, problem) => {
      const { apiResponse, depositId } = await create();
      const response = await post(step(apiResponse.source, 'pay'), card);
      expect(response.status).toBe(422);
      const text = await response.text();
      expect(text).toContain(problem);
      expect(text).not.toContain(`value="${card.number}"`);
      expect((await find(depositId)).status).toBe('waiting');
    });

    it.each([
      ['approve', 'processed'],
      ['decline', 'mistaked'],
      ['cancel', 'mistaked'],
      ['challenge', 'waiting'],
      ['walk-away', 'waiting'],
    ])('has a button to %s', async (outcome, status) => {
      const { apiResponse, depositId } = await create();
      expect(await (await fetch(apiResponse.source)).text()).toContain(`name="outcome" value="${outcome}"`);
      await post(step(apiResponse.source, 'outcome'), { outcome });
      expect((await find(depositId)).status).toBe(status);
    });

    it('does not change a payment that has ended', async () => {
      const { apiResponse, depositId } = await create();
      await post(step(apiResponse.source, 'outcome'), { outcome: 'approve' });
      const again = await post(step(apiResponse.source, 'outcome'), { outcome: 'decline' });
      expect(await again.text()).toContain('Payment approved');
      expect((await find(depositId)).status).toBe('processed');
    });

    it('takes a form post with the right signature only', async () => {
      const { apiResponse, depositId } = await create({ paymentType: 'test_card_post' });
      expect(new URL(apiResponse.source).pathname).toBe('/acquirer/post');
      const page = await post(apiResponse.source, apiResponse.data);
      expect(page.url).toContain(`/acquirer/${depositId}?`);
      expect(page.status).toBe(200);
      const wrong: Record<string, string>[] = [{ signature: 'wrong' }, { signature: '' }, { transactionId: 'other' }];
      for (const changes of wrong) {
        expect((await post(apiResponse.source, { ...apiResponse.data, ...changes })).status).toBe(404);
      }
    });

    it('never links to a return address that is not http(s), and escapes what it shows', async () => {
      const { apiResponse } = await create({ returnUrl: 'javascript:alert(1)' });
      await post(step(apiResponse.source, 'outcome'), { outcome: 'approve' });
      expect(await (await fetch(apiResponse.source)).text()).not.toContain('Return to shop');
      const crafted = apiResponse.source.split('?')[0] + '?returnUrl=https://x.example/"><script>';
      expect(await (await fetch(crafted)).text()).not.toContain('"><script>');
    });

    it('knows no other payment', async () => {
      expect((await fetch(`${sandbox.url}/acquirer/nothing?returnUrl=x`)).status).toBe(404);
    });
  });

  describe('operator', () => {
    it('approves after a delay', async () => {
      const { depositId } = await create();
      const push = player.push('deposit.status');
      const response = await operator(sandbox.url).act(depositId, { action: 'delay', seconds: 0.05 });
      expect(await response.json()).toMatchObject({ data: { status: 'waiting', approveAt: expect.any(Number) } });
      expect(await push).toEqual({ id: depositId, status: 1 });
    });

    it('cancels, and leaves an ended transaction as it is', async () => {
      const { depositId } = await create();
      await operator(sandbox.url).act(depositId, { action: 'cancel' });
      for (const action of [{ action: 'approve' }, { action: 'delay', seconds: 0 }]) {
        const again = await operator(sandbox.url).act(depositId, action);
        expect(await again.json()).toMatchObject({
          data: { status: 'mistaked', reason: 'cancelled by the operator', approveAt: null },
        });
      }
    });

    it('refuses unknown actions, transactions and forms of other pages', async () => {
      const { depositId } = await create();
      const { act } = operator(sandbox.url);
      expect((await act(depositId, { action: 'steal' })).status).toBe(400);
      expect((await act(depositId, { action: 'delay', seconds: -1 })).status).toBe(400);
      expect((await act('nothing', { action: 'approve' })).status).toBe(404);
      const url = `${sandbox.url}/operator/api/transactions/${depositId}`;
      expect((await fetch(url, { method: 'POST', body: '{"action":"approve"}' })).status).toBe(400);
      expect((await find(depositId)).status).toBe('waiting');
    });

    it('filters, and refuses a filter that makes no sense', async () => {
      const { depositId } = await create();
      const { list } = operator(sandbox.url);
      expect((await list({ status: '', flow: 'deposit' }))[0]!.id).toBe(depositId);
      expect(await list({ flow: 'withdrawal' })).toEqual([]);
      expect((await fetch(`${sandbox.url}/operator/api/transactions?limit=x`)).status).toBe(400);
      expect((await fetch(`${sandbox.url}/operator/api/transactions?status=lost`)).status).toBe(400);
    });

    it('shows that the ledger balances', async () => {
      const { balanced, entries } = await operator(sandbox.url).ledger();
      expect(balanced).toBe(true);
      expect(entries).toBeGreaterThan(0);
    });

    it('has a page with a strict policy, and its style and script', async () => {
      const page = await fetch(`${sandbox.url}/operator`);
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
      const files = [...(await page.text()).matchAll(/"(\/provider-assets\/[^"]+)"/g)].map((match) => match[1]);
      expect(files).toHaveLength(3);
      for (const file of files) expect((await fetch(sandbox.url + file)).status).toBe(200);
    });
  });
});
