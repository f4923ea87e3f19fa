/** The methods that the command line names. */
import type { Context } from './context';
import { Skipped } from './outcome';

/** The most methods that a message lists: more would fill the screen. */
const MOST_SHOWN = 10;

/**
 * A sentence for each method that is named but not listed: with a mistyped name all rules that make a payment would be skipped,
 * and the run would pass. Empty for a list that can't be read, because a rule reports that.
 */
export async function unlisted(context: Context): Promise<string[]> {
  const { depositMethod, depositMore, withdrawalMethod, withdrawalMore, confirmMethod, country, currency } =
    context.options;
  const named = [
    ['deposit', '--deposit-method', depositMethod],
    ['deposit', '--deposit-more', depositMore],
    ['withdrawal', '--withdrawal-method', withdrawalMethod],
    ['withdrawal', '--withdrawal-more', withdrawalMore],
    ['withdrawal', '--confirm-method', confirmMethod],
  ] as const;
  const said: string[] = [];
  for (const [flow, option, name] of named) {
    if (name === undefined) continue;
    const names = await namesOf(context, flow);
    if (!names || names.includes(name)) continue;
    const shown = names.slice(0, MOST_SHOWN).join(', ') + (names.length > MOST_SHOWN ? ' …' : '');
    said.push(`${option}: the ${flow} list of ${country}, ${currency} has no ${name}. It has ${shown}`);
  }
  return said;
}

async function namesOf(context: Context, flow: 'deposit' | 'withdrawal'): Promise<string[] | undefined> {
  try {
    return (await context.rawMethods(flow)).map(({ name }) => String(name));
  } catch (error) {
    if (error instanceof Skipped) return undefined;
    throw error;
  }
}
