import type { Dispatcher } from 'undici';

type Body = Dispatcher.ResponseData['body'];

/** Most of a refusal that is read; pages of proxies are longer and say nothing that is shown. */
const MAX_REFUSAL_BYTES = 64 * 1024;

/** JSON of a success. Nothing at all is a success without data. */
export async function readJson(body: Body): Promise<unknown> {
  const text = await body.text();
  return text.trim() === '' ? {} : JSON.parse(text);
}

/** JSON of a refusal; null for anything else: HTML, text, nothing, too much, or an answer that breaks off. */
export async function readRefusal(body: Body): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_REFUSAL_BYTES) return null;
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
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
export function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** The connection ended before the answer began. */
export const isClosedSocket = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET');
