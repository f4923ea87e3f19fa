/** What rules share: access to the gateway, and facts that are found out only once. */
import { FrameMemo } from './frame-memo';
import { fillFields, leastAmount, unknownFields } from './fill-fields';
import { HTTP_PATHS } from '../../src/contract/http';
import { PaymentMethod } from '../../src/contract/method';
import type { Options } from './options';
import { Failed, Skipped, skip } from './outcome';
import { Connection, type Reply } from './wire/connection';
import type { Frames } from './wire/frames';
import { Http, type HttpAnswer } from './wire/http';
import { describe, isFit, succeeded } from './wire/shape';

export interface Hooks {
  /** Waits; a test replaces it, to let an hour pass at once. */
  sleep(ms: number): Promise<void>;
  /** Called when a payment is open and can be paid. */
  onPayable(id: string, source: string | null): void | Promise<void>;
  /** The code that was sent for a withdrawal, where it can be known. */
  codeOf?(withdrawalId: string): Promise<string>;
}

export interface Create {
  type: string;
  request: Record<string, unknown>;
}
export interface Made extends Create {
  messageId: string;
  reply: Reply;
}

export class Context {
  readonly http: Http;
  readonly memo: FrameMemo;
  private readonly opened: Connection[] = [];

  constructor(
    readonly options: Options,
    readonly frames: Frames,
    readonly hooks: Hooks,
  ) {
    this.http = new Http({ url: options.gateway, frames, patience: options.patience });
    this.memo = new FrameMemo(frames);
  }

  get region() {
    return { country: this.options.country, currency: this.options.currency };
  }

  authorization(token = this.options.token) {
    return { Authorization: `Bearer ${token}` };
  }

  list(flow: 'deposit' | 'withdrawal'): Promise<HttpAnswer> {
    const path = flow === 'deposit' ? HTTP_PATHS.paymentMethods : HTTP_PATHS.withdrawalMethods;
    return this.memo.once(`${flow} list`, () => this.http.get(path, this.region, this.authorization()));
  }

  /** The list, for rules that do not test whether it is answered. */
  listed(flow: 'deposit' | 'withdrawal'): Promise<HttpAnswer> {
    return this.list(flow).catch(asSkipped);
  }

  /** The list's methods as the gateway sent them. @throws Skipped when there are none */
  async rawMethods(flow: 'deposit' | 'withdrawal'): Promise<Record<string, unknown>[]> {
    const { status, body } = await this.listed(flow);
    const data = (body as { data?: unknown } | undefined)?.data;
    if (flow === 'withdrawal' && status === 404) return skip('withdrawals are not offered (404)');
    if (status !== 200 || !Array.isArray(data)) return skip(`the ${flow} list could not be read`);
    if (data.length === 0) return skip(`the ${flow} list is empty`);
    return data as Record<string, unknown>[];
  }

  /** The methods of the list that fit the schema. */
  async methods(flow: 'deposit' | 'withdrawal'): Promise<PaymentMethod[]> {
    const raw = await this.rawMethods(flow);
    return raw.filter((method): method is PaymentMethod => isFit(PaymentMethod, method));
  }

  /** The player's connection, which rules share. */
  socket(): Promise<Connection> {
    return this.firstConnection().catch(asSkipped);
  }

  /** @throws Failed with socket.io's message, or when the token is refused, because then every rule would fail */
  firstConnection(): Promise<Connection> {
    return this.memo.once('connection', async () => {
      const connection = await this.open('connection 1', this.options.token);
      const nobodys = { depositId: '0', paymentMethod: 'none' };
      const reply = await connection.ask('BANKING_DEPOSIT:deposit-status', nobodys).catch(() => undefined);
      if (reply?.['status'] === 401) throw new Failed(`connected, but the token is not taken: ${describe(reply)}`);
      return connection;
    });
  }

  /** A connection of the second player. @throws Skipped without a second token */
  other(): Promise<Connection> {
    const { secondToken } = this.options;
    if (!secondToken) return skip('needs --second-token');
    return this.memo.once('other', () => this.open('other player', secondToken)).catch(asSkipped);
  }

  /** A further connection of the first player. Skips when there is none: the rule `list.connect` reports that. */
  connect(label: string): Promise<Connection> {
    return this.open(label, this.options.token).catch(asSkipped);
  }

  async open(label: string, token: string | undefined): Promise<Connection> {
    const { gateway: url, patience, allowCreates: mayWrite } = this.options;
    const connection = await Connection.open({ url, token, label, frames: this.frames, patience, mayWrite });
    this.opened.push(connection);
    return connection;
  }

  depositRequest(name?: string): Promise<Create> {
    return this.memo.once(`deposit request ${name ?? ''}`, async () => {
      const method = await this.choose('deposit', name ?? this.options.depositMethod);
      const request = {
        amount: leastAmount(method, this.options),
        currency: this.options.currency,
        fields: fillFields(method, this.options) ?? this.options.fields,
        isActivatedBonus: false,
        paymentType: method.name,
        returnUrl: 'https://cashier.example/',
      };
      return { type: 'BANKING:deposit-create', request };
    });
  }

  withdrawalRequest(name?: string): Promise<Create> {
    return this.memo.once(`withdrawal request ${name ?? ''}`, async () => {
      const method = await this.choose('withdrawal', name ?? this.options.withdrawalMethod);
      const fields = fillFields(method, this.options) ?? this.options.fields;
      const { currency } = this.options;
      const request = { amount: leastAmount(method, this.options), currency, fields, payment_system: method.name };
      return { type: 'BANKING:withdrawal-create', request };
    });
  }

  private async choose(flow: 'deposit' | 'withdrawal', name: string | undefined): Promise<PaymentMethod> {
    const methods = await this.methods(flow);
    const isPlain = ({ cardViewType }: PaymentMethod) => ![3, 5].includes(cardViewType ?? 0);
    const isUp = ({ state }: PaymentMethod) => state?.level !== 'down';
    const found = name
      ? methods.find((method) => method.name === name)
      : methods.find((method) => isPlain(method) && isUp(method) && fillFields(method, this.options) !== null);
    if (found) return found;
    if (name) return skip(`the ${flow} list has no method ${name}`);
    const [nearest] = methods
      .filter((method) => isPlain(method) && isUp(method))
      .sort((a, b) => unknownFields(a, this.options).length - unknownFields(b, this.options).length);
    if (!nearest) return skip(`no ${flow} method of the list is open and of a kind that the tool can create`);
    const unknown = unknownFields(nearest, this.options).map((field) => `--field ${field}=…`);
    return skip(
      `no ${flow} method can be filled in alone; tell it e.g. --${flow}-method ${nearest.name} ${unknown.join(' ')}`,
    );
  }

  /** One create, which several rules examine. */
  made(flow: 'deposit' | 'withdrawal'): Promise<Made> {
    if (!this.options.allowCreates) return skip('needs --allow-creates');
    return this.memo.once(`made ${flow}`, async () => {
      const create = await (flow === 'deposit' ? this.depositRequest() : this.withdrawalRequest());
      const socket = await this.socket();
      const messageId = crypto.randomUUID();
      return { ...create, messageId, reply: await socket.ask(create.type, create.request, messageId) };
    });
  }

  /** The create's id, as text. @throws Skipped when the create has no usable id */
  async madeId(flow: 'deposit' | 'withdrawal'): Promise<string> {
    const { reply } = await this.made(flow).catch(asSkipped);
    if (!succeeded(reply)) return skip(`${flow}-create was refused`);
    return idOf(reply) ?? skip(`${flow}-create gave no id that can be used`);
  }

  close(): void {
    for (const connection of this.opened) connection.close();
  }
}

/** The transaction's id: the outer one, `apiResponse.depositId` only where that is missing. Undefined when unusable. */
export function idOf({ data }: Reply): string | undefined {
  const { depositId, withdrawalId, apiResponse, deposit } = (data ?? {}) as Record<string, never>;
  const inner = (deposit ?? apiResponse ?? {}) as { depositId?: unknown };
  const id: unknown = depositId ?? withdrawalId ?? inner.depositId;
  if (typeof id === 'string' && id !== '') return id;
  return Number.isSafeInteger(id) ? String(id) : undefined;
}

/** Turns a failure into a skip, for rules that depend on something that another rule tests. */
export function asSkipped(error: unknown): never {
  if (error instanceof Failed) throw new Skipped(error.message);
  throw error;
}
