import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AmountRow } from './amount-row';
import { CardNumberImage } from './card-number-image';
import { connectedKit } from '../../../tests/kit/connected-kit';
import { CopyRow } from './copy-row';
import { CountdownBar } from './countdown-bar';
import { useOpenLink } from './open-link';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const HOUR = 3_600_000;
const iso = (time: number) => new Date(time).toISOString();

describe('CountdownBar', () => {
  const setup = (msLeft: number, serverAhead = 0) => {
    const { Provider, clock, serverClock } = connectedKit();
    const now = clock.now();
    if (serverAhead) serverClock.learn({ sentAt: now, receivedAt: now, serverTime: now + serverAhead });
    const bar = <CountdownBar expiresAt={iso(now + serverAhead + msLeft)} label="Time to pay" />;
    const { unmount } = render(<Provider>{bar}</Provider>);
    const pass = (ms: number) => act(() => clock.advance(ms));
    return { clock, serverClock, pass, unmount };
  };
  const shown = () => screen.getByRole('timer').textContent;
  const told = () => screen.getByRole('status').textContent;

  it('says until when while more than a day is left, then counts', () => {
    const { pass } = setup(72 * HOUR);
    expect(shown()).toMatch(/^until about .*\d/);
    pass(48 * HOUR);
    expect(shown()).toBe('24:00:00');
  });

  it('counts the seconds and tells of five minutes, one minute and the end', () => {
    const { pass } = setup(301_000);
    expect([shown(), told()]).toEqual(['05:01', '']);
    pass(1000);
    expect([shown(), told()]).toEqual(['05:00', 'Less than five minutes left']);
    pass(240_000);
    expect([shown(), told()]).toEqual(['01:00', 'Less than a minute left']);
    pass(59_999);
    expect(shown()).toBe('00:01');
    pass(1);
    pass(250);
    expect([shown(), told()]).toEqual(['Time is up', 'Time is up']);
  });

  it.each([0, HOUR, -HOUR])('shows the same with a device’s clock that is %i ms off', (serverAhead) => {
    const { pass } = setup(90_000, serverAhead);
    expect(shown()).toBe('01:30');
    pass(30_000);
    expect(shown()).toBe('01:00');
  });

  it('corrects itself when the server’s time is learnt while it runs', () => {
    const { clock, serverClock, pass } = setup(90_000);
    act(() => serverClock.learn({ sentAt: clock.now(), receivedAt: clock.now(), serverTime: clock.now() + 60_000 }));
    pass(250);
    expect(shown()).toBe('00:30');
  });

  it('leaves no timer behind, and shows nothing without a time', () => {
    const { clock, unmount } = setup(90_000);
    expect(clock.pending).toBeGreaterThan(0);
    unmount();
    expect(clock.pending).toBe(0);
    const { Provider } = connectedKit();
    render(
      <Provider>
        <CountdownBar expiresAt={null} label="Time to pay" />
        <CountdownBar expiresAt="soon" label="Time to pay" />
      </Provider>,
    );
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('CopyRow', () => {
  it('copies the value itself, whatever is shown', async () => {
    const user = userEvent.setup();
    const { Provider } = connectedKit();
    render(
      <Provider>
        <CopyRow label="Account" value="0110000145" display="011 000 0145" />
      </Provider>,
    );
    expect(screen.getByText('011 000 0145')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy Account' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('0110000145');
  });
});

describe('useOpenLink', () => {
  const click = async (url: string, isNative = false) => {
    const kit = connectedKit({ session: { isNative } });
    const Link = () => {
      const open = useOpenLink();
      return <button onClick={() => open(url)}>Open</button>;
    };
    render(<Link />, { wrapper: kit.Provider });
    await userEvent.click(screen.getByRole('button'));
    return kit;
  };

  it('gives a web page a tab of its own', async () => {
    const { opened, followed, host } = await click('https://bank.example/');
    expect([opened, followed, host.sent]).toEqual([['https://bank.example/'], [], []]);
  });

  it('follows an app’s link in the page', async () => {
    const { opened, followed } = await click('upi://pay?pa=a@b');
    expect([opened, followed]).toEqual([[], ['upi://pay?pa=a@b']]);
  });

  it.each(['https://bank.example/', 'upi://pay?pa=a@b'])('leaves %s to a native host', async (url) => {
    const { opened, followed, host } = await click(url, true);
    expect([opened, followed]).toEqual([[], []]);
    expect(host.sent).toEqual([{ messageType: 'openExtBrowser', url }]);
  });

  it.each([true, false])('refuses any other scheme, shown and reported (native %s)', async (isNative) => {
    const { opened, followed, host, errors } = await click('javascript:alert(1)', isNative);
    expect([opened, followed, host.sent]).toEqual([[], [], []]);
    expect(errors.handled.map(({ code }) => code)).toEqual(['link.refused']);
  });
});

describe('CardNumberImage', () => {
  it('has the number in blocks as its text alternative, and no text on the page', () => {
    const { Provider } = connectedKit();
    const { container } = render(<CardNumberImage number="4242424242424242" />, { wrapper: Provider });
    expect(screen.getByRole('img', { name: '4242 4242 4242 4242' })).toBeTruthy();
    expect(container.textContent).toBe('');
  });
});

describe('AmountRow', () => {
  it.each([
    [12.345, 'KWD', 'KD 12.345', '12.345'],
    [1e-7, 'BTC', '0.0000001 BTC', '0.0000001'],
    [0.1 + 0.2, 'EUR', '€0.30', '0.3'],
  ])('shows and copies all of %s %s', async (amount, currency, shown, copied) => {
    const user = userEvent.setup();
    const { Provider } = connectedKit();
    render(<AmountRow amount={amount} currency={currency} />, { wrapper: Provider });
    expect(screen.getByText(shown)).toBeTruthy();
    await user.click(screen.getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe(copied);
  });
});
