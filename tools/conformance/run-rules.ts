/** Runs the rules one after another; a failure never stops the next rule. */
import { Context, type Hooks } from './context';
import type { Options } from './options';
import { Failed, Skipped } from './outcome';
import type { Rule } from './rule';
import { Frames, type Frame } from './wire/frames';

export interface Verdict {
  rule: Rule;
  outcome: 'pass' | 'fail' | 'skipped';
  /** What the rule saw, or why it was skipped. */
  seen: string;
  frames: readonly Frame[];
  ms: number;
}

export interface Report {
  gateway: string;
  region: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  verdicts: readonly Verdict[];
}

export async function runRules(
  rules: readonly Rule[],
  options: Options,
  hooks: Hooks,
  onVerdict: (verdict: Verdict) => void = () => {},
): Promise<Report> {
  const { token, secondToken, expiredToken, fields } = options;
  const secrets = [token, secondToken, expiredToken, ...Object.values(fields)].filter((secret) => secret !== undefined);
  // The longest secret first: a shorter one may be its beginning, and would leave its end unmasked.
  const frames = new Frames(secrets.filter((secret) => secret.length > 2).sort((a, b) => b.length - a.length));
  const context = new Context(options, frames, hooks);
  const startedAt = Date.now();
  const verdicts: Verdict[] = [];
  try {
    for (const rule of rules.filter((each) => isAsked(each, options))) {
      const verdict = await runRule(rule, context);
      verdicts.push(verdict);
      onVerdict(verdict);
    }
  } finally {
    context.close();
  }
  return { gateway: options.gateway, region: `${options.country}, ${options.currency}`, startedAt, verdicts };
}

const isAsked = ({ id, level }: Rule, { levels, rules }: Options) =>
  levels.includes(level) && (rules.length === 0 || rules.includes(id));

async function runRule(rule: Rule, context: Context): Promise<Verdict> {
  const start = context.memo.begin();
  const began = Date.now();
  const end = (outcome: Verdict['outcome'], seen: string): Verdict => ({
    rule,
    outcome,
    seen: context.frames.mask(seen),
    frames: context.memo.framesSince(start),
    ms: Date.now() - began,
  });
  if (rule.writes && !context.options.allowCreates) return end('skipped', 'needs --allow-creates');
  try {
    return end('pass', await rule.run(context));
  } catch (error) {
    if (error instanceof Skipped) return end('skipped', error.message);
    if (error instanceof Failed) return end('fail', error.message);
    throw error;
  }
}
