import net from 'node:net';

export interface Call {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

interface Answer {
  status: number;
  body: Buffer;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

function unchunked(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    const next = end + 2 + size + 2;
    if (next > bytes.length) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = next;
  }
}

/** An answer taken apart; undefined while bytes are missing. */
export function parseAnswer(bytes: Buffer): Answer | undefined {
  const endOfHead = bytes.indexOf(END_OF_HEAD);
  if (endOfHead < 0) return undefined;
  const head = bytes.toString('latin1', 0, endOfHead);
  const rest = bytes.subarray(endOfHead + END_OF_HEAD.length);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const whole = length === undefined ? unchunked(rest) : rest.subarray(0, Number(length));
  if (!whole || (length !== undefined && whole.length < Number(length))) return undefined;
  return { status: Number(head.slice(9, 12)), body: whole };
}

/**
 * One kept-alive connection that sends the same request again and again. Node's own client costs as much as a small
 * query, and would be measured in place of the server: both share the machine.
 */
export class RawClient {
  readonly #socket: net.Socket;
  readonly #request: Buffer;
  #chunks: Buffer[] = [];
  #size = 0;
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;

  constructor({ url, method, headers, body = '' }: Call) {
    const { hostname, port, pathname, search } = new URL(url);
    this.#request = Buffer.from(
      [
        `${method} ${pathname}${search} HTTP/1.1`,
        `host: ${hostname}:${port}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
        '',
        body,
      ].join('\r\n'),
    );
    this.#socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk));
    const fail = (error?: Error) =>
      this.#waiting?.reject(error ?? new Error(`${url} closed the connection`));
    this.#socket.on('error', fail);
    this.#socket.on('close', () => fail());
  }

  ask(): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting = { resolve, reject };
    this.#socket.write(this.#request);
    return promise;
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    const answer = parseAnswer(
      this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks, this.#size),
    );
    if (!answer) return;
    this.#chunks = [];
    this.#size = 0;
    this.#waiting?.resolve(answer);
  }
}
