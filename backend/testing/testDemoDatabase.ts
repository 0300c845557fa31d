import { seedCreditNotes } from '../seed/creditNotes.ts';
import { seedBase } from '../seed/seedBase.ts';
import { type Database, openDatabase, withTransaction } from '../src/core/data/database.ts';
import { copyAllIssued } from '../src/core/data/issuedCopies.ts';
import { readSettings } from '../src/core/settings.ts';
import { replaceCompany, TEST_SECRETS } from './testApp.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';
import { TODAY } from './testDemoData.ts';
import { databaseUrl, makeOnce, publishedServer } from './testServer.ts';
import { memoryStore } from './testUploads.ts';

function serverOrThrow() {
  const server = publishedServer();
  if (!server) throw new Error('No test server runs: call startTestServer() first');
  return server;
}

const filledBy = (fill: (db: Database) => Promise<unknown>) => async (ownerUrl: string) => {
  const db = openDatabase(ownerUrl);
  try {
    await fill(db);
  } finally {
    await db.destroy();
  }
};

const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });

async function makeDemoTemplate(): Promise<string> {
  const { url, template, demoTemplate } = serverOrThrow();
  const fill = filledBy(async (db) => {
    await seedBase(db, memoryStore(), TODAY);
    await replaceCompany(db, settings);
  });
  await makeOnce(url, { name: demoTemplate, cloneOf: template }, fill);
  return databaseUrl(url, demoTemplate);
}

/** A database with the demo data of TODAY, without its files; seeded once a run, then cloned. */
export const createDemoDatabase = async (): Promise<TestDatabase> =>
  createTestDatabase(await makeDemoTemplate());

/** The same with its issued documents frozen, and with credit notes; made once a run too. */
export async function createIssuedDemoDatabase(): Promise<TestDatabase> {
  await makeDemoTemplate();
  const { url, demoTemplate, issuedTemplate } = serverOrThrow();
  const fill = filledBy(async (db) => {
    await withTransaction(db, (trx) => copyAllIssued(trx, settings));
    await seedCreditNotes(db, settings);
  });
  await makeOnce(url, { name: issuedTemplate, cloneOf: demoTemplate }, fill);
  return createTestDatabase(databaseUrl(url, issuedTemplate));
}
