import { act, cleanup, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { container } from 'tsyringe';
import { afterEach, expect, it } from 'vitest';
import { PaymentWindow } from '../../cashier/payment-window/payment-window';
import { Locale } from '../../core/locale/locale';
import { ManualClock } from '../../core/time/clock.fake';
import { Clock } from '../../core/time/time';
import { ContainerProvider } from '../../kernel/react';
import { OpenPayment } from './open-payment';

afterEach(cleanup);

const loadNamespace = async () => undefined;

it('offers another way only after the second tap of a double tap could have met it', async () => {
  const clock = new ManualClock();
  const payment = observable({ rung: 'link', address: 'https://pay.example/', hasAnother: false });
  const app = container.createChildContainer();
  app.register(PaymentWindow, { useValue: payment as unknown as PaymentWindow });
  app.register(Clock, { useValue: clock });
  app.register(Locale, { useValue: { t: (key: string) => key, has: () => true, loadNamespace } as unknown as Locale });
  render(
    <ContainerProvider container={app}>
      <OpenPayment />
    </ContainerProvider>,
  );
  const follow = (hasAnother: boolean) => act(async () => runInAction(() => (payment.hasAnother = hasAnother)));
  await follow(true);
  act(() => clock.advance(499));
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  act(() => clock.advance(1));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await follow(false);
  await follow(true);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});
