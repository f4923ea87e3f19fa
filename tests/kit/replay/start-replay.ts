import type { Trace } from '@/core/trace/trace-format';
import { ManualClock } from '@/core/time/clock.fake';
import { ServerTimeSamples } from '@/core/time/server-clock';
import { brandIcon, startStoryApp, type StoryApp } from '../story-app';
import { RecordedGateway } from './recorded-gateway';
import type { SentData } from './replay-input';
import { doStep, replaySteps, type ReplayStep } from './replay-steps';

export interface Replay {
  app: StoryApp;
  steps: readonly ReplayStep[];
  /** Number of steps done. */
  readonly done: number;
  /** Does the next step. Resolves with false when there is none. */
  next(): Promise<boolean>;
}

/** Starts the cashier as it was before the first recorded page, with recorded answers and the trace's clock. */
export async function startReplay(trace: Trace): Promise<Replay> {
  const { session, settings, entries, at, serverOffset } = trace;
  const { country, currency, lang, theme, platform, design, host } = session;
  const gateway = new RecordedGateway(trace, brandIcon);
  const clock = new ManualClock(at);
  const steps = replaySteps(trace);
  const first = entries.find(({ kind }) => kind === 'page')?.name ?? '/deposit';
  gateway.reached = steps[0]?.index ?? entries.length;
  const app = await startStoryApp(
    {
      path: first.startsWith('/withdrawal') ? '/withdrawal' : '/deposit',
      country: country.toUpperCase(),
      currency,
      settings,
      design,
      host,
      clock,
      wires: gateway,
      before: ({ container }) => {
        const server = { sentAt: at, receivedAt: at, serverTime: at + serverOffset };
        container.resolve(ServerTimeSamples).learn(server);
      },
    },
    { lang, theme, platform },
  );
  let done = 0;
  const next = async (): Promise<boolean> => {
    const step = steps[done];
    if (!step) return false;
    done += 1;
    gateway.reached = steps[done]?.index ?? entries.length;
    clock.advance(Math.max(0, at + step.entry.at - clock.now()));
    const pages = entries.slice(step.index + 1).filter(({ kind }) => kind === 'page');
    const method = pages.map(({ data }) => (data as { method?: string } | undefined)?.method).find((one) => one);
    const created = entries.slice(step.index + 1).find(({ name }) => name === 'BANKING:deposit-create');
    const sent = created?.data as SentData | undefined;
    await doStep(app, gateway, step, { path: pages[0]?.name, method, sent });
    return true;
  };
  return {
    app,
    steps,
    get done() {
      return done;
    },
    next,
  };
}
