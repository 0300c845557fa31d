import { seedBase } from '../seed/seedBase.ts';
import { openDatabase } from '../src/core/data/database.ts';
import { readSettings } from '../src/core/settings.ts';
import { replaceCompany, TEST_SECRETS } from './testApp.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';
import { TODAY } from './testDemoData.ts';
import { databaseUrl, makeOnce, publishedServer } from './testServer.ts';
import { memoryStore } from './testUploads.ts';

/** A database with the demo data of TODAY, without its files; seeded once a run, then cloned. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  const server = publishedServer();
  if (!server) throw new Error('No test server runs: call startTestServer() first');
  const { url, template, demoTemplate } = server;
  await makeOnce(url, { name: demoTemplate, cloneOf: template }, async (ownerUrl) => {
    const db = openDatabase(ownerUrl);
    try {
      await seedBase(db, memoryStore(), TODAY);
      await replaceCompany(db, readSettings({ ...TEST_SECRETS, DATABASE_URL: ownerUrl }));
    } finally {
      await db.destroy();
    }
  });
  return createTestDatabase(databaseUrl(url, demoTemplate));
}
