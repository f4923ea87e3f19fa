/** The package's types are written by hand; the contract's schemas are the source that they are checked against. */
import type * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { VERSION, type LoadedPayload, type OutgoingMessage } from '../contract/host';
import type { DeclineReason } from '../contract/decline';
import type { JourneyEvent } from '../contract/analytics';
import type { CashierStepEvent } from './analytics';
import type { DemoDeclineReason } from './demo';
import type { CashierEvent } from './events';
import type { HostPayload } from './payload';
import type { ToWidgetMessage } from './types';
import type { IncomingMessage } from '../contract/host';
import { SDK_RELEASE, SDK_VERSION } from './version';

describe('types of the package', () => {
  it('has every message of the cashier as the contract has it', () => {
    expectTypeOf<CashierEvent>().toExtend<OutgoingMessage>();
    // The package lists the catalogue's names; the message's schema accepts any name, for plugins.
    type Analytics = { messageType: 'onAnalyticsEvent' };
    expectTypeOf<Exclude<OutgoingMessage, Analytics>>().toExtend<CashierEvent>();
  });

  it('has the catalogue of analytics as the contract has it', () => {
    expectTypeOf<CashierStepEvent>().toExtend<JourneyEvent>();
    expectTypeOf<JourneyEvent>().toExtend<CashierStepEvent>();
  });

  it('has every key of the host data', () => {
    expectTypeOf<keyof HostPayload>().toEqualTypeOf<keyof LoadedPayload>();
    expectTypeOf<Omit<HostPayload, 'user'>>().toExtend<Partial<v.InferInput<typeof LoadedPayload>>>();
  });

  it('sends what the cashier takes', () => {
    expectTypeOf<ToWidgetMessage['type']>().toEqualTypeOf<IncomingMessage['type']>();
  });

  it('has every reason of a decline for the demo', () => {
    expectTypeOf<DemoDeclineReason>().toEqualTypeOf<DeclineReason>();
  });

  it('is of the same release', () => {
    expect(SDK_VERSION).toBe(VERSION);
    expect(SDK_VERSION.replace(/\d+$/, '')).toBe(SDK_RELEASE);
  });
});
