import 'reflect-metadata';
import { cleanup, render, screen } from '@testing-library/react';
import { container as root } from 'tsyringe';
import { afterEach, expect, it } from 'vitest';
import { BonusStore } from '../../cashier/bonus/bonus-store';
import { sampleSession } from '../../cashier/test-kit/samples';
import { UserStore } from '../../cashier/user/user-store';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { Locale } from '../../core/locale/locale';
import { englishLocale } from '../../core/locale/locale.fake';
import { ManualClock } from '../../core/time/clock.fake';
import { ContainerProvider } from '../../kernel/react';
import { BonusList } from './bonus-list';

afterEach(cleanup);

it('says from which amount on a bonus is given, and nothing of a minimum where there is none', () => {
  const bonusList = [
    { id: 'some', type: 'deposit', title: 'Some', depositBonusData: { minDeposit: 10 } },
    { id: 'converted', type: 'deposit', title: 'Converted', depositBonusData: { minDeposit: 9.8734 } },
    { id: 'any', type: 'deposit', title: 'Any' },
    { id: 'zero', type: 'freespin', title: 'Zero', terms: 'Today only', freespinBonusData: { minDeposit: 0 } },
  ];
  const container = root.createChildContainer();
  container.registerInstance(Locale, englishLocale());
  container.registerInstance(UserStore, { currency: 'EUR' } as UserStore);
  container.registerInstance(
    BonusStore,
    new BonusStore(sampleSession({ bonusList }), fakeHostBridge(), new ManualClock()),
  );
  render(
    <ContainerProvider container={container}>
      <BonusList />
    </ContainerProvider>,
  );
  const [some, converted, any, zero] = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  // Rounded up: less than that would miss it.
  expect(converted).toBe('ConvertedFor deposits from €9.88');
  expect([some, any, zero]).toEqual(['SomeFor deposits from €10', 'Any', 'ZeroToday only']);
});
