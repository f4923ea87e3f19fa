/** Returning to a payment on a connection other than the one that began it. */
import * as v from 'valibot';
import type { Flow } from '../../../src/contract/primitives';
import { TransactionStatus } from '../../../src/contract/primitives';
import { DepositResumeReply, WithdrawalResumeReply } from '../../../src/contract/transactions';
import { idOf, type Context } from '../context';
import { check, skip } from '../outcome';
import { rulesOf, type Rule } from '../rule';
import type { Reply } from '../wire/connection';
import { dataOf, dataOrSkip, describe, fits, isRefusal, isUnknownCall } from '../wire/shape';
import { stable } from './same-key';

const SHAPES = {
  deposit: v.object({ ...DepositResumeReply.entries, status: TransactionStatus }),
  withdrawal: v.object({ ...WithdrawalResumeReply.entries, status: TransactionStatus }),
};
const NOBODYS = '00000000-0000-4000-8000-000000000000';

const askFor = async (context: Context, flow: Flow, id: string, isOther = false): Promise<Reply> =>
  (isOther ? await context.other() : await context.connect('connection after a reload')).ask(`BANKING:${flow}-resume`, {
    [`${flow}Id`]: id,
  });
const resumed = async (context: Context, flow: Flow): Promise<Reply> => {
  const id = await context.madeId(flow);
  return context.memo.once(`resumed ${flow}`, () => askFor(context, flow, id));
};
const offered = async (context: Context, flow: Flow) => {
  const reply = await resumed(context, flow);
  return isUnknownCall(reply) ? skip(`${flow}-resume is not offered`) : reply;
};
const pageOf = ({ data }: Reply) => {
  const { apiResponse } = (data ?? {}) as { apiResponse?: { source?: unknown; pageId?: unknown; data?: unknown } };
  return { source: apiResponse?.source ?? null, pageId: apiResponse?.pageId ?? null, data: apiResponse?.data ?? null };
};

const rulesFor = (flow: Flow): Rule[] =>
  rulesOf('resume', [
    {
      id: `resume.${flow}`,
      title: `A ${flow} can be come back to`,
      says: `BANKING:${flow}-resume answers what the create had answered, and status.`,
      source: 'src/contract/transactions.ts',
      why: 'After a reload the player can’t go on paying, and begins another.',
      fix: 'Keep the create’s reply, and answer it with status: waiting, accepted, processed or mistaked.',
      writes: true,
      async run(context) {
        const data = dataOf(await resumed(context, flow), `${flow}-resume`);
        return `status ${(fits(SHAPES[flow] as typeof SHAPES.deposit, data, 'the reply') as { status: string }).status}`;
      },
    },
    {
      id: `resume.${flow}-same`,
      title: `It is the same ${flow}`,
      says: 'The id and the page are those of the create.',
      source: 'contract 5 (ids: answer with what you were given)',
      why: 'The player pays by a code that belongs to something else.',
      fix: 'Answer from what was kept; ask the provider for nothing new.',
      writes: true,
      async run(context) {
        const reply = await offered(context, flow);
        dataOrSkip(reply, `${flow}-resume`);
        const made = (await context.made(flow)).reply;
        check(idOf(reply) === idOf(made), `${idOf(made)} came back as ${idOf(reply)}`);
        check(stable(pageOf(reply)) === stable(pageOf(made)), 'the page is another than the create’s');
        return `${idOf(reply)}, the same page`;
      },
    },
    {
      id: `resume.${flow}-unknown`,
      title: `A ${flow} that never was is not found`,
      says: 'An id that the player has none of is 4xx.',
      source: 'contract 2 and 5',
      why: 'The cashier shows a page without anything on it.',
      fix: `Answer 404 with banking.${flow}NotFound.`,
      writes: true,
      async run(context) {
        await offered(context, flow);
        const reply = await askFor(context, flow, NOBODYS);
        check(isRefusal(reply), `answered with ${describe(reply)}`);
        return describe(reply);
      },
    },
    {
      id: `resume.${flow}-foreign`,
      title: `Another player’s ${flow} is not found`,
      says: 'A player sees only what is the player’s own.',
      source: 'contract 3 (Authorization)',
      why: 'Anyone who learns an id learns what another player pays, and where to.',
      fix: 'Look for the id among those of the token’s player.',
      writes: true,
      async run(context) {
        await context.other();
        await offered(context, flow);
        const reply = await askFor(context, flow, await context.madeId(flow), true);
        check(isRefusal(reply), `the other player was answered with ${describe(reply)}`);
        return describe(reply);
      },
    },
  ]);

export const resumeRules: Rule[] = [...rulesFor('deposit'), ...rulesFor('withdrawal')];
