import type { Design } from '@/contract/primitives';
import { startStoryApp, type StoryApp, type StoryAppOptions } from '../story-app';
import { methodsBeside } from '../story-catalogue';
import type { Journey } from './journey';

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

export const journeyApp = (journey: Journey, design: Design, lang: string): Promise<StoryApp> =>
  startStoryApp({ ...journeyOptions(journey), design }, { lang, theme: 'light', platform: 'mobile' });
