/** The one error type of the cashier. */
export interface AppErrorDetails {
  /** Dotted code: the gateway's (`banking.merchantClientError`) or ours (`socket.timeout`). */
  code?: string | undefined;
  /** HTTP or envelope status. */
  status?: number | undefined;
  /** Address or request type, without query and secrets. */
  url?: string | undefined;
  /** The request may have been carried out although no reply came. Show it as still being checked, never as failed. */
  outcomeUnknown?: boolean;
  /** How long the gateway wants us to wait before the request is sent again. */
  retryAfterMs?: number | undefined;
  /** The request's id in the gateway's log: its `messageId`, or the `X-Request-Id` of a call by HTTP. */
  requestId?: string | undefined;
  cause?: unknown;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly url: string | undefined;
  readonly outcomeUnknown: boolean;
  readonly retryAfterMs: number | undefined;
  /** Set by the channel that sent the request. */
  requestId: string | undefined;

  constructor(message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.url = details.url;
    this.outcomeUnknown = details.outcomeUnknown ?? false;
    this.retryAfterMs = details.retryAfterMs;
    this.requestId = details.requestId;
  }

  /** Returns anything thrown as an AppError. */
  static from(thrown: unknown): AppError {
    if (thrown instanceof AppError) return thrown;
    return new AppError(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
  }
}
