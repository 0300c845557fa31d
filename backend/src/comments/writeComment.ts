import type { RecordEntity } from '@munim/schema/generated/types.ts';
import { sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { type OwnRecord, readableRecord } from '../core/data/records.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { attachFiles, fileOfAddress } from '../documents/documents.public.ts';
import { commentById, commentFiles, type CommentParts } from './comments.service.ts';
import type { Comment, CommentChange, NewComment } from './comments.shapes.ts';

function textOf(comments: string): string {
  const text = comments.trim();
  if (!text) throw badField('comments', 'comments must not be blank');
  return text;
}

interface Attaching {
  commentId: number;
  record: OwnRecord;
  addresses: readonly string[];
  /** Files that the comment has already. */
  kept: readonly string[];
  viewer: Viewer;
}

/** Makes the files of a comment exactly these, in this order; answers their uuids. */
async function writeFiles(
  trx: Trx,
  settings: Settings,
  { commentId, record, addresses, kept, viewer }: Attaching,
): Promise<string[]> {
  const isKept = (address: string) => kept.includes(fileOfAddress(settings, address) ?? '');
  const fresh = addresses.filter((address) => !isKept(address));
  const attached = await attachFiles(trx, settings, {
    field: 'attachments',
    addresses: fresh,
    record,
    viewer,
  });
  const uuids = addresses.map(
    (address) => (isKept(address) ? fileOfAddress(settings, address) : attached.shift()) ?? '',
  );
  if (new Set(uuids).size < uuids.length)
    throw badField('attachments', 'A file is in the list twice');
  await trx.deleteFrom('comment_files').where('comment_id', '=', commentId).execute();
  const rows = uuids.map((file_uuid, position) => ({ comment_id: commentId, position, file_uuid }));
  if (rows.length) await trx.insertInto('comment_files').values(rows).execute();
  return uuids;
}

export async function createComment(
  work: Work,
  { settings, records }: CommentParts,
  body: NewComment,
): Promise<Comment> {
  const { trx, viewer } = work;
  const record = await readableRecord(work, records, {
    entity: body.entity_type,
    key: body.entity_id,
  });
  const comments = textOf(body.comments);
  const { comment_id } = await trx
    .insertInto('comments')
    .values({
      entity_name: record.entity,
      entity_id: record.id,
      comments,
      created_by: viewer.userId,
    })
    .returning('comment_id')
    .executeTakeFirstOrThrow();
  await writeFiles(trx, settings, {
    commentId: comment_id,
    record,
    addresses: body.attachments ?? [],
    kept: [],
    viewer,
  });
  await work.audit({ entity: 'COMMENT', id: comment_id, action: 'CREATE' });
  return commentById(trx, settings, record, comment_id);
}

/** The author's own words only, while they still may read the record; what stood there before stays in the audit row. */
export async function changeComment(
  work: Work,
  { settings, records }: CommentParts,
  body: CommentChange,
): Promise<Comment> {
  const { trx, viewer } = work;
  const { comment_id } = body;
  const before = await trx
    .selectFrom('comments')
    .selectAll()
    .where('comment_id', '=', comment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound('Comment');
  const record = await readableRecord(work, records, {
    entity: before.entity_name as RecordEntity,
    key: String(before.entity_id),
  }).catch((error: unknown) => {
    // an error must not reveal a comment to users without READ of its record
    throw before.created_by === viewer.userId ? error : notFound('Comment');
  });
  if (before.created_by !== viewer.userId) throw forbidden();
  const comments = textOf(body.comments);
  const kept = (await commentFiles(trx, [comment_id])).map((file) => file.uuid);
  const { attachments: addresses } = body;
  const attachments = addresses
    ? await writeFiles(trx, settings, { commentId: comment_id, record, addresses, kept, viewer })
    : kept;
  const changes = differences(
    { comments: before.comments, attachments: kept },
    { comments, attachments },
  );
  if (Object.keys(changes).length) {
    await trx
      .updateTable('comments')
      .set({ comments, edited_at: sql<string>`now()` })
      .where('comment_id', '=', comment_id)
      .execute();
    await work.audit({ entity: 'COMMENT', id: comment_id, action: 'UPDATE', changes });
  }
  return commentById(trx, settings, record, comment_id);
}
