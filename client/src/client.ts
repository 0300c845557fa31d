import { MunimError } from './munimError.ts';
import { isMutation, printDocument, takesVariable } from './printDocument.ts';
import { wait, waitAfter } from './retries.ts';
import { sendOnce } from './sendOnce.ts';
import { type Page, walkPages } from './walkPages.ts';

// the one entry of the package
export { MunimError, type Page };

/** A document with the types of its answer and variables, as codegen's `TypedDocumentNode` and `TypedDocumentString` are. */
export interface TypedDocument<Data, Variables> {
  // a method's parameter is the only place from which both types are inferred
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
}

export interface ClientOptions {
  /** Address of Munim, such as https://munim.example.in. */
  readonly address: string;
  /** An API token, or what gives the token of now. */
  readonly token: string | (() => string | Promise<string>);
  /** How often a call that failed is sent again: 4. */
  readonly retries?: number;
  /** Milliseconds after which a request without an answer has failed: 60,000. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  /** Ends the call, also while it waits to be sent again. */
  readonly signal?: AbortSignal | undefined;
  /** How often this call is sent again. */
  readonly retries?: number | undefined;
  /** Key of a mutation that an earlier run may have sent; else each call makes its own. */
  readonly idempotencyKey?: string | undefined;
}

type Rest<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: CallOptions]
    : [variables: Variables, options?: CallOptions];
type Walked<Variables, Data, P> = [
  variables: Variables,
  pick: (data: Data) => P,
  options?: CallOptions,
];

export interface MunimClient {
  /** Runs an operation. Throws a MunimError when anything of it failed. */
  request<Data = unknown, Variables = Readonly<Record<string, unknown>>>(
    document: TypedDocument<Data, Variables> | string,
    ...rest: Rest<Variables>
  ): Promise<Data>;
  /** Pages of a list to its end; `pick` finds the list in an answer. */
  pages<Data, Variables, P extends Page<unknown>>(
    document: TypedDocument<Data, Variables> | string,
    ...walked: Walked<Variables, Data, P>
  ): AsyncGenerator<P, void, undefined>;
  /** Rows of a list to its end. */
  rows<Data, Variables, Row>(
    document: TypedDocument<Data, Variables> | string,
    ...walked: Walked<Variables, Data, Page<Row>>
  ): AsyncGenerator<Row, void, undefined>;
}

/** Random text for ids and keys; `crypto.randomUUID` is missing in pages without TLS. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A client of one Munim, for one token. */
export function createClient({
  address,
  token,
  retries: usualRetries = 4,
  timeoutMs = 60_000,
}: ClientOptions): MunimClient {
  const url = `${address.replace(/\/+$/, '')}/graphql`;

  async function run(query: string, variables: unknown, options: CallOptions): Promise<unknown> {
    const { signal, retries = usualRetries, idempotencyKey } = options;
    const requestId = randomId();
    // one key for all times that this call is sent: what was done is answered again, not done again
    const key = isMutation(query) ? (idempotencyKey ?? randomId()) : undefined;
    const body = JSON.stringify({ query, variables });
    for (let failures = 0; ;) {
      signal?.throwIfAborted();
      const bearer = typeof token === 'string' ? token : await token();
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${bearer}`,
        'x-request-id': requestId,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      try {
        return await sendOnce({ url, headers, body, requestId, timeoutMs, signal });
      } catch (error) {
        const ms = waitAfter(error, ++failures);
        if (ms === null || failures > retries) throw error;
        await wait(ms, signal);
      }
    }
  }

  const pages: MunimClient['pages'] = (document, variables, pick, options = {}) => {
    const query = printDocument(document);
    return walkPages(
      (name) => takesVariable(query, name),
      variables as Readonly<Record<string, unknown>>,
      async (place) => pick((await run(query, { ...variables, ...place }, options)) as never),
    );
  };

  return {
    request: (document, variables?: unknown, options: CallOptions = {}) =>
      run(printDocument(document), variables, options) as Promise<never>,
    pages,
    async *rows(document, variables, pick, options) {
      for await (const { items } of pages(document, variables, pick, options)) yield* items;
    },
  };
}
