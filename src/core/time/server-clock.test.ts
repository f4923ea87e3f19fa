import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from './clock.fake';
import { OffsetServerClock } from './server-clock';

const HOUR = 3_600_000;

describe('OffsetServerClock', () => {
  it('is the device’s until the server has told its time', () => {
    const device = new ManualClock(1000);
    expect(new OffsetServerClock(device).now()).toBe(1000);
  });

  it('is not known until then, so that nothing is called expired by a device that may be wrong', () => {
    const clock = new OffsetServerClock(new ManualClock(1000));
    expect(clock.isKnown).toBe(false);
    clock.learn({ sentAt: 0, receivedAt: 0, serverTime: 0 });
    expect(clock.isKnown).toBe(true);
  });

  it('takes the server’s time for that of the middle of the exchange', () => {
    const device = new ManualClock(10_000);
    const clock = new OffsetServerClock(device);
    device.advance(200);
    clock.learn({ sentAt: 10_000, receivedAt: 10_200, serverTime: 10_100 + HOUR });
    expect(clock.now()).toBe(10_200 + HOUR);
    device.advance(5000);
    expect(clock.now()).toBe(15_200 + HOUR);
  });

  it('keeps the shortest round trip, and drops it when the device’s clock has been set', () => {
    const device = new ManualClock(0);
    const clock = new OffsetServerClock(device);
    clock.learn({ sentAt: 0, receivedAt: 20, serverTime: 10 });
    // The request was quick and the reply slow, so this sample is off by nearly half its round trip.
    clock.learn({ sentAt: 100, receivedAt: 1100, serverTime: 110 });
    expect(clock.now()).toBe(0);
    clock.learn({ sentAt: HOUR, receivedAt: HOUR + 300, serverTime: 2150 });
    expect(clock.now()).toBe(2000 - HOUR);
  });

  it('learns nothing from an exchange that ended before it began', () => {
    const clock = new OffsetServerClock(new ManualClock(0));
    clock.learn({ sentAt: 500, receivedAt: 100, serverTime: 99_999 });
    expect(clock.now()).toBe(0);
  });

  it('is never wrong by more than half of its shortest round trip', () => {
    const trip = fc.record({ there: fc.integer({ min: 0, max: 5000 }), back: fc.integer({ min: 0, max: 5000 }) });
    fc.assert(
      fc.property(fc.integer({ min: -HOUR, max: HOUR }), fc.array(trip, { minLength: 1 }), (offset, trips) => {
        const device = new ManualClock(1e9);
        const clock = new OffsetServerClock(device);
        for (const { there, back } of trips) {
          const sentAt = device.now();
          device.advance(there + back);
          clock.learn({ sentAt, receivedAt: device.now(), serverTime: sentAt + there + offset });
        }
        const shortest = Math.min(...trips.map(({ there, back }) => there + back));
        return Math.abs(clock.now() - device.now() - offset) <= shortest / 2;
      }),
    );
  });
});
