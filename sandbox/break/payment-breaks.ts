import { randomUUID } from 'node:crypto';
import type { Flow } from '../../src/contract/primitives';
import type { PushType } from '../../src/contract/realtime';
import { EVERYONE } from '../realtime/edge';
import type { Push } from '../realtime/effects';
import { altered, alteredData, type Loose, type MakeBreak } from './break';

const STATUS = 'BANKING_DEPOSIT:deposit-status';
const CONFIRM = 'BANKING:withdrawal-confirm';
const NOBODYS = /^0{8}-/;
const TOO_LARGE = 1e20;

const found = (reply: Loose, data: Loose): Loose => ({
  messageId: reply['messageId'],
  time: reply['time'],
  status: 200,
  data,
});
const isNotFound = ({ status }: Loose) => status === 404;

const alteredPush =
  (event: PushType, change: (data: Loose) => Loose | null): MakeBreak =>
  () => ({
    push(push, send) {
      const data = push.event === event ? change(push.data as Loose) : (push.data as Loose);
      if (data) send({ ...push, data } as unknown as Push);
    },
  });
const pushedToAll =
  (event: PushType): MakeBreak =>
  () => ({ push: (push, send) => (push.event === event ? send(push, EVERYONE) : send(push)) });

/** Breaks that both flows have. */
function createBreaks(flow: Flow): Record<string, MakeBreak> {
  const type = `BANKING:${flow}-create`;
  const method = flow === 'deposit' ? 'paymentType' : 'payment_system';
  const id = `${flow}Id`;
  const made = (reply: Loose) => found(reply, { [id]: randomUUID(), fields: [], apiResponse: {} });
  return {
    [`${flow}.id`]: alteredData(type, (data) => ({ ...data, [id]: TOO_LARGE })),
    [`${flow}.refusal`]: altered(type, (reply, { data }) =>
      String(data[method]).startsWith('conformance') ? { ...reply, status: 500 } : reply,
    ),
    [`${flow}.limits`]: altered(type, (reply, { data }) => (Number(data['amount']) < 1 ? made(reply) : reply)),
  };
}

function timesPaid(): MakeBreak {
  return (now) => {
    const paid = new Set<string>();
    return altered(STATUS, (reply, { data }) => {
      if ((reply['data'] as Loose | undefined)?.['status'] !== 'PAYED') return reply;
      const id = String(data['depositId']);
      if (paid.has(id)) return { ...reply, data: { status: 'WAITING' } };
      paid.add(id);
      return reply;
    })(now);
  };
}

export const depositBreaks: Record<string, MakeBreak> = {
  ...createBreaks('deposit'),
  'deposit.create': alteredData('BANKING:deposit-create', (data) => ({
    ...data,
    apiResponse: { ...(data['apiResponse'] as Loose), method: 'PUT' },
  })),
  'deposit.more-fields': alteredData('BANKING:deposit-create', (data, { data: { depositId } }) =>
    depositId ? { ...data, depositId: randomUUID() } : data,
  ),
  // Changes the resume reply as well, so that both give the same, wrong address.
  'deposit.source': (now) => {
    const toFtp = (data: Loose) => {
      const page = data['apiResponse'] as Loose;
      return { ...data, apiResponse: { ...page, source: page['source'] ? 'ftp://pay.example/' : null } };
    };
    const { receive: onCreate } = alteredData('BANKING:deposit-create', toFtp)(now);
    const { receive: onResume } = alteredData('BANKING:deposit-resume', toFtp)(now);
    return {
      receive: (socket, message, send, answer) =>
        onCreate!(socket, message, send, (given, sendOn) => onResume!(socket, given, sendOn, answer)),
    };
  },
  'deposit.status': altered(STATUS, (reply) => ({
    ...reply,
    status: 404,
    code: 'banking.depositNotFound',
    data: null,
  })),
  'deposit.status-unknown': altered(STATUS, (reply, { data }) =>
    NOBODYS.test(String(data['depositId'])) ? found(reply, { status: 'WAITING' }) : reply,
  ),
  'deposit.status-foreign': altered(STATUS, (reply, { data }) =>
    isNotFound(reply) && !NOBODYS.test(String(data['depositId'])) ? found(reply, { status: 'WAITING' }) : reply,
  ),
  'deposit.push': alteredPush('deposit.status', () => null),
  'deposit.push-shape': alteredPush('deposit.status', (data) => ({ ...data, status: String(data['status']) })),
  'deposit.push-time': alteredPush('deposit.status', ({ time: _time, ...data }) => data),
  'deposit.push-owner': pushedToAll('deposit.status'),
  'deposit.end-status': alteredData(STATUS, () => ({ status: 'WAITING' })),
  'deposit.never-back': timesPaid(),
};

export const withdrawalBreaks: Record<string, MakeBreak> = {
  ...createBreaks('withdrawal'),
  'withdrawal.create': alteredData('BANKING:withdrawal-create', (data) => ({
    ...data,
    confirmationRequested: 'perhaps',
  })),
  'withdrawal.more-fields': altered('BANKING:withdrawal-create', (reply, { data }) =>
    String(data['payment_system']).endsWith('_fields') && 'bank_city' in (data['fields'] as Loose)
      ? { ...reply, status: 409, code: 'banking.begunAlready' }
      : reply,
  ),
  'withdrawal.prepare': alteredData('BANKING:withdrawal-prepare', () => ({
    fields: [{ name: 'iban', errors: 'required' }],
  })),
  'withdrawal.profile': alteredData('USER:profile-update', () => ({ user: { balanceData: 5 } })),
  'withdrawal.wrong-code': altered(CONFIRM, (reply, { data }) => found(reply, { withdrawalId: data['withdrawalId'] })),
  'withdrawal.cancel-foreign': altered('BANKING:withdrawal-cancel', (reply, { data }) =>
    isNotFound(reply) ? found(reply, { withdrawalId: data['withdrawalId'], status: 'mistaked' }) : reply,
  ),
  'withdrawal.cancel': alteredData('BANKING:withdrawal-cancel', (data) => ({ ...data, status: 'waiting' })),
  'withdrawal.push': alteredPush('withdrawal.status', () => null),
  'withdrawal.push-owner': pushedToAll('withdrawal.status'),
};

/** Breaks of resuming, alike for both flows. */
function resumeBreaks(flow: Flow): Record<string, MakeBreak> {
  const type = `BANKING:${flow}-resume`;
  const id = `${flow}Id`;
  const waiting = (reply: Loose, given: unknown) => found(reply, { [id]: given, apiResponse: null, status: 'waiting' });
  return {
    [`resume.${flow}`]: alteredData(type, (data) => ({ ...data, status: 'pending' })),
    [`resume.${flow}-same`]: alteredData(type, (data) => ({ ...data, [id]: randomUUID() })),
    [`resume.${flow}-unknown`]: altered(type, (reply, { data }) =>
      NOBODYS.test(String(data[id])) ? waiting(reply, data[id]) : reply,
    ),
    [`resume.${flow}-foreign`]: altered(type, (reply, { data }) =>
      isNotFound(reply) && !NOBODYS.test(String(data[id])) ? waiting(reply, data[id]) : reply,
    ),
  };
}

export const allResumeBreaks: Record<string, MakeBreak> = { ...resumeBreaks('deposit'), ...resumeBreaks('withdrawal') };
