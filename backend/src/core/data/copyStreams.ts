import { once } from 'node:events';
import { Readable } from 'node:stream';
import pg from 'pg';

/** Members that the driver has and its types leave out: the COPY messages, which it hands to the query that runs. */
interface CopyConnection {
  stream: NodeJS.ReadWriteStream & { writableNeedDrain: boolean };
  sendCopyFromChunk(chunk: Buffer): void;
  sendCopyFail(reason: string): void;
  endCopyFrom(): void;
}

type Ended = (error?: Error | null) => void;
const Query = pg.Query as unknown as new (text: string, ended: Ended) => pg.Submittable;

class CopyOut extends Query {
  readonly #take: (chunk: Buffer, connection: CopyConnection) => void;
  constructor(text: string, ended: Ended, take: CopyOut['handleChunk']) {
    super(text, ended);
    this.#take = take;
  }
  handleChunk(chunk: Buffer, connection: CopyConnection): void {
    this.#take(chunk, connection);
  }
  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    this.handleChunk(chunk, connection);
  }
}

class CopyIn extends Query {
  readonly #begin: (connection: CopyConnection) => void;
  constructor(text: string, ended: Ended, begin: (connection: CopyConnection) => void) {
    super(text, ended);
    this.#begin = begin;
  }
  handleCopyInResponse(connection: CopyConnection): void {
    this.#begin(connection);
  }
}

/** The rows of `copy … to stdout`, no faster than they are read. */
export function copyOut(client: pg.Client, text: string): Readable {
  let connection: CopyConnection | undefined;
  const rows = new Readable({
    highWaterMark: 1024 * 1024,
    read: () => void connection?.stream.resume(),
  });
  const ended: Ended = (error) => void (error ? rows.destroy(error) : rows.push(null));
  client.query(
    new CopyOut(text, ended, (chunk, from) => {
      connection = from;
      // the buffer belongs to the parser, which reuses it
      if (!rows.push(Buffer.from(chunk))) from.stream.pause();
    }),
  );
  return rows;
}

/** Sends rows to `copy … from stdin`. */
export async function copyIn(
  client: pg.Client,
  text: string,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const begun = Promise.withResolvers<CopyConnection>();
  const ended = Promise.withResolvers<undefined>();
  let failed = false;
  const end: Ended = (error) => {
    failed = Boolean(error);
    if (!error) return ended.resolve(undefined);
    begun.reject(error);
    return ended.reject(error);
  };
  ended.promise.catch(() => undefined);
  client.query(new CopyIn(text, end, begun.resolve));
  const connection = await begun.promise;
  try {
    for await (const chunk of rows) {
      if (failed) break;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  } catch (error) {
    connection.sendCopyFail((error as Error).message);
    throw error;
  }
  await ended.promise;
}
