import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { userInfo } from '../core/data/embeds.ts';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { type OwnRecord, readableRecord, type RecordKinds } from '../core/data/records.ts';
import { single } from '../core/data/rows.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { attachFiles, toStoredFile } from './documents.public.ts';
import type { Document, DocumentQuery, NewDocument } from './documents.shapes.ts';

interface Parts {
  settings: Settings;
  records: RecordKinds;
}

const ofRecord = (db: Database | Trx, { entity, id }: OwnRecord) =>
  db.selectFrom('documents as d').where('d.entity_name', '=', entity).where('d.entity_id', '=', id);

async function withDetails(
  settings: Settings,
  record: OwnRecord,
  rows: ReturnType<typeof ofRecord>,
): Promise<Document[]> {
  const found = await rows
    .innerJoin('files as f', 'f.uuid', 'd.file_uuid')
    .select(['d.document_id', 'd.file_name as document_name', 'd.remarks', 'd.created_at'])
    .select([
      'f.uuid',
      'f.file_name',
      'f.original_name',
      'f.content_type',
      'f.byte_size',
      'f.has_thumbnail',
    ])
    .select(userInfo(sql.ref('d.created_by')).$notNull().as('created_by_info'))
    .execute();
  return found.map(
    ({ document_id, document_name, remarks, created_at, created_by_info, ...row }) => {
      const file = toStoredFile(settings, row);
      const owner = { entity_name: record.entity, entity_id: record.key };
      return {
        document_id,
        ...owner,
        fileUrl: file.fileUrl,
        file_name: document_name,
        remarks,
        file,
        created_by_info,
        created_at,
      };
    },
  );
}

/** Documents of a record, newest first. */
export async function listDocuments(
  context: ReadContext,
  { settings, records }: Parts,
  query: DocumentQuery,
) {
  const { db } = context;
  const record = await readableRecord(context, records, {
    entity: query.entity_name,
    key: query.entity_id,
  });
  const rows = ofRecord(db, record);
  const page = rows
    .orderBy('d.document_id', 'desc')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query));
  const [data, count] = await Promise.all([
    withDetails(settings, record, page),
    countRows(db, rows),
  ]);
  return { data, count };
}

export async function createDocument(
  work: Work,
  { settings, records }: Parts,
  body: NewDocument,
): Promise<Document> {
  const { trx, viewer } = work;
  const record = await readableRecord(work, records, {
    entity: body.entity_name,
    key: body.entity_id,
  });
  const file_name = body.file_name.trim();
  if (!file_name) throw badField('file_name', 'file_name must not be blank');
  const remarks = body.remarks?.trim() || null;
  const [file_uuid = ''] = await attachFiles(trx, settings, {
    field: 'fileUrl',
    addresses: [body.fileUrl],
    record,
    viewer,
  });
  const owner = { entity_name: record.entity, entity_id: record.id };
  const { document_id } = await trx
    .insertInto('documents')
    .values({ ...owner, file_uuid, file_name, remarks, created_by: viewer.userId })
    .returning('document_id')
    .executeTakeFirstOrThrow();
  const changes = {
    [record.entity.toLowerCase()]: { from: null, to: record.key },
    file_name: { from: null, to: file_name },
  };
  await work.audit({ entity: 'DOCUMENT', id: document_id, action: 'CREATE', changes });
  return single(
    await withDetails(
      settings,
      record,
      ofRecord(trx, record).where('d.document_id', '=', document_id),
    ),
  );
}
