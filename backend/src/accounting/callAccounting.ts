import { LedgerError } from './ledger.ts';

export interface AccountingResponse {
  status: number;
  body: Record<string, unknown>;
  /** The service's own message, if there is one. */
  message: string;
}

interface AccountingRequest {
  method: string;
  headers?: Record<string, string>;
  json?: object;
  form?: Record<string, string>;
  limitMs: number;
}

const contentOf = ({
  json,
  form,
}: AccountingRequest): { body?: string | URLSearchParams; headers?: Record<string, string> } => {
  if (json) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  return form ? { body: new URLSearchParams(form) } : {};
};

const LONGEST_MESSAGE = 300;

async function readBody(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    if (response.ok) throw new LedgerError('Accounting answered something else than JSON', false);
    return {};
  }
}

/**
 * One call with a time limit. Errors contain no address and no header: those may contain secrets.
 */
export async function callAccounting(
  url: string,
  question: AccountingRequest,
): Promise<AccountingResponse> {
  const content = contentOf(question);
  const signal = AbortSignal.timeout(question.limitMs);
  try {
    const response = await fetch(url, {
      ...content,
      method: question.method,
      headers: { accept: 'application/json', ...content.headers, ...question.headers },
      redirect: 'error',
      signal,
    });
    const body = await readBody(response);
    const { message } = body;
    return {
      status: response.status,
      body,
      message: typeof message === 'string' ? message.slice(0, LONGEST_MESSAGE) : '',
    };
  } catch (error) {
    if (error instanceof LedgerError) throw error;
    throw new LedgerError(
      signal.aborted
        ? `Accounting did not answer within ${question.limitMs / 1000} s`
        : 'Accounting could not be reached',
      false,
    );
  }
}
