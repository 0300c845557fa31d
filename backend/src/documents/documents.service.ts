import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { withTransaction } from '../core/data/database.ts';
import { type FileHolder, readableRecord, type RecordKinds } from '../core/data/records.ts';
import type { ReadContext } from '../core/data/work.ts';
import { forbidden } from '../core/http/errors.ts';
import { hashOf } from './documents.public.ts';
import type { NewDownloadLink, PrintName } from './documents.shapes.ts';

const LINK_SECONDS = 60;

/** The record kind that declares the print. */
function printOf(records: RecordKinds, document: PrintName) {
  for (const [entity, { prints }] of Object.entries(records)) {
    const print = prints?.[document];
    if (print) return { entity: entity as FileHolder, ...print };
  }
  throw new Error(`No record kind declares the print ${document}`);
}

/** The address of a print, good for one opening within a minute. */
export async function createDownloadLink(
  { db, settings, viewer }: ReadContext,
  records: RecordKinds,
  { document, id, format = 'html' }: NewDownloadLink,
) {
  const { entity, path, idName, requiredReads } = printOf(records, document);
  const token = randomBytes(32).toString('base64url');
  await withTransaction(db, async (trx) => {
    if (requiredReads && !viewer.can(requiredReads, 'READ')) throw forbidden();
    await readableRecord({ db: trx, settings, viewer }, records, { entity, key: String(id) });
    await trx
      .insertInto('download_links')
      .values({
        token_hash: hashOf(token),
        document,
        document_id: id,
        user_id: viewer.userId,
        expires_at: sql<string>`now() + make_interval(secs => ${LINK_SECONDS})`,
      })
      .execute();
  });
  return {
    url: `${path}?${idName}=${id}&type=${format}&beautify=true&token=${token}`,
    expires_in: LINK_SECONDS,
  };
}
