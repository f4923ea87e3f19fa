/** The session replay, in a chunk of its own that only sampled pages load. */
import { replayIntegration } from '@sentry/react';
import { scrub } from './scrub';

export function replay() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value'],
    // Addresses of payment pages and wallet links carry tokens in their path, and the SDK never masks addresses.
    block: ['a[href]', 'input[type="hidden"]', 'canvas'],
    networkCaptureBodies: false,
    // The SDK compresses in a worker made from a blob, which the Content-Security-Policy forbids. Compressed recordings
    // could not be scrubbed either.
    useCompression: false,
    // Keeps nothing in the player's session storage.
    stickySession: false,
    beforeAddRecordingEvent: (event) => ({ ...event, data: scrub(event.data) }) as typeof event,
  });
}
