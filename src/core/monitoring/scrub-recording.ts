import { makeFetchTransport } from '@sentry/react';

/**
 * The query or fragment of an address in JSON text. It ends before `\` or `"`, so that cutting it out leaves valid
 * JSON.
 */
const QUERY_OR_FRAGMENT = /([a-z][a-z0-9+.-]{0,31}:\/\/[^"\s?#\\]*)[?#][^"\s\\]*/gi;

/** Removes queries and fragments from a recording (uncompressed JSON lines): the SDK masks texts but not addresses. */
export function scrubRecording(recording: string): string {
  return recording.replace(QUERY_OR_FRAGMENT, '$1');
}

type MakeTransport = typeof makeFetchTransport;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** The SDK's transport with scrubbing. Recordings bypass every SDK hook, so this is the only place to scrub them. */
export const makeScrubbingTransport: MakeTransport = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) };
};

function scrubEnvelope(envelope: Envelope): Envelope {
  const [header, items] = envelope as unknown as [unknown, [{ type: string }, unknown][]];
  const clean = items.map(([itemHeader, payload]) => {
    if (itemHeader.type !== 'replay_recording' || typeof payload !== 'string') return [itemHeader, payload];
    const recording = scrubRecording(payload);
    return [{ ...itemHeader, length: new TextEncoder().encode(recording).length }, recording];
  });
  return [header, clean] as unknown as Envelope;
}
