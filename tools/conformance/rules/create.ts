/** Rules for the creates of both flows. */
import * as v from 'valibot';
import { DepositCreateReply } from '../../../src/contract/deposit';
import type { Schema } from '../../../src/contract/parse';
import { WithdrawalCreateReply } from '../../../src/contract/withdrawal';
import { idOf } from '../context';
import { check, skip } from '../outcome';
import type { Rule } from '../rule';
import { dataOrSkip, describe, fits, isRefusal, succeeded } from '../wire/shape';
import type { Flow } from '../../../src/contract/primitives';

/** The reply shapes without the ids, which have a rule of their own. */
const SHAPES: Record<Flow, Schema<unknown>> = {
  deposit: v.object({ ...DepositCreateReply.entries, depositId: v.unknown() }),
  withdrawal: v.object({ ...WithdrawalCreateReply.entries, withdrawalId: v.unknown() }),
};
const CREATES = { deposit: 'DepositCreateReply', withdrawal: 'WithdrawalCreateReply' };
const NO_METHOD = 'conformance_no_such_method';

export const createRules = (flow: Flow): Rule[] => [
  {
    id: `${flow}.create`,
    level: flow,
    title: `A ${flow} is created`,
    says: `BANKING:${flow}-create is answered with 200 and the shape of ${CREATES[flow]}.`,
    source: `contract 3; src/contract/${flow}.ts`,
    why: 'The pay button leads to an error, or to a page without what is needed to pay.',
    fix: 'Send the named key in the named type. A refusal here: choose another method, amount or --field.',
    writes: true,
    async run(context) {
      const { reply, request } = await context.made(flow);
      check(succeeded(reply), `refused: ${describe(reply)}`);
      fits(SHAPES[flow], reply['data'], 'the reply');
      return `${String(request['paymentType'] ?? request['payment_system'])}, ${String(request['amount'])}`;
    },
  },
  {
    id: `${flow}.id`,
    level: flow,
    title: `A ${flow} has an id that can be sent back`,
    says: `Ids are texts or integers up to 2^53. ${flow}Id is the transaction's, apiResponse.depositId only where it is missing.`,
    source: 'contract 5; src/contract/primitives.ts (Id)',
    why: 'Without the id no status, push or history line finds its page; a larger number has lost digits.',
    fix: 'Send the id as text.',
    writes: true,
    async run(context) {
      const { reply } = await context.made(flow);
      dataOrSkip(reply, 'the create');
      const id = idOf(reply);
      check(id !== undefined, `no id, or a number beyond 2^53: ${JSON.stringify(rawId(reply['data']))}`);
      return id;
    },
  },
  {
    id: `${flow}.refusal`,
    level: flow,
    title: 'A refused create is a 4xx with a code',
    says: '4xx is an outcome: nothing was made. 5xx on a create is none: the cashier keeps checking.',
    source: 'contract 2, 3 and 5',
    why: 'The player looks at a waiting page for something that never was.',
    fix: 'Answer 4xx with a code and a message when a method, an amount or a field is refused.',
    writes: true,
    async run(context) {
      const { type, request } = await (flow === 'deposit' ? context.depositRequest() : context.withdrawalRequest());
      const name = flow === 'deposit' ? 'paymentType' : 'payment_system';
      const reply = await (await context.socket()).ask(type, { ...request, [name]: NO_METHOD });
      check(isRefusal(reply), `an unknown method was answered with ${describe(reply)}`);
      check(typeof reply['code'] === 'string', 'the refusal has no code');
      return describe(reply);
    },
  },
  {
    id: `${flow}.limits`,
    level: flow,
    title: 'An amount below the limits is refused',
    says: 'The method’s amount_rules hold: the gateway never trusts the widget’s own check.',
    source: 'spec 5; contract 5 (4xx: nothing was made)',
    why: 'A request that was made by hand pays what no provider takes.',
    fix: 'Check the amount against the limits that the list names, and answer 4xx.',
    writes: true,
    async run(context) {
      const { type, request } = await (flow === 'deposit' ? context.depositRequest() : context.withdrawalRequest());
      const name = request['paymentType'] ?? request['payment_system'];
      const method = (await context.methods(flow)).find((each) => each.name === name);
      const rule = method?.amount_rules?.[context.options.currency];
      if (!rule || rule.min <= 0) return skip('the method has no lower limit');
      const reply = await (await context.socket()).ask(type, { ...request, amount: rule.min / 1000 });
      check(isRefusal(reply), `a thousandth of the least amount was answered with ${describe(reply)}`);
      return describe(reply);
    },
  },
  {
    id: `${flow}.more-fields`,
    level: flow,
    title: 'What was begun goes on under its id',
    says: `After isFieldsRequired the next create carries ${flow}Id, and stays the same ${flow}.`,
    source: 'contract 5; spec 3',
    why: 'Two are made where one was meant, and one of them stays open.',
    fix: 'Find the one that the id names, and complete it.',
    writes: true,
    async run(context) {
      const name = flow === 'deposit' ? context.options.depositMore : context.options.withdrawalMore;
      if (!name) return skip(`needs --${flow}-more, a method whose create asks for more fields`);
      const { type, request } = await (flow === 'deposit'
        ? context.depositRequest(name)
        : context.withdrawalRequest(name));
      const socket = await context.socket();
      const first = await socket.ask(type, request);
      const data = dataOrSkip(first, 'the first create') as { apiResponse?: { isFieldsRequired?: boolean } };
      if (!data.apiResponse?.isFieldsRequired) return skip(`${name} did not ask for more fields`);
      // Undefined when the gateway begins nothing before it has all fields.
      const id = idOf(first);
      // The list does not name the fields that a create asks for, so the tester gives them.
      const fields = { ...context.options.fields, ...(request['fields'] as object) };
      const second = await socket.ask(type, { ...request, fields, ...(id && { [`${flow}Id`]: id }) });
      check(succeeded(second), `the second create was refused: ${describe(second)}`);
      if (!id) return `begun with all fields: ${idOf(second) ?? skip('the create gave no id that can be used')}`;
      check(idOf(second) === id, `the second create is another: ${id} became ${idOf(second)}`);
      return `${id} both times`;
    },
  },
];

const rawId = (data: unknown) => {
  const { depositId, withdrawalId } = (data ?? {}) as Record<string, unknown>;
  return depositId ?? withdrawalId ?? null;
};
