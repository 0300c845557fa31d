import { PDFDocument } from '@cantoo/pdf-lib';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { signedAddress } from '../core/access/signing.ts';
import type { Database } from '../core/data/database.ts';
import { badField } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { toStoredFile } from './documents.public.ts';
import type { StoredFile } from './documents.shapes.ts';
import type { FileStore } from './fileStore.ts';
import { contentTypeOf, type Picture, toPicture } from '../core/pictures.ts';

export interface FileStorage {
  db: Database;
  files: FileStore;
  settings: Settings;
  userId: number;
}

/** Content that may be kept: a picture drawn anew, or a PDF. */
export interface StoredContent {
  content: Uint8Array;
  contentType: string;
  extension: 'jpg' | 'png' | 'pdf';
  small?: Uint8Array;
}

/** Bytes first, then the row: what is known of can be opened. What could not be made known is taken away again. */
export async function storeContent(
  { db, files, userId }: FileStorage,
  { content, contentType, extension, small }: StoredContent,
  more: Purpose,
) {
  const uuid = crypto.randomUUID();
  // logos are addressed by file name, possibly on another host
  const forms = more.entity_name ? [''] : ['', `.${extension}`];
  const names = forms.flatMap((form): [string, Uint8Array][] => [
    [`${uuid}${form}`, content],
    ...(small ? [[`${uuid}-sm${form}`, small] as [string, Uint8Array]] : []),
  ]);
  const row = {
    uuid,
    file_name: `${uuid}.${extension}`,
    content_type: contentType,
    byte_size: content.length,
    has_thumbnail: small !== undefined,
    uploaded_by: userId,
    entity_name: null,
    entity_id: null,
    original_name: null,
    ...more,
  };
  try {
    // all have ended before anything is taken away again
    const puts = await Promise.allSettled(
      names.map(([name, bytes]) => files.put(name, bytes, contentType)),
    );
    for (const put of puts) if (put.status === 'rejected') throw put.reason;
    await db.insertInto('files').values(row).execute();
  } catch (error) {
    await Promise.allSettled(names.map(([name]) => files.remove(name)));
    throw error;
  }
  return row;
}
interface Purpose {
  entity_name?: string;
  entity_id?: string | null;
  original_name?: string;
}

/** A picture for all staff to see, under its uuid and its file name, each with its small form. */
export async function storePicture(keeper: FileStorage, bytes: Uint8Array) {
  const { uuid, file_name } = await storeContent(
    keeper,
    toStoredPicture(await toPicture(bytes)),
    {},
  );
  const { settings } = keeper;
  return [
    {
      uuid,
      file_name,
      fileUrl: signedAddress(settings, uuid),
      thumbnail_url: signedAddress(settings, `${uuid}-sm`),
    },
  ];
}

interface Upload {
  bytes: Uint8Array;
  /** File name from the sender. */
  filename: string;
  entity_name: string;
  entity_id: string | null;
  convert: boolean;
}

/** A picture or PDF for a record; accessible to its uploader only until a record claims it. */
export async function storeFile(
  keeper: FileStorage,
  { bytes, filename, convert, ...owner }: Upload,
): Promise<StoredFile[]> {
  const kept = await toStoredContent(bytes, convert);
  const row = await storeContent(keeper, kept, {
    ...owner,
    original_name: shownName(filename, kept.extension),
  });
  return [toStoredFile(keeper.settings, row)];
}

const toStoredPicture = ({ full, small, contentType, extension }: Picture): StoredContent => ({
  content: full,
  contentType,
  extension,
  small,
});

/** Refuses everything but whole JPEG and PNG pictures and PDF files; `field` names the upload in a refusal. */
export async function toStoredContent(
  bytes: Uint8Array,
  convert: boolean,
  field = 'file',
): Promise<StoredContent> {
  const contentType = contentTypeOf(bytes);
  if (contentType === 'application/pdf')
    return { content: completePdf(bytes, field), contentType, extension: 'pdf' };
  if (!contentType)
    throw badField(field, 'Only JPEG and PNG pictures and PDF files can be uploaded');
  const picture = await toPicture(bytes, field);
  return convert
    ? { content: await toPage(picture), contentType: 'application/pdf', extension: 'pdf' }
    : toStoredPicture(picture);
}

const TAIL = 2048;

/** A PDF is stored unchanged and never opened here; one without an end marker was truncated. */
function completePdf(bytes: Uint8Array, field: string): Uint8Array {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .subarray(-TAIL)
    .toString('latin1');
  if (!tail.includes('%%EOF')) throw badField(field, 'The PDF is damaged');
  return bytes;
}

const A4 = { short: 595.28, long: 841.89, margin: 24 };

/** One A4 page, landscape when the picture is wider than high. */
async function toPage({ full, contentType }: Picture): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = await (contentType === 'image/jpeg' ? pdf.embedJpg(full) : pdf.embedPng(full));
  const [width, height] = image.width > image.height ? [A4.long, A4.short] : [A4.short, A4.long];
  const size = image.scaleToFit(width - 2 * A4.margin, height - 2 * A4.margin);
  pdf
    .addPage([width, height])
    .drawImage(image, { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size });
  return pdf.save();
}

/**
 * Name of a file without folders and bidirectional marks; the extension follows the content, not
 * the sender's name.
 */
export function shownName(filename: string, extension: string): string {
  const name = filename.split(/[/\\]/).at(-1) ?? '';
  const stem = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return `${Array.from(stem || 'file')
    .slice(0, LIMITS.fileName - extension.length - 1)
    .join('')}.${extension}`;
}
