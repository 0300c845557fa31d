import { type Database, withTransaction } from '../src/core/data/database.ts';
import { indianDay } from '../src/core/data/days.ts';
import { copyAllIssued } from '../src/core/data/issuedCopies.ts';
import { readSettings } from '../src/core/settings.ts';
import { seedCreditNotes } from '../seed/creditNotes.ts';
import { seedBase } from '../seed/seedBase.ts';
import { type createTestApp, TEST_SECRETS } from './testApp.ts';
import { memoryStore } from './testUploads.ts';

type Fill = NonNullable<NonNullable<Parameters<typeof createTestApp>[0]>['fill']>;

/** The demo data as of today, for `createTestApp`; of each role its first person. */
export const demoData: Fill = async (_, owner) => {
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x' });
  await seedBase(owner, memoryStore(), indianDay());
  await withTransaction(owner, (trx) => copyAllIssued(trx, settings));
  await seedCreditNotes(owner, settings);
  return staffOf(owner);
};

/** Id of the first person of each role. */
export async function staffOf(owner: Database): Promise<Map<number, number>> {
  const people = await owner
    .selectFrom('users')
    .select(['role_id', (eb) => eb.fn.min<number>('user_id').as('user_id')])
    .where('role_id', 'is not', null)
    .groupBy('role_id')
    .execute();
  return new Map(people.map(({ role_id, user_id }) => [role_id!, user_id]));
}
