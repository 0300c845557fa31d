import { Role } from '@munim/schema/shared/roles.ts';
import { viewerOfRole } from '../seed/viewers.ts';
import type { Viewer } from '../src/core/access/viewer.ts';
import { type Database, openDatabase, withTransaction } from '../src/core/data/database.ts';
import { readSettings } from '../src/core/settings.ts';
import { TEST_SECRETS } from './testApp.ts';
import { createIssuedDemoDatabase } from './testDemoDatabase.ts';

/** The demo data with its issued documents frozen, and with credit notes. */
export async function openIssuedDemo(listeners?: Parameters<typeof openDatabase>[1]) {
  const database = await createIssuedDemoDatabase();
  const db = openDatabase(database.ownerUrl, listeners);
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });
  const close = async () => {
    await db.destroy();
    await database.drop();
  };
  return { db, settings, close };
}
export type IssuedDemo = Awaited<ReturnType<typeof openIssuedDemo>>;

/** Viewers of all documents, of those of two categories, and of only their own. */
export const viewersOfEachScope = (
  db: Database,
): Promise<Record<'admin' | 'manager' | 'sales', Viewer>> =>
  withTransaction(db, async (trx) => ({
    admin: await viewerOfRole(trx, Role.TOP_ADMIN),
    manager: { ...(await viewerOfRole(trx, Role.CATEGORY_MANAGER)), categories: [1, 2] },
    sales: await viewerOfRole(trx, Role.SALES),
  }));
