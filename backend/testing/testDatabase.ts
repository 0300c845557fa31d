import crypto from 'node:crypto';
import { migrateToLatest } from '../src/core/data/migrate.ts';
import { onServer } from '../src/core/data/onServer.ts';
import { databaseUrl, publishedServer, serviceUrl } from './testServer.ts';

export interface TestDatabase {
  url: string;
  /** Address for the role that owns the tables. */
  ownerUrl: string;
  drop(): Promise<void>;
}

/**
 * An empty, migrated database of one's own, or a clone of another that nobody is connected to. In Jest a server
 * runs already; elsewhere (e2e, bench) call `startTestServer()` of testServer.ts first and its `stop()` last.
 */
export async function createTestDatabase(cloneOf?: string): Promise<TestDatabase> {
  const server = publishedServer();
  if (!server) throw new Error('No test server runs: call startTestServer() first');
  return databaseOf(server.url, cloneOf ? new URL(cloneOf).pathname.slice(1) : server.template);
}

/** One with the tables of an older version, to be filled and then migrated. */
export async function createOldDatabase(lastMigration: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await migrateToLatest(database.ownerUrl, { last: lastMigration });
  return database;
}

/** An empty one without tables. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = publishedServer();
  if (!server) throw new Error('No test server runs: call startTestServer() first');
  return databaseOf(server.url, 'template0');
}

async function databaseOf(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `munim_test_${process.pid}_${crypto.randomBytes(4).toString('hex')}`;
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return {
    url: serviceUrl(databaseUrl(serverUrl, name)),
    ownerUrl: databaseUrl(serverUrl, name),
    drop: () =>
      onServer(
        serverUrl,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}
