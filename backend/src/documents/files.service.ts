import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Database, Trx } from '../core/data/database.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { anyOf } from '../core/data/search.ts';
import type { Settings } from '../core/settings.ts';
import { Count, Nullable, Uuid } from '../core/http/shapes.ts';
import { signedAddress } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { type FileHolder, isFileHolder, readableRecord } from './recordOwners.service.ts';

export const StoredFile = Type.Object({
  uuid: Uuid,
  file_name: Type.String({ description: 'As it is stored.' }),
  name: Type.String({ description: 'As it was uploaded.' }),
  content_type: Type.String(),
  size: Count,
  fileUrl: Type.String(),
  thumbnail_url: Nullable(Type.String()),
});
export type StoredFile = Static<typeof StoredFile>;

/** Columns of a file, for documents and panels. */
interface FileRow {
  uuid: string;
  file_name: string;
  original_name: string | null;
  content_type: string;
  byte_size: number;
  has_thumbnail: boolean;
}

/** With addresses that open it: only for viewers who may read the record it belongs to. */
export const toStoredFile = (settings: Settings, row: FileRow): StoredFile => ({
  uuid: row.uuid,
  file_name: row.file_name,
  name: row.original_name ?? row.file_name,
  content_type: row.content_type,
  size: row.byte_size,
  fileUrl: signedAddress(settings, row.uuid),
  thumbnail_url: row.has_thumbnail ? signedAddress(settings, `${row.uuid}-sm`) : null,
});

/** Files by their uuids, for records that keep them as a list. */
export async function filesOf(
  db: Database | Trx,
  settings: Settings,
  uuids: readonly string[],
): Promise<Map<string, StoredFile>> {
  if (!uuids.length) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['uuid', 'file_name', 'original_name', 'content_type', 'byte_size', 'has_thumbnail'])
    .where('uuid', '=', anyOf(uuids))
    .execute();
  return new Map(rows.map((row) => [row.uuid, toStoredFile(settings, row)]));
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-sm)?(?:\.(?:jpg|png|pdf))?$/;

/** The file behind a name in any of its forms; undefined when the name is none of ours. */
export const uuidOf = (fileName: string): string | undefined => NAME.exec(fileName)?.[1];

/** File name for saving. */
export async function nameOfFile(db: Database, fileName: string): Promise<string | undefined> {
  const uuid = uuidOf(fileName);
  const row = uuid
    ? await db
        .selectFrom('files')
        .select('original_name')
        .where('uuid', '=', uuid)
        .executeTakeFirst()
    : undefined;
  return row?.original_name ?? undefined;
}

/** The file that an address of our own host names. */
export function fileOfAddress(settings: Settings, address: string): string | undefined {
  const base = `${settings.files.assetBaseUrl}/`;
  return address.startsWith(base)
    ? uuidOf(address.slice(base.length).split('?', 1)[0] ?? '')
    : undefined;
}

/**
 * Gives uploaded files to a record, once and for all, in the transaction that writes the record. Only who uploaded a file can give it
 * away: knowing an address is not enough. Answers their uuids.
 */
export async function attachFiles(
  trx: Trx,
  settings: Settings,
  {
    field,
    addresses,
    record,
    viewer,
  }: {
    field: string;
    addresses: readonly string[];
    record: { entity: FileHolder; id: number };
    viewer: Viewer;
  },
): Promise<string[]> {
  const uuids = addresses.map((address) => fileOfAddress(settings, address));
  const known = uuids.filter((uuid) => uuid !== undefined);
  const taken = await trx
    .updateTable('files')
    .set({
      entity_name: record.entity,
      entity_id: String(record.id),
      attached_at: sql<string>`now()`,
    })
    .where('uuid', '=', anyOf(known))
    .where('attached_at', 'is', null)
    // pictures of products and logos are visible to everybody: they do not become attachments
    .where('entity_name', 'is not', null)
    .where('uploaded_by', '=', viewer.userId)
    .returning('uuid')
    .execute();
  const given = new Set(taken.map((row) => row.uuid));
  const wrong = uuids.findIndex((uuid) => uuid === undefined || !given.delete(uuid));
  const place = addresses.length === 1 && field === 'fileUrl' ? field : `${field}.${wrong}`;
  if (wrong >= 0)
    throw badField(place, 'This file was not uploaded here by you, or is in use already');
  return known;
}

/**
 * Access to a file: pictures for all staff, a record's file for readers of the record, an unclaimed
 * one for its uploader.
 */
export async function refuseUnreadableFile(
  db: Database,
  fileName: string,
  viewer: Viewer,
): Promise<void> {
  const uuid = uuidOf(fileName);
  const file = uuid
    ? await db
        .selectFrom('files')
        .select(['entity_name', 'entity_id', 'attached_at', 'uploaded_by'])
        .where('uuid', '=', uuid)
        .executeTakeFirst()
    : undefined;
  if (!file) throw notFound('File');
  const { entity_name, entity_id } = file;
  if (entity_name === null) return;
  if (file.attached_at === null || entity_id === null || !isFileHolder(entity_name)) {
    if (file.uploaded_by !== viewer.userId) throw notFound('File');
    return;
  }
  await readableRecord(db, entity_name, entity_id, viewer);
}
