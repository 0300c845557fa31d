import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Real servers of the protocols, which accept, refuse or hang as set. */
export type ServerBehaviour = 'takes' | 'refuses' | 'hangs';

export interface TestServer<Received> {
  url: string;
  received: Received[];
  behaviour: ServerBehaviour;
  close(): Promise<void>;
}

export interface ReceivedMail {
  to: string[];
  source: string;
}

/** Refuses addresses that begin with "refused", whatever its behaviour. */
export async function startSmtp(): Promise<TestServer<ReceivedMail>> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_, __, done) => (test.behaviour === 'refuses' ? done(new Error('Busy')) : done()),
    onRcptTo: ({ address }, _, done) =>
      address.startsWith('refused') ? done(new Error('No such mailbox')) : done(),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (test.behaviour === 'hangs') return;
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(() => done()));
  const test: TestServer<ReceivedMail> = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaviour: 'takes',
    close,
  };
  return test;
}

export interface ReceivedPost {
  body: unknown;
  authorization: string | undefined;
}

export async function startGateway(): Promise<TestServer<ReceivedPost>> {
  const received: ReceivedPost[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (test.behaviour === 'hangs') return;
      if (test.behaviour === 'takes')
        received.push({
          body: JSON.parse(Buffer.concat(chunks).toString()),
          authorization: request.headers.authorization,
        });
      response.writeHead(test.behaviour === 'takes' ? 202 : 500).end('{}');
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  const test: TestServer<ReceivedPost> = { url, received, behaviour: 'takes', close };
  return test;
}
