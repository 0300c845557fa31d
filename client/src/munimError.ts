/** An error of the answer, as the gateway writes it. */
export interface GraphError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

interface Details {
  readonly code: string;
  readonly requestId: string;
  readonly status?: number | undefined;
  readonly errors?: readonly GraphError[] | undefined;
  readonly data?: unknown;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** A call that failed: refused, not answered, or answered in part. */
export class MunimError extends Error {
  override readonly name = 'MunimError';
  /** Code of the first error: one of the gateway's, NETWORK for no answer, BAD_ANSWER for one that is none of Munim's. */
  readonly code: string;
  /** The value that is wrong, in the words of REST: `order_lines.0.quantity`. */
  readonly field: string | undefined;
  /** The same as the graph names it: `input.lines[0].quantity`. */
  readonly argument: string | undefined;
  /** Id of the call in the gateway's and the backend's logs. */
  readonly requestId: string;
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  /** All errors of the answer. */
  readonly errors: readonly GraphError[];
  /** What was answered beside the errors. */
  readonly data: unknown;
  /** How long the server asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause });
    const extensions = details.errors?.[0]?.extensions;
    this.code = details.code;
    this.field = textOf(extensions?.['field']);
    this.argument = textOf(extensions?.['argument']);
    this.requestId = details.requestId;
    this.status = details.status;
    this.errors = details.errors ?? [];
    this.data = details.data;
    this.retryAfterMs = details.retryAfterMs;
  }
}
