interface Details {
  readonly code?: string;
  readonly field?: string;
}

/** An HTTP request that is refused before its operation runs. */
export class BadRequest extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly field: string | undefined;
  constructor(statusCode: number, message: string, { code = 'BAD_REQUEST', field }: Details = {}) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.field = field;
  }
}
