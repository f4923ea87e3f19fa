import { fakeSettings } from '../../core/settings/settings.fake';
import { describe, expect, it } from 'vitest';
import { fakeHttpClient } from '../../core/http/http-client.fake';
import { settled } from '../../core/time/clock.fake';
import { sampleSession } from '../test-kit/samples';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { GatewayCatalogueSource } from './gateway-catalogue-source';

function setUp(catalogTransport: 'http' | 'realtime') {
  const http = fakeHttpClient({
    '/v4/banking/payment-methods': { data: ['deposit method'] },
    '/v4/banking/withdrawal-methods': { data: ['withdrawal method'] },
    '/v4/banking/payment-snippet': { data: { visa: 700 } },
  });
  const realtime = new ScriptedRealtime();
  realtime.script('BANKING:methods-payment-v3', () => ['deposit method']);
  realtime.script('BANKING:methods-withdrawal', () => ['withdrawal method']);
  realtime.script('BANKING:userdata-payment-snippet', () => ({ visa: 700 }));
  const source = new GatewayCatalogueSource(http, realtime, sampleSession(), fakeSettings({ catalogTransport }));
  return { source, realtime };
}

describe.each(['http', 'realtime'] as const)('the catalogue over %s', (transport) => {
  it('fetches the methods of each flow and the snippet', async () => {
    const { source, realtime } = setUp(transport);
    const ms = transport === 'http' ? { ms: 7, standing: {} } : {};
    expect(await source.methods('deposit', {})).toEqual({ entries: ['deposit method'], ...ms });
    expect(await source.methods('withdrawal', {})).toEqual({ entries: ['withdrawal method'], ...ms });
    expect(await source.snippet()).toEqual({ visa: 700 });
    expect(realtime.sent).toHaveLength(transport === 'http' ? 0 : 3);
  });
});

it('takes what the gateway knows of the player from the channel as well', async () => {
  const { source, realtime } = setUp('realtime');
  const locks = [{ flow: 'deposit', reason: 'cool_off' }];
  realtime.script('BANKING:methods-payment-v3', () => ({ data: ['deposit method'], locks }));
  expect(await source.methods('deposit', {})).toEqual({ entries: ['deposit method'], standing: { locks } });
});

describe('the catalogue over a channel that is not open yet', () => {
  it('asks, with the region, as soon as it is', async () => {
    const { source, realtime } = setUp('realtime');
    realtime.cut();
    const methods = source.methods('deposit', {});
    await settled();
    expect(realtime.sent).toEqual([]);
    await realtime.connect();
    expect(await methods).toEqual({ entries: ['deposit method'] });
    expect(realtime.sent[0]?.data).toEqual({ country: 'in', currency: 'INR' });
  });
});
