import crypto from 'node:crypto';
import { onServer } from '../src/core/data/onServer.ts';
import { databaseUrl, publishedServer } from './testServer.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * An empty, migrated database of one's own, or a clone of another that nobody is connected to. In Jest a server
 * runs already; elsewhere (e2e, bench) call `startTestServer()` of testServer.ts first and its `stop()` last.
 */
export async function createTestDatabase(cloneOf?: string): Promise<TestDatabase> {
  const server = publishedServer();
  if (!server) throw new Error('No test server runs: call startTestServer() first');
  const template = cloneOf ? new URL(cloneOf).pathname.slice(1) : server.template;
  const name = `munim_test_${process.pid}_${crypto.randomBytes(4).toString('hex')}`;
  await onServer(server.url, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return {
    url: databaseUrl(server.url, name),
    drop: () =>
      onServer(
        server.url,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}
