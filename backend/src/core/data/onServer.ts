import pg from 'pg';

/**
 * Time in which a server has to answer, in ms: a machine that is busy with an upgrade, a backup or its own start takes longer
 * than a service may wait for a connection.
 */
export const ANSWER_LIMIT_MS = 60_000;

/**
 * Connects, or says what a server that does not answer means for the person who started the work.
 */
async function connectWithin(client: pg.Client, limitMs = ANSWER_LIMIT_MS): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const isSlow = error instanceof Error && /timeout expired/.test(error.message);
    if (!isSlow) throw error;
    throw new Error(
      `The database server at ${client.host}:${client.port} took the connection and did not answer within ${limitMs / 1000} s, so nothing was begun on it. It is starting, or has too much to do: try again.`,
      { cause: error },
    );
  }
}

/** One connection for work outside the services: tools, tests, the launcher. */
export async function onServer<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  limitMs = ANSWER_LIMIT_MS,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limitMs });
  client.on('error', () => undefined);
  await connectWithin(client, limitMs);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
