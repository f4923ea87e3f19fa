import 'reflect-metadata';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPhoneReader } from '../../cashier/phone/load-phone-reader';
import type { PaymentForm } from '../../cashier/form/payment-form';
import { GOOD, context, makePaymentForm, method } from '../../cashier/form/payment-form.fixture';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { FakeNetworkState } from '../../core/network/network-state.fake';
import { NetworkState } from '../../core/network/network-state';
import { testApp } from '../../cashier/test-kit/test-app';
import { ContainerProvider } from '../../kernel/react';
import { currentParts } from '../../ui/current/parts';
import { DesignProvider } from '../../ui/design/design-parts';
import { DepositLimits } from '../../cashier/standing/deposit-limits';
import { DepositForm } from './deposit-form';

const network = new FakeNetworkState();
const onSubmit = vi.fn(async () => undefined);
let form: PaymentForm;

beforeEach(() => {
  ({ form } = makePaymentForm());
  form.setMethod(method(), context);
  const { app: container } = testApp({
    replace: (app) => {
      app.registerInstance(NetworkState, network);
      app.registerInstance(MethodsStore, { currentMethod: method(), find: method } as never);
      app.registerInstance(DepositLimits, { left: undefined, text: undefined } as DepositLimits);
    },
  });
  const deposit = {
    form,
    method: method(),
    isSubmitting: false,
    isChecking: false,
    error: undefined,
    open: () => undefined,
  };
  render(
    <ContainerProvider container={container}>
      <DesignProvider parts={currentParts}>
        <DepositForm deposit={deposit} submitLabel="Pay" onSubmit={onSubmit} />
      </DesignProvider>
    </ContainerProvider>,
  );
});
afterEach(() => {
  cleanup();
  form.dispose();
  onSubmit.mockClear();
  runInAction(network.goOnline);
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name*="${name}"]`)!;
const fillIn = async () => {
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(GOOD)) await user.type(field(name), value);
  return user;
};

it('puts a card number in the blocks of its brand, and shows the brand', async () => {
  const user = userEvent.setup();
  await user.type(field('pan'), '378282246310005');
  expect(field('pan').value).toBe('3782 822463 10005');
  expect(screen.getByText('AMEX')).toBeTruthy();
  await user.clear(field('pan'));
  await user.type(field('pan'), '8600123412341234');
  expect(field('pan').value).toBe('8600 1234 1234 1234');
  expect(screen.getByText('UZCARD')).toBeTruthy();
  expect(Object.values(form.form.getState().values)).toContain('8600 1234 1234 1234');
});

it('shapes expiry dates and phone numbers as the gateway asks', async () => {
  const user = userEvent.setup();
  await user.type(field('exp'), '929');
  await loadPhoneReader();
  await user.type(field('customWallet'), '0555123456');
  expect([field('exp').value, field('customWallet').value]).toEqual(['09/29', '+996 555 123 456']);
});

it('submits when all is right, and not while the device is offline', async () => {
  const user = await fillIn();
  act(() => network.goOffline());
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => network.goOnline());
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
