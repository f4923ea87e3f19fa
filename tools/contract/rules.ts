/** The rules that a schema can't express (contract 5), each with the conformance rules that check it. */
export interface ContractRule {
  id: string;
  title: string;
  text: string;
  /** Ids of rules in tools/conformance, or a beginning of ids with `*`. */
  checkedBy: readonly string[];
}

export const CONTRACT_RULES: readonly ContractRule[] = [
  {
    id: 'idempotency',
    title: 'A create happens once per key',
    text:
      'messageId is the key of deposit-create, deposit-prepare, deposit-create-p2p and withdrawal-create. The gateway MUST ' +
      'answer each repetition with the first answer, for at least 24 hours. The cashier sends the same create again: 5 s ' +
      'after a timeout, on every reconnect, after a reload, on any connection, while the first one still runs, for as ' +
      'long as the page lives. Any other field may differ; the key decides.',
    checkedBy: ['deposit.key-*', 'deposit.prepare-key-*', 'deposit.p2p-key-*', 'withdrawal.key-*'],
  },
  {
    id: 'withdrawal-keys',
    title: 'So do confirm, resend and cancel of a withdrawal',
    text:
      'messageId is their key, too: the same one again gets the first answer, for at least 24 hours, whatever the ' +
      'withdrawal has become. A wrong code that is sent again under its key is one try.',
    checkedBy: [
      'withdrawal.confirm-key',
      'withdrawal.confirm-key-wrong',
      'withdrawal.resend-key',
      'withdrawal.cancel-key',
    ],
  },
  {
    id: 'client-key',
    title: 'A transaction names its create',
    text:
      'clientKey in lines of the history and in the answers of deposit-status, deposit-resume and withdrawal-resume is the ' +
      'messageId of the create, of the latest one where a payment took several. Optional: for all lines, or for none.',
    checkedBy: ['history.client-key'],
  },
  {
    id: 'clock',
    title: 'The gateway tells its clock',
    text:
      'time in every reply and push: milliseconds since the epoch. Without it the HTTP Date header of the list is used, ' +
      'which a widget on another origin may read only when it is exposed.',
    checkedBy: ['list.time', 'list.date', 'list.cors', 'deposit.push-time'],
  },
  {
    id: 'unknown-calls',
    title: 'An unknown call is answered at once',
    text:
      'Status 404 with code unknown.type. 400 and 501 are read the same way. Silence is not an answer: each optional call ' +
      'has a limit of some seconds after which the page goes on without it.',
    checkedBy: ['list.unknown-silence', 'list.unknown-call', 'additions.silence'],
  },
  {
    id: 'status',
    title: 'Every deposit has a status',
    text: 'BANKING_DEPOSIT:deposit-status serves every deposit, not only peer-to-peer ones.',
    checkedBy: ['deposit.status', 'deposit.status-unknown', 'deposit.status-foreign', 'deposit.end-status'],
  },
  {
    id: 'ids',
    title: 'Ids come back as they were given',
    text:
      'Any optional key may be absent or null. Ids are texts or integers up to 2^53; answer with what you were given. The ' +
      'outer depositId is the transaction’s, apiResponse.depositId counts only where the outer one is missing.',
    checkedBy: ['deposit.id', 'withdrawal.id', 'resume.deposit-same', 'resume.withdrawal-same', 'history.made'],
  },
  {
    id: 'source',
    title: 'A payment page has an address that may be opened',
    text: 'source is an absolute http(s) address, one relative to the gateway’s base, or of a scheme in appLinkSchemes.',
    checkedBy: ['deposit.source'],
  },
  {
    id: 'outcome',
    title: '4xx is an outcome of a create, but 408, 409, 423, 425, 429 and 5xx are none',
    text:
      '4xx to the first sending of a key: nothing was made. 408, 409, 423, 425, 429 and 5xx: the cashier keeps checking, and ' +
      'sends the same key again, after retryAfter seconds where the reply names them. Such an answer is not kept under the ' +
      'key. A 4xx to a repeat is no outcome.',
    checkedBy: ['deposit.refusal', 'withdrawal.refusal', 'deposit.limits', 'withdrawal.limits', 'list.bad-data'],
  },
  {
    id: 'more-fields',
    title: 'What was begun goes on under its id',
    text:
      'After isFieldsRequired the next create carries depositId or withdrawalId, where the reply named one. A gateway that ' +
      'begins nothing until it knows all names none.',
    checkedBy: ['deposit.more-fields', 'withdrawal.more-fields'],
  },
  {
    id: 'pages',
    title: 'Pages of lists lose and double nothing',
    text: 'limit, after and next; next absent, null or empty means no more. A group of methods is never split.',
    checkedBy: ['list.paging', 'list.groups-whole', 'history.paging', 'history.limit'],
  },
  {
    id: 'ends',
    title: 'An end is an end',
    text:
      'processed wins over mistaked, whenever it comes. Times are ISO 8601 with a zone; one without is read as UTC, and ' +
      'the conformance calls it a fault.',
    checkedBy: ['deposit.never-back', 'deposit.push', 'withdrawal.push', 'history.status-agrees', 'history.shape'],
  },
  {
    id: 'owner',
    title: 'A player sees only what is the player’s own',
    text: 'By the token of the request or the connection: statuses, history, resume, cancel, accounts and pushes.',
    checkedBy: ['*-foreign', '*-owner'],
  },
  {
    id: 'tolerance',
    title: 'What the cashier forgives',
    text:
      'Unknown keys are ignored. A bad optional key costs itself alone. An unknown enum value is read as the quiet one: a ' +
      'status waits, a badge is none, a field is plain text, a lock has no reason, a decline is unknown. Without pageId ' +
      'the keys of data choose the page: unifiedFlow first, then card, requisites, pix, upi, crypto, instruction.',
    checkedBy: ['list.method-shape', 'deposit.create', 'withdrawal.create', 'list.reply-shape'],
  },
];

export const rulesAsText = (): string =>
  CONTRACT_RULES.map(
    ({ title, text, checkedBy }) => `**${title}.** ${text} (Checked by ${checkedBy.join(', ')}.)`,
  ).join('\n\n');
