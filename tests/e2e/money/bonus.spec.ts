/** The host's bonus: what the player sees, and what the create sends to the gateway. */
import type { HostPage } from '../kit/host-page';
import { expect, test as base } from '../kit/test';

interface Claim {
  isActivatedBonus: boolean;
  bonusId?: string;
}

/** `claims`: the bonus keys of every create, oldest first. */
const test = base.extend<{ claims: Claim[] }>({
  claims: async ({ page }, use) => {
    const claims: Claim[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload);
        if (!text.includes('"BANKING:deposit-create"')) return;
        const [, { data }] = JSON.parse(text.slice(text.indexOf('['))) as [string, { data: Claim }];
        const { isActivatedBonus, bonusId } = data;
        claims.push(bonusId === undefined ? { isActivatedBonus } : { isActivatedBonus, bonusId });
      }),
    );
    await use(claims);
  },
});

const bonusSwitch = ({ cashier }: HostPage) => cashier.view.getByRole('switch', { name: /Welcome bonus 100%/ });

test('a bonus that is on goes with the deposit', async ({ host, claims }) => {
  const cashier = await host.openForm('Test card', { bonus: 'deposit' });
  await expect(bonusSwitch(host)).toBeChecked();
  await cashier.pay('50');
  await expect.poll(() => claims).toEqual([{ isActivatedBonus: true, bonusId: 'welcome-100' }]);
});

test('turned off by the player, it does not', async ({ host, claims }) => {
  const cashier = await host.openForm('Test card', { bonus: 'deposit' });
  await bonusSwitch(host).click();
  await expect(bonusSwitch(host)).not.toBeChecked();
  await cashier.pay('50');
  await expect.poll(() => claims).toEqual([{ isActivatedBonus: false }]);
});

test('an amount below its minimum does not activate it', async ({ host, claims }) => {
  const cashier = await host.openForm('Test card', { bonus: 'deposit' });
  await expect(bonusSwitch(host)).toBeChecked();
  await cashier.pay('6');
  await expect.poll(() => claims).toEqual([{ isActivatedBonus: false }]);
});

test('a new list while the form is open: the offer changes, what was typed stays', async ({ host, claims }) => {
  const cashier = await host.openForm('Test card');
  await cashier.amount.fill('75');
  await expect(bonusSwitch(host)).toHaveCount(0);
  await host.page.getByRole('button', { name: 'Send bonus-list-updated' }).click();
  await expect(cashier.amount).toHaveValue('75');
  // The host preselected no bonus at the start, so none is selected; the player can select one.
  await expect(cashier.view.getByRole('radio', { name: 'Without a bonus' })).toBeChecked();
  await cashier.pay('75');
  await expect.poll(() => claims).toEqual([{ isActivatedBonus: false }]);
});

for (const design of ['current', 'legacy'] as const) {
  test(`of several bonuses without a named one, the player chooses from the list, ${design}`, async ({
    bareHost,
    token,
    claims,
  }) => {
    const offer = (id: string, minDeposit: number) => ({
      id,
      type: 'deposit',
      title: { en: `Bonus ${id}` },
      depositBonusData: { minDeposit },
      depositRequired: true,
    });
    await bareHost.open({ query: `design=${design}` });
    await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
    const bonusList = [offer('small', 10), offer('large', 40)];
    await bareHost.load({ token, currency: 'EUR', paymentGeo: 'DE', bonusList });
    const { cashier } = bareHost;
    await cashier.choose('Test card');
    const choice = (name: RegExp) => cashier.view.getByRole('radio', { name });
    await expect(choice(/Without a bonus/)).toBeChecked();
    const note = cashier.view.getByText('No bonus yet: it needs €40 or more');
    await cashier.amount.fill('39');
    await expect(note).toHaveCount(0);
    await choice(/Bonus large/).check();
    await expect(note).toBeVisible();
    await expect(cashier.amount).toHaveAccessibleDescription(/No bonus yet/);
    await cashier.amount.fill('40');
    await expect(note).toHaveCount(0);
    await cashier.pay('40');
    await expect.poll(() => claims).toEqual([{ isActivatedBonus: true, bonusId: 'large' }]);
  });
}

const FORMS = [
  ['de', 'Test card', 'EUR'],
  ['br', 'Pix', 'BRL'],
  ['in', 'UPI with UTR', 'INR'],
  ['in', 'EazyPe', 'INR'],
  ['tr', 'Bank transfer to IBAN', 'TRY'],
  ['de', 'Test transfer to a card', 'EUR'],
  ['de', 'Test counter', 'EUR'],
] as const;

for (const design of ['current', 'legacy'] as const) {
  test(`another bonus is chosen by “Details” on every form, which keeps what was typed, ${design}`, async ({
    bareHost,
    token,
  }) => {
    test.slow();
    const { cashier } = bareHost;
    const bonusList = ['Small', 'Large'].map((name) => ({ id: name, type: 'deposit', title: { en: name } }));
    for (const [paymentGeo, method, currency] of FORMS) {
      const payload = { token, currency, paymentGeo: paymentGeo.toUpperCase(), bonusId: 'Small', bonusList };
      await bareHost.start(payload, { query: `design=${design}` });
      await cashier.choose(method);
      await cashier.amount.fill('123');
      await cashier.button('Details').click();
      await cashier.view.getByRole('radio', { name: /Large/ }).check();
      await cashier.button('Done').click();
      await expect(cashier.title, method).toHaveText(method);
      await expect(cashier.view.getByRole('switch', { name: /Large/ }), method).toBeChecked();
      await expect(cashier.amount, method).toHaveValue('123');
      // Else the next start would open this form once more.
      await cashier.back.click();
      await expect(cashier.tiles.first()).toBeVisible();
    }
  });
}

test('a switched-on bonus says from which amount on it comes, while the amount is typed', async ({ host, claims }) => {
  const cashier = await host.openForm('Test card', { bonus: 'deposit' });
  const note = cashier.view.getByText(/^No bonus yet: it needs €/);
  await cashier.amount.fill('');
  await cashier.amount.pressSequentially('6');
  await expect(note).toBeVisible();
  await bonusSwitch(host).click();
  await expect(note).toHaveCount(0);
  await bonusSwitch(host).click();
  await cashier.amount.fill('');
  await cashier.amount.pressSequentially('50');
  await expect(note).toHaveCount(0);
  await cashier.pay('6');
  await expect.poll(() => claims).toEqual([{ isActivatedBonus: false }]);
});

test('a bonus that the host takes away while the form is open is not claimed', async ({ bareHost, token, claims }) => {
  const bonus = {
    id: 'welcome',
    type: 'deposit',
    title: { en: 'Welcome bonus 100%' },
    depositBonusData: { minDeposit: 10 },
    depositRequired: true,
  };
  const list = (bonusList: unknown[]) => bareHost.post({ type: 'bonus-list-updated', payload: { bonusList } });
  await bareHost.open();
  await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
  await bareHost.load({ token, currency: 'EUR', paymentGeo: 'DE', bonusId: 'welcome', bonusList: [bonus] });
  const { cashier } = bareHost;
  const offer = cashier.view.getByRole('switch');
  await cashier.choose('Test card');
  await expect(offer).toBeChecked();
  await cashier.amount.fill('75');
  await list([]);
  await expect(offer).toHaveCount(0);
  await expect(cashier.amount).toHaveValue('75');
  await list([{ ...bonus, depositBonusData: { minDeposit: 100 } }]);
  await expect(cashier.view.getByText('For deposits from €100')).toBeVisible();
  await cashier.pay('75');
  await expect.poll(() => claims).toEqual([{ isActivatedBonus: false }]);
});

test('a restricted method offers none and claims none', async ({ host, claims }) => {
  await host.open({ country: 'ru', bonus: 'deposit' });
  const { cashier } = host;
  await openMethod(host, /YooMoney/);
  await expect(cashier.amount).toBeVisible();
  await expect(cashier.view.getByRole('switch')).toHaveCount(0);
  await cashier.pay('5000');
  await expect.poll(() => claims).toEqual([{ isActivatedBonus: false }]);
});

async function openMethod({ cashier }: HostPage, name: RegExp): Promise<void> {
  await cashier.tiles.filter({ hasText: name }).first().click();
}
