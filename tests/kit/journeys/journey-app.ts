import { startStoryApp, type StoryApp, type StoryAppOptions } from '../story-app';
import { methodsBeside } from '../story-catalogue';
import type { Journey } from './journey';

interface JourneyApp extends StoryAppOptions {
  journey: Journey;
}

/** The cashier at the list in which the journey begins. A withdrawal's player has money. */
export function journeyOptions({ flow, country, currency, method }: Journey): StoryAppOptions {
  return {
    path: `/${flow}`,
    country,
    currency,
    methods: methodsBeside(method),
    ...(flow === 'withdrawal' && { host: { user: { balanceData: { primary: { amount: 250_000, currency } } } } }),
  };
}

const GLOBALS = { lang: 'en', theme: 'light', platform: 'mobile' } as const;

export const journeyApp = ({ journey, ...options }: JourneyApp): Promise<StoryApp> =>
  startStoryApp({ ...journeyOptions(journey), ...options }, GLOBALS);
