import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What happens to a request: its connection is killed before the gateway has it, after the gateway has answered, or within the answer;
 * it is never answered; or the proxy answers by itself, as one whose gateway is away does.
 */
export type Fault =
  | 'killed'
  | 'answer lost'
  | 'answer cut'
  | 'silent'
  | { status: number; retryAfter?: string; text?: string };

/** A proxy before the gateway. Each request meets the next fault of the list, and none when it is empty. */
export async function faultyProxy(target: string) {
  const faults: Fault[] = [];
  const seen: { headers: IncomingHttpHeaders; at: number }[] = [];

  async function pass(fault: Fault | undefined, request: Request, answer: ServerResponse) {
    const response = await fetch(request);
    const text = await response.text();
    if (fault === 'answer lost') return answer.destroy();
    const length = Buffer.byteLength(text);
    const headers = { ...Object.fromEntries(response.headers), 'content-length': length };
    answer.writeHead(response.status, headers);
    if (fault !== 'answer cut') return answer.end(text);
    answer.write(text.slice(0, text.length / 2), () => answer.destroy());
    return answer;
  }

  async function meet(incoming: IncomingMessage, answer: ServerResponse) {
    const { method = '', url = '', headers } = incoming;
    const body = await buffer(incoming);
    seen.push({ headers, at: performance.now() });
    const fault = faults.shift();
    if (fault === 'killed') return answer.destroy();
    if (fault === 'silent') return answer;
    if (typeof fault === 'object')
      return answer
        .writeHead(fault.status, fault.retryAfter ? { 'retry-after': fault.retryAfter } : {})
        .end(fault.text ?? '<html>Away</html>');
    const kept = ['content-type', 'authorization', 'x-request-id', 'idempotency-key'].flatMap(
      (name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : []),
    );
    return pass(
      fault,
      new Request(target + url, { method, headers: [...kept] as never, body }),
      answer,
    );
  }

  const server = createServer((incoming, answer) => void meet(incoming, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    seen,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
