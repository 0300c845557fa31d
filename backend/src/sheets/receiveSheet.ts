import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import { badField, Refusal } from '../core/errors.ts';

const FIELD = 'sheet';
const ONE_FILE = { files: 1, fields: 0, parts: 1, fileSize: LIMITS.uploadMegabytes * 1024 * 1024 };

/** The bytes of the one field `sheet`. */
export async function receiveSheet(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw badField(FIELD, 'sheet must be sent as multipart/form-data');
  let bytes: Uint8Array | undefined;
  try {
    for await (const part of request.parts({ limits: ONE_FILE })) {
      if (part.type !== 'file' || part.fieldname !== FIELD) throw badField(FIELD, `Unknown field ${part.fieldname}`);
      bytes = await part.toBuffer();
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (!bytes?.length) throw badField(FIELD, 'sheet is required');
  return bytes;
}

function refusalOf(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return badField(FIELD, `The file is larger than ${LIMITS.uploadMegabytes} MB`);
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code)) return badField(FIELD, 'Send one file in the field sheet and nothing else');
  // What the parser says of a body it cannot read is the caller's fault.
  return error instanceof Refusal ? error : badField(FIELD, 'The upload cannot be read');
}
