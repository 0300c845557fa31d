import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import { badField, Refusal } from '../core/errors.ts';
import type { Settings } from '../core/settings.ts';
import { signedAddress } from '../core/signing.ts';
import type { FileStore } from './fileStore.ts';
import { toPicture } from './images.ts';

const ONE_FILE = { files: 1, fields: 0, parts: 1, fileSize: LIMITS.uploadMegabytes * 1024 * 1024 };

/** The bytes of the one field `file`. */
export async function readFileField(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw badField('file', 'file must be sent as multipart/form-data');
  let bytes: Uint8Array | undefined;
  try {
    for await (const part of request.parts({ limits: ONE_FILE })) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw badField('file', `Unknown field ${part.fieldname}`);
      bytes = await part.toBuffer();
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (!bytes?.length) throw badField('file', 'file is required');
  return bytes;
}

function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return badField('file', `The file is larger than ${LIMITS.uploadMegabytes} MB`);
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code)) return badField('file', 'Send one file in the field file and nothing else');
  // What the parser says of a body it cannot read is the caller's fault.
  return error instanceof Refusal ? error : badField('file', 'The upload cannot be read');
}

/** Keeps the picture under its uuid and under its file name, each with its small form. All are kept before anyone hears of one. */
export async function keepPicture(files: FileStore, settings: Settings, bytes: Uint8Array) {
  const { extension, contentType, full, small } = await toPicture(bytes);
  const uuid = crypto.randomUUID();
  const names = [
    [uuid, full],
    [`${uuid}-sm`, small],
    [`${uuid}.${extension}`, full],
    [`${uuid}-sm.${extension}`, small],
  ] as const;
  await Promise.all(names.map(([name, content]) => files.put(name, content, contentType)));
  return { uuid, file_name: `${uuid}.${extension}`, fileUrl: signedAddress(settings, uuid) };
}
