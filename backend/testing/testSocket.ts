import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** One kept-alive connection, on which requests follow each other as they are written. */
export async function openSocket(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => match[1]);
  return {
    write: (text: string | Buffer) => void socket.write(text),
    text: () => received,
    isClosed: () => socket.destroyed || socket.readableEnded,
    /** Statuses so far, when there are so many, the connection has ended, or the time is over. */
    async statuses(count: number, limitMs = 60_000): Promise<string[]> {
      for (const since = Date.now(); Date.now() - since < limitMs; await wait(20))
        if (statuses().length >= count || socket.destroyed || socket.readableEnded) break;
      return statuses() as string[];
    },
    close: () => void socket.destroy(),
  };
}

/** A multipart request with one file, as text of HTTP/1.1. */
export function multipartRequest(
  path: string,
  headers: Record<string, string>,
  fields: Record<string, string>,
  file: { name: string; bytes: number },
): string {
  const part = (name: string, more: string, text: string) =>
    `--B\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
  const body = `${Object.entries(fields)
    .map(([name, text]) => part(name, '', text))
    .join('')}${part(file.name, '; filename="a.bin"', 'x'.repeat(file.bytes))}--B--\r\n`;
  const all = {
    host: 'localhost',
    'content-type': 'multipart/form-data; boundary=B',
    'content-length': String(body.length),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`;
}

export const getRequest = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
