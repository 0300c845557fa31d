import crypto from 'node:crypto';
import { databaseUrl, onServer, startTestServer } from './testServer.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * An empty, migrated database of one's own. Jest's backend project has a server running; elsewhere call
 * `startTestServer()` of testServer.ts first and stop it last, or each database brings its own server.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await startTestServer();
  const name = `munim_test_${process.pid}_${crypto.randomBytes(4).toString('hex')}`;
  await onServer(server.url, (client) => client.query(`create database ${name} template ${server.template}`));
  const drop = async () => {
    await onServer(server.url, (client) => client.query(`drop database if exists ${name} with (force)`));
    await server.stop();
  };
  return { url: databaseUrl(server.url, name), drop };
}
