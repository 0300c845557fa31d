import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { signAccessToken } from '../src/core/access/session.ts';
import { type Database, openDatabase } from '../src/core/data/database.ts';
import { buildApp } from '../src/core/http/app.ts';
import type { App } from '../src/core/http/appParts.ts';
import type { Services } from '../src/core/services.ts';
import { DEMO_COMPANY } from '../src/core/firstCompany.ts';
import { insertCompany } from '../src/core/data/company.ts';
import { readSettings, type Settings } from '../src/core/settings.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** The real app on a database of its own, with one member of staff a role. */
export interface TestApp {
  app: App;
  db: Database;
  /** Address of its database, for more connections. */
  url: string;
  /**
   * Connection for statements that the service itself may not run: its role only reads and writes
   * rows.
   */
  owner: Database;
  /** Headers of a signed-in user: the one of the role, or any user by id. */
  as(roleOrUserId: number): Promise<{ authorization: string }>;
  userIdOf(roleId: number): number;
  close(): Promise<void>;
}

/** Required settings of a production service, beside its database. */
export const TEST_SECRETS = {
  ...DEMO_COMPANY,
  TOKEN_SECRET: 'test'.repeat(10),
  FILE_SIGNING_KEY: 'test'.repeat(10),
};
const TIMEOUT = '2099-01-01T00:00:00Z';

async function addStaff(db: Database, owner: Database): Promise<Map<number, number>> {
  await db
    .insertInto('organisations')
    .values({ org_id: 1, organisation_name: 'Test organisation' })
    .execute();
  // Numbers given by hand, here and by tests, stay clear of those the database gives.
  await sql`alter table organisations alter column org_id restart with 100000`.execute(owner);
  const staff = Object.values(Role).map((roleId, i) => ({
    role_id: roleId,
    org_id: roleId === Role.ORGANISATION ? 1 : null,
    first_name: `Role${roleId}`,
    email: `role${roleId}@example.com`,
    mobile: String(9_000_000_000 + i),
    username: `role${roleId}`,
    permissions: JSON.stringify(roleTemplate(roleId)),
  }));
  const rows = await db
    .insertInto('users')
    .values(staff)
    .returning(['user_id', 'role_id'])
    .execute();
  return new Map(rows.map((row) => [row.role_id!, row.user_id]));
}

/** Puts the settings' company in place of what the database holds. */
export async function replaceCompany(db: Database, { firstCompany }: Settings): Promise<void> {
  if (!firstCompany) throw new Error('These settings have no company');
  await db.transaction().execute(async (trx) => {
    const held = await trx.deleteFrom('company').returning('version').executeTakeFirst();
    if (!held) return insertCompany(trx, firstCompany);
    const { company, registration } = firstCompany;
    await trx
      .insertInto('company')
      .values({
        ...company,
        role_names: JSON.stringify(company.role_names),
        mail_templates: JSON.stringify(company.mail_templates),
        version: held.version + 1,
      })
      .execute();
    // documents keep the one they have
    await trx.updateTable('gst_registrations').set({ is_default: false }).execute();
    const now = { ...registration, is_default: true, ended_on: null };
    await trx
      .insertInto('gst_registrations')
      .values(now)
      .onConflict((taken) => taken.column('gstin').doUpdateSet(now))
      .execute();
  });
}

interface Options {
  env?: Record<string, string>;
  services?: Partial<Services>;
  /** Fills the empty database, and answers the user of each role; one member of staff a role when absent. */
  fill?: (db: Database, owner: Database) => Promise<Map<number, number>>;
  /** One that is filled already, instead of a new one. */
  database?: TestDatabase;
  /** Called for every statement. */
  onQuery?(query: CompiledQuery): void;
}

export async function createTestApp({
  env = {},
  services = {},
  fill = addStaff,
  database: filled,
  ...listeners
}: Options = {}): Promise<TestApp> {
  const database = filled ?? (await createTestDatabase());
  const db = openDatabase(database.url, listeners);
  const owner = openDatabase(database.ownerUrl);
  const settings = readSettings({
    ...TEST_SECRETS,
    DATABASE_URL: database.url,
    MUNIM_ENV: 'development',
    ...env,
  });
  const byRole = await fill(db, owner);
  await replaceCompany(db, settings);
  const app = await buildApp({ db, settings, services: services as Services });
  await app.ready();
  return {
    app,
    db,
    url: database.url,
    owner,
    userIdOf: (roleId) => byRole.get(roleId)!,
    async as(roleOrUserId) {
      const user_id = byRole.get(roleOrUserId) ?? roleOrUserId;
      const session_id = crypto.randomUUID();
      await db
        .insertInto('sessions')
        .values({ session_id, user_id, refresh_hash: session_id, expires_at: TIMEOUT })
        .execute();
      return {
        authorization: `Bearer ${await signAccessToken(settings.tokenSecret, user_id, session_id)}`,
      };
    },
    async close() {
      await app.close();
      await Promise.all([db.destroy(), owner.destroy()]);
      await database.drop();
    },
  };
}
