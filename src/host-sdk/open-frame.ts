import type { CashierEvent, CashierEventName } from './events';
import { watchFrame } from './doctor';
import { FIRST_HEIGHT, growTo } from './grow-to';
import { loadLate } from './load-late';
import { makeFrame, reinsert, SHOWN } from './make-frame';
import type { ReportProblem } from './problem-reporter';
import { readMessage } from './read-message';
import { isAuto, type OptionsNow } from './open-options';
import type { ToWidgetMessage, TracedMessage } from './types';
import { watchSight } from './watch-sight';

type Hear = (message: CashierEvent, isHeld?: boolean) => unknown;

/**
 * Creates a frame that is not yet in a page, and the messaging with it. Messages are accepted only from this frame's
 * window at the widget's origin and sent only to that origin. A hidden cashier's messages are held back until `show`,
 * because what it says of its screen is true only then.
 * @param early called with each message as it comes; returns true for one that need not be held back
 * @param late called with each message once the frame is shown
 */
export function openFrame(
  url: URL,
  isHidden: boolean,
  options: OptionsNow,
  report: ReportProblem,
  early: Hear,
  late: Hear,
) {
  const iframe = makeFrame(url, isHidden);
  const doctor = watchFrame(iframe, url, report);
  let isReady = false;
  let held: CashierEvent[] | undefined = isHidden ? [] : undefined;
  let ownHeight = FIRST_HEIGHT;
  const trace = (entry: TracedMessage) => (options().trace ?? (() => undefined))(entry);

  function send(message: ToWidgetMessage): void {
    // Before `Loaded` nothing in the frame listens; the answer to `Loaded` includes all changes made until then.
    if (!isReady || !iframe.contentWindow) return;
    trace({ direction: 'to-widget', message });
    iframe.contentWindow.postMessage(JSON.stringify(message), url.origin);
  }

  function receive({ source, origin, data }: MessageEvent): void {
    const message = source && source === iframe.contentWindow && origin === url.origin && readMessage(data);
    if (!message) return;
    if (!held) trace({ direction: 'from-widget', message });
    if (message.messageType === 'Loaded') isReady = true;
    if (isAuto(options()) && message.messageType === 'onResize') {
      ownHeight = `${message.height}px`;
      // A hidden frame takes no more space than its container gives.
      if (!held) growTo(iframe, ownHeight, message.top);
    }
    if (message.messageType === 'onEscape') void loadLate().then((late) => late && late.passEscape(iframe));
    doctor.hear(message);
    if (sight && message.messageType === 'FullLoaded') sight.look();
    if (early(message, !!held)) return;
    if (held) held.push(message);
    else late(message);
  }
  addEventListener('message', receive);
  const grows = () => isAuto(options());
  const sight = watchSight(iframe, grows, (payload) => held || send({ type: 'visible', payload }));

  return {
    iframe,
    send,
    isReady: () => isReady,
    drop: (type: CashierEventName) => void (held &&= held.filter(({ messageType }) => messageType !== type)),
    /** Loads the document anew. */
    reload(): void {
      isReady = false;
      held &&= [];
      reinsert(iframe);
      doctor.start();
    },
    show(shown: () => void): void {
      iframe.title = options().title ?? 'Cashier';
      iframe.inert = false;
      iframe.style.cssText = SHOWN;
      if (!isAuto(options())) doctor.measure();
      else iframe.style.height = ownHeight;
      // Deferred, because the page adds its listeners once it has the handle.
      if (held)
        setTimeout(() => {
          // A listener may bring another player, or destroy the cashier: then the rest is dropped.
          for (let message; (message = held && held.shift());) {
            trace({ direction: 'from-widget', message });
            late(message);
          }
          held = undefined;
          shown();
        });
    },
    destroy(): void {
      removeEventListener('message', receive);
      if (sight) sight.stop();
      doctor.stop();
      isReady = false;
      held = undefined;
      iframe.remove();
    },
  };
}
export type OpenFrame = ReturnType<typeof openFrame>;
