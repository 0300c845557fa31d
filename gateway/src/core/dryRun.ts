import { FormData } from 'undici';
import type { Backend } from './backend.ts';
import { BackendClient, type SentCall } from './backendClient.ts';
import type { BackendConnections } from './backendConnections.ts';
import type { Context } from './context.ts';
import { createSources } from './sources.ts';
import type { Values } from './inputPlaces.ts';

const pathOf = (target: string): string => target.split('?', 1)[0] ?? target;
const isSamePath = (a: SentCall, b: SentCall): boolean =>
  a.method === b.method && pathOf(a.target) === pathOf(b.target);

/** Undefined where the text is no JSON or nothing. */
function json(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function formValue(form: FormData, field: string): unknown {
  const part = form.get(field);
  return part === null || typeof part === 'string' ? part : `${part.name} ${part.size}`;
}

/** Value that the call has under the field's name: in its body, its query or its headers. */
function valueIn({ target, body, headers = {} }: SentCall, field: string): unknown {
  let value: unknown = json(body);
  for (const key of field.split('.')) value = (value as Values | null | undefined)?.[key];
  return (
    value ??
    (body instanceof FormData ? formValue(body, field) : null) ??
    new URLSearchParams(target.split('?')[1]).get(field) ??
    headers[field.toLowerCase()]
  );
}

export interface Outcome {
  readonly error?: unknown;
  /** Values of the field in the calls of the refused path. */
  readonly values: readonly unknown[];
}

type Resolve = (args: Values, context: Context) => unknown;

/**
 * Runs a resolver again with other arguments and without a backend, to see which argument becomes which field of the
 * refused call. Calls that were answered get that answer again, every other one is only noted: nothing is sent.
 */
export function dryRun(
  resolve: Resolve,
  { backend, context }: { backend: Backend; context: Context },
  refused: SentCall | undefined,
) {
  return async (args: Values, field: string): Promise<Outcome> => {
    const sent: SentCall[] = [];
    const read = async ({ method, path: target, body, headers }: SentOptions) => {
      sent.push({ method, target, ...(body ? { body } : {}), headers });
      const answer = backend.answers.get(`${method} ${pathOf(target)}`);
      if (answer === undefined) throw new Error('Nothing is sent in a dry run');
      return { statusCode: 200, headers: {}, text: JSON.stringify(answer), fault: null };
    };
    const dry = new BackendClient(
      { read, prefix: '' } as unknown as BackendConnections,
      backend.caller,
    );
    const sources = createSources(dry);
    const own = Object.create(context, {
      backend: { value: dry },
      sources: { value: sources },
    }) as Context;
    const outcome: { error?: unknown } = {};
    try {
      await resolve(args, own);
    } catch (error) {
      outcome.error = error;
    }
    const calls = sent.filter((call) => refused && isSamePath(call, refused));
    return { ...outcome, values: calls.map((call) => valueIn(call, field)) };
  };
}

interface SentOptions {
  method: string;
  path: string;
  body: string | FormData | null;
  headers: Record<string, string>;
}
