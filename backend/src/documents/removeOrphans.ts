import { type RawBuilder, sql } from 'kysely';
import { type Database, withTransaction } from '../core/data/database.ts';
import type { FileStore } from './fileStore.ts';

/** A form may stay open for a while before it is sent. */
const KEPT_DAYS = 7;
const BATCH_SIZE = 100;

/** Every column that shows a picture by its uuid or file name. A test finds those that are missing here. */
export const PICTURE_COLUMNS = [
  ['products', 'assets'],
  ['skus', 'assets'],
  ['organisations', 'logo'],
  ['users', 'logo'],
  ['tenants', 'logo'],
  ['sellers', 'logo'],
  ['blogs', 'coverphoto'],
  ['blogs', 'pictures'],
] as const;

/** Each list is read once for all files. */
const isShown: RawBuilder<boolean> = sql`(${sql.join(
  PICTURE_COLUMNS.map(([table, column]) =>
    column === 'assets' || column === 'pictures'
      ? sql`f.uuid in (select unnest(${sql.ref(column)}) from ${sql.table(table)})`
      : sql`f.file_name in (select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null)`,
  ),
  sql` or `,
)})`;

/**
 * A picture that a master has shown counts as used for good, even when it shows another one later.
 */
const markShown = (db: Database) =>
  sql`update files f set attached_at = now() where f.attached_at is null and f.entity_name is null and ${isShown}`.execute(
    db,
  );

/**
 * Deletes uploads that no record claimed and no master showed for some days. The row stays locked
 * from the check until the bytes are gone, so that a late form finds no file rather than half of
 * one. Returns the number deleted.
 */
export async function removeOrphans(db: Database, files: FileStore): Promise<number> {
  await markShown(db);
  let removed = 0;
  for (let found = BATCH_SIZE; found === BATCH_SIZE; removed += found)
    found = await removeBatch(db, files);
  return removed;
}

const removeBatch = (db: Database, files: FileStore): Promise<number> =>
  withTransaction(db, async (trx) => {
    const orphans = await trx
      .selectFrom('files as f')
      .select(['f.uuid', 'f.file_name'])
      .where('f.attached_at', 'is', null)
      .where('f.created_at', '<', sql<string>`now() - ${sql.lit(`${KEPT_DAYS} days`)}::interval`)
      .where(sql<boolean>`not ${isShown}`)
      .orderBy('f.created_at')
      .limit(BATCH_SIZE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { uuid, file_name } of orphans) {
      const small = file_name.replace(/(\.[a-z]+)$/, '-sm$1');
      await Promise.all([uuid, `${uuid}-sm`, file_name, small].map((name) => files.remove(name)));
      await trx.deleteFrom('files').where('uuid', '=', uuid).execute();
    }
    return orphans.length;
  });
