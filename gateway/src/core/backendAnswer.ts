import type { Dispatcher, Pool } from 'undici';

type Head = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>;

/** An answer of the backend, read to its end. */
export interface WholeAnswer extends Head {
  readonly text: string;
  /** Why the text is not the whole body; null where it is. */
  readonly fault: Error | null;
}

/** Most of a refusal that is read; pages of proxies are longer and say nothing that is shown. */
const MAX_REFUSAL_BYTES = 64 * 1024;

/** Without the mark that some servers put before UTF-8. */
function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  if (!first) return '';
  const text = (chunks.length === 1 ? first : Buffer.concat(chunks)).toString();
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Keeps the chunks of one answer: a stream between socket and text costs a tenth of a small query. */
class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #done: (answer: WholeAnswer) => void;
  readonly #unanswered: (error: Error) => void;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #head: Head | null = null;

  constructor(done: (answer: WholeAnswer) => void, unanswered: (error: Error) => void) {
    this.#done = done;
    this.#unanswered = unanswered;
  }

  onRequestStart(): void {
    // nothing aborts a request
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    statusCode: number,
    headers: Dispatcher.ResponseData['headers'],
  ): void {
    if (statusCode >= 200) this.#head = { statusCode, headers };
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#head && !isSuccess(this.#head) && this.#bytes > MAX_REFUSAL_BYTES)
      controller.abort(new Error('The refusal is too long'));
  }

  onResponseEnd(): void {
    this.#end(null);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (this.#head) this.#end(error);
    else this.#unanswered(error);
  }

  #end(fault: Error | null): void {
    if (this.#head) this.#done({ ...this.#head, text: textOf(this.#chunks), fault });
  }
}

export const isSuccess = ({ statusCode }: Head): boolean => statusCode >= 200 && statusCode < 300;

/** Rejects where no answer begins. */
export const readAnswer = (pool: Pool, options: Dispatcher.DispatchOptions): Promise<WholeAnswer> =>
  new Promise((done, unanswered) => {
    pool.dispatch(options, new AnswerReader(done, unanswered));
  });

/** JSON of a success. Nothing at all is a success without data. */
export function jsonOf({ text, fault }: WholeAnswer): unknown {
  if (fault) throw fault;
  return text.trim() === '' ? {} : JSON.parse(text);
}

/** JSON of a refusal; null for anything else: HTML, text, nothing, too much, or an answer that breaks off. */
export function refusalJson({ text, fault }: WholeAnswer): unknown {
  if (fault) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A refusal with the status of a success. The accounting service's texts are a list, and an order that exists already
 * comes with the refusal: those answers are read by their callers.
 */
export const isRefused = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'success' in answer &&
  answer.success === false &&
  !('order' in answer) &&
  !('error' in answer && Array.isArray(answer.error));

/** A header that was sent once; null otherwise. */
export function headerOf({ headers }: Head, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** The connection ended before the answer began. */
export const isClosedSocket = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');
