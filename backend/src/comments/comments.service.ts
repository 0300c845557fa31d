import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { userInfo } from '../core/data/embeds.ts';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { type OwnRecord, readableRecord, type RecordKinds } from '../core/data/records.ts';
import { single } from '../core/data/rows.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { Settings } from '../core/settings.ts';
import { toStoredFile } from '../documents/documents.public.ts';
import type { Comment, CommentQuery } from './comments.shapes.ts';

export interface CommentParts {
  settings: Settings;
  records: RecordKinds;
}

const ofRecord = (db: Database | Trx, { entity, id }: OwnRecord) =>
  db.selectFrom('comments as c').where('c.entity_name', '=', entity).where('c.entity_id', '=', id);

/** The files of several comments in one query. */
export const commentFiles = (db: Database | Trx, commentIds: readonly number[]) =>
  db
    .selectFrom('comment_files as cf')
    .innerJoin('files as f', 'f.uuid', 'cf.file_uuid')
    .select([
      'cf.comment_id',
      'f.uuid',
      'f.file_name',
      'f.original_name',
      'f.content_type',
      'f.byte_size',
      'f.has_thumbnail',
    ])
    .where('cf.comment_id', '=', eqAny(commentIds))
    .orderBy('cf.position')
    .execute();

async function withDetails(
  db: Database | Trx,
  settings: Settings,
  record: OwnRecord,
  rows: ReturnType<typeof ofRecord>,
): Promise<Comment[]> {
  const found = await rows
    .select(['c.comment_id', 'c.comments', 'c.created_at', 'c.edited_at'])
    .select(userInfo(sql.ref('c.created_by')).$notNull().as('user_info'))
    .execute();
  const ids = found.map((row) => row.comment_id);
  const files = Map.groupBy(await commentFiles(db, ids), (file) => file.comment_id);
  return found.map((row) => ({
    ...row,
    entity_type: record.entity,
    entity_id: record.key,
    attachments: (files.get(row.comment_id) ?? []).map((file) => toStoredFile(settings, file)),
  }));
}

/** A page of comments, newest last; the first page has the latest. */
export async function listComments(
  context: ReadContext,
  { settings, records }: CommentParts,
  query: CommentQuery,
) {
  const { db } = context;
  const record = await readableRecord(context, records, {
    entity: query.entity_type,
    key: query.entity_id,
  });
  const rows = ofRecord(db, record);
  const page = rows
    .orderBy('c.comment_id', 'desc')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query));
  const [data, count] = await Promise.all([
    withDetails(db, settings, record, page),
    countRows(db, rows),
  ]);
  return { data: data.toReversed(), count };
}

/** A comment that exists for certain: it was just written. */
export const commentById = async (
  trx: Trx,
  settings: Settings,
  record: OwnRecord,
  commentId: number,
): Promise<Comment> =>
  single(
    await withDetails(
      trx,
      settings,
      record,
      ofRecord(trx, record).where('c.comment_id', '=', commentId),
    ),
  );
