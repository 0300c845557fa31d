import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Proof } from '../core/access/access.ts';
import { viewerById } from '../core/access/staff.ts';
import { signedAddress } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import type { FileHolder } from '../core/data/records.ts';
import { eqAny } from '../core/data/search.ts';
import { badField, Refusal } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { PrintName, StoredFile } from './documents.shapes.ts';

/** Columns of a file, for documents and panels. */
interface FileRow {
  uuid: string;
  file_name: string;
  original_name: string | null;
  content_type: string;
  byte_size: number;
  has_thumbnail: boolean;
}

/** File with addresses that open it: only for viewers who may read the record it belongs to. */
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
    .where('uuid', '=', eqAny(uuids))
    .execute();
  return new Map(rows.map((row) => [row.uuid, toStoredFile(settings, row)]));
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-sm)?(?:\.(?:jpg|png|pdf))?$/;

/** The file behind a name in any of its forms; undefined when the name is none of ours. */
export const uuidOf = (fileName: string): string | undefined => NAME.exec(fileName)?.[1];

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
    .where('uuid', '=', eqAny(known))
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

const voidLink = () =>
  new Refusal(401, 'UNAUTHENTICATED', 'This link has expired or was used before');

/** Hash of a token. Only the hash is stored: the table alone opens no document. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Uses a link up and answers the id of its maker; of two calls at once one is refused. */
async function redeemDownloadLink(
  db: Database,
  token: string,
  document: PrintName,
  id: number,
): Promise<number> {
  const row = await db
    .updateTable('download_links')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', hashOf(token))
    .where('document', '=', document)
    .where('document_id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw voidLink();
  return row.user_id;
}

/**
 * Proof by the one-use link of a print, which opens it in the maker's name, with what the maker may
 * see by then.
 */
export const byLink =
  (document: PrintName, idName: string): Proof =>
  async (request, { db }) => {
    const query = request.query as Record<string, unknown>;
    if (query['token'] === undefined) return undefined;
    // A look at the headers alone must not use the link up.
    if (request.method !== 'GET') throw voidLink();
    const { token, [idName]: id } = query;
    if (typeof token !== 'string' || typeof id !== 'string' || !/^[1-9][0-9]{0,14}$/.test(id))
      throw voidLink();
    return viewerById(request, db, await redeemDownloadLink(db, token, document, Number(id)));
  };
