import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export const CLIENT = { id: 'client-1', secret: 'shh-client-secret', refresh: 'shh-refresh-token' };

/** Effect on one call: before it is done, instead of it, or on its answer. */
export interface Fault {
  /** Calls of this kind alone, such as "POST bills". */
  on: string;
  /** Number of times; then it ends. */
  times: number;
  /** Answered so without doing anything. */
  status?: number;
  message?: string;
  /** Delay of the response, or what it waits for; the caller may have given up by then. */
  late?: number | Promise<unknown>;
  /** Done, and the connection cut before the answer. */
  losesAnswer?: true;
}

type Doc = Record<string, unknown> & { reference_number: string; status: string };

type Books = Record<'bills' | 'invoices' | 'creditnotes', Map<string, Doc>>;

const answer = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** One call about documents; the number of existing documents names a new one. */
function documents(
  books: Books,
  method: string,
  url: URL,
  body: string,
  response: ServerResponse,
): void {
  const [resource = '', id, , action] = url.pathname.slice(1).split('/');
  const book =
    resource === 'bills' || !(resource in books) ? books.bills : books[resource as keyof Books];
  const one = resource.slice(0, -1);
  const shown = (key: string, doc: Doc) => ({ ...doc, [`${one}_id`]: key });
  if (method === 'GET' && !id) {
    const rows = [...book].filter(([, doc]) =>
      doc.reference_number.includes(url.searchParams.get('reference_number') ?? ''),
    );
    return answer(response, 200, { [resource]: rows.map(([key, doc]) => shown(key, doc)) });
  }
  if (method === 'POST' && !id) {
    const key = `Z-${books.bills.size + books.invoices.size + books.creditnotes.size + 1}-${crypto.randomUUID().slice(0, 4)}`;
    const doc: Doc = { ...JSON.parse(body), status: 'open' };
    book.set(key, doc);
    return answer(response, 201, { [one]: shown(key, doc) });
  }
  const known = book.get(id ?? '');
  if (!id || !known) return answer(response, 404, { code: 1002, message: 'Not found' });
  if (method === 'POST' && action === 'void') known.status = 'void';
  if (method === 'PUT') Object.assign(known, JSON.parse(body));
  return answer(response, 200, { [one]: shown(id, known) });
}

/** An accounting service over HTTP that accepts every document, as often as it is sent. */
export async function testAccounting() {
  const books: Books = { bills: new Map(), invoices: new Map(), creditnotes: new Map() };
  const calls: string[] = [];
  const troubles: Fault[] = [];
  let tokens = 0;
  let isExpired = false;
  const late: Promise<unknown>[] = [];

  const token = (body: string, response: ServerResponse) => {
    const form = new URLSearchParams(body);
    const isRight =
      form.get('client_secret') === CLIENT.secret && form.get('refresh_token') === CLIENT.refresh;
    if (!isRight)
      return answer(response, 400, {
        error: 'invalid_client',
        message: `not you: ${form.get('client_secret')}`,
      });
    tokens += 1;
    isExpired = false;
    return answer(response, 200, { access_token: `token-${tokens}`, expires_in: 3600 });
  };
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const url = new URL(request.url ?? '', 'http://test');
    const method = request.method ?? '';
    const [, resource = ''] = url.pathname.split('/');
    const kind = resource === 'oauth' ? 'token' : `${method} ${resource}`;
    calls.push(kind);
    if (kind === 'token') return token(body, response);
    if (isExpired || request.headers.authorization !== `Zoho-oauthtoken token-${tokens}`)
      return answer(response, 401, {
        message: `token not taken: ${request.headers.authorization}`,
      });
    if (url.searchParams.get('organization_id') !== 'org-9')
      return answer(response, 400, { message: 'Which organisation?' });
    const trouble = troubles.find(({ on, times }) => times > 0 && on === kind);
    if (trouble) {
      trouble.times -= 1;
      if (trouble.late) {
        const held = typeof trouble.late === 'number' ? wait(trouble.late) : trouble.late;
        const work = held.then(() => documents(books, method, url, body, response));
        late.push(work);
        return work;
      }
      if (trouble.losesAnswer) {
        documents(books, method, url, body, {
          writeHead: () => ({ end() {} }),
        } as unknown as ServerResponse);
        response.destroy();
        return;
      }
      return answer(response, trouble.status ?? 500, { message: trouble.message ?? 'Try later' });
    }
    return documents(books, method, url, body, response);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: {
      ACCOUNTING_URL: url,
      ACCOUNTING_ORG_ID: 'org-9',
      ACCOUNTING_CLIENT_ID: CLIENT.id,
      ACCOUNTING_CLIENT_SECRET: CLIENT.secret,
      ACCOUNTING_REFRESH_TOKEN: CLIENT.refresh,
    },
    books,
    /** The calls since the last look. */
    calls: () => calls.splice(0),
    tokens: () => tokens,
    expireToken: () => (isExpired = true),
    trouble: (trouble: Fault) => troubles.push(trouble),
    endTroubles: () => troubles.splice(0),
    late: () => Promise.all(late.splice(0)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TestAccounting = Awaited<ReturnType<typeof testAccounting>>;
