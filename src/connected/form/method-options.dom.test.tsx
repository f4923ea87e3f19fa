import { fakeLocale } from '../../core/locale/locale.fake';
import { fakeSettings } from '../../core/settings/settings.fake';
import 'reflect-metadata';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { container as root } from 'tsyringe';
import { afterEach, expect, it, vi } from 'vitest';
import { method } from '../../cashier/form/payment-form.fixture';

import { Locale } from '../../core/locale/locale';
import { FakeMonitoring } from '../../core/monitoring/monitoring.fake';
import { Monitoring } from '../../core/monitoring/monitoring';
import { Settings } from '../../core/settings/settings';
import { ContainerProvider } from '../../kernel/react';
import { MethodOptions } from './method-options';

afterEach(cleanup);

it('tells monitoring of an icon that can’t be loaded, which the list may never have shown (spec 8)', () => {
  const monitoring = new FakeMonitoring();
  const container = root.createChildContainer();
  container.registerInstance(Locale, fakeLocale());
  container.registerInstance(Settings, fakeSettings());
  container.registerInstance(Monitoring, monitoring);
  const methods = ['first', 'second'].map((name) => ({ ...method(), name, iconIds: [name] }));
  render(
    <ContainerProvider container={container}>
      <MethodOptions label="Pay with" methods={methods} value="first" onChange={vi.fn()} />
    </ContainerProvider>,
  );
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(monitoring.errors).toEqual([]);
  fireEvent.error(document.querySelector('img[src*="second"]')!);
  expect(monitoring.errors).toEqual([
    {
      error: expect.objectContaining({ message: 'unable to fetch icon', url: expect.stringContaining('second') }),
      context: undefined,
    },
  ]);
});
