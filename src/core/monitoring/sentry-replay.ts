/** The session replay, a chunk of its own: loaded only on the pages that were drawn for it. */
import { replayIntegration } from '@sentry/react';
import { scrub } from './scrub';

export function replay() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value'],
    // Addresses of payment pages and wallet links carry tokens in their path, and addresses are never masked.
    block: ['a[href]', 'input[type="hidden"]', 'canvas'],
    networkCaptureBodies: false,
    // Its compression runs in a worker made from a blob, which the Content-Security-Policy forbids; and compressed
    // recordings could not be scrubbed any more.
    useCompression: false,
    // Keeps nothing in the player's session storage.
    stickySession: false,
    beforeAddRecordingEvent: (event) => ({ ...event, data: scrub(event.data) }) as typeof event,
  });
}
