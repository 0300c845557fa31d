import { signedAddress } from '../core/access/signing.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database } from '../core/data/database.ts';
import { isFileHolder, readableRecord } from '../core/data/records.ts';
import type { AppParts, Declared } from '../core/http/appParts.ts';
import { notFound } from '../core/http/errors.ts';
import { uuidOf } from './documents.public.ts';
import { isFileName } from './fileStore.ts';
import { contentTypeOf } from '../core/pictures.ts';

type Parts = Pick<AppParts & Declared, 'db' | 'settings' | 'services' | 'records'>;

const smallOf = (name: string) => name.replace(/(\.[a-z0-9]+)?$/i, '-sm$1');
/** Documents and demo pictures are kept without an ending, and are asked for with one too. */
const withoutSuffix = (name: string) => name.replace(/\.[a-z]+$/, '');

async function bytesOf(
  { services: { files } }: Parts,
  name: string,
): Promise<Uint8Array | undefined> {
  if (!isFileName(name)) return undefined;
  return (
    (await files.get(name)) ??
    (uuidOf(name) && withoutSuffix(name) !== name ? files.get(withoutSuffix(name)) : undefined)
  );
}

/** Signed addresses of a file and its thumbnail, for viewers who may see it. */
export async function fileAddresses(parts: Parts, fileName: string, viewer: Viewer) {
  await refuseUnreadableFile(parts, fileName, viewer);
  if (!(await bytesOf(parts, fileName))) throw notFound('File');
  const small = smallOf(fileName);
  const thumbnail_url = (await bytesOf(parts, small)) ? signedAddress(parts.settings, small) : null;
  return { success: true as const, url: signedAddress(parts.settings, fileName), thumbnail_url };
}

/** File name as header text: other scripts go into the second form, which every browser prefers. */
const named = (name: string) =>
  `; filename="${name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** The bytes, shown when they are a picture and else saved: no stored file is ever a page that could run scripts. */
export async function fileAnswer(parts: Parts, fileName: string, viewer: Viewer | null) {
  if (viewer) await refuseUnreadableFile(parts, fileName, viewer);
  const bytes = await bytesOf(parts, fileName);
  if (!bytes) throw notFound('File');
  const contentType = contentTypeOf(bytes);
  const isPicture = contentType?.startsWith('image/') ?? false;
  const name = isPicture ? undefined : await nameOfFile(parts.db, fileName);
  const headers = {
    'content-type': contentType ?? 'application/octet-stream',
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': isPicture ? 'inline' : `attachment${name ? named(name) : ''}`,
  };
  return { bytes, headers };
}

/** File name for saving. */
async function nameOfFile(db: Database, fileName: string): Promise<string | undefined> {
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

/**
 * Access to a file: pictures for all staff, a record's file for readers of the record, an unclaimed
 * one for its uploader.
 */
async function refuseUnreadableFile(
  { db, settings, records }: Pick<Parts, 'db' | 'settings' | 'records'>,
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
  await readableRecord({ db, settings, viewer }, records, { entity: entity_name, key: entity_id });
}
