import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { badField, Refusal } from './errors.ts';
import { giveOwnNames } from './otherNames.ts';
import { holdsUnseen, UNSEEN_TEXT } from './requestText.ts';

interface Uploaded {
  bytes: Uint8Array;
  filename: string;
  fields: Record<string, string>;
}

const LONGEST_FIELD = 200;

/** The bytes of the one file field, and the text fields beside it, in any order. */
export async function readUpload(
  request: FastifyRequest,
  settings: Settings,
  allowed: readonly string[] = [],
  name = 'file',
): Promise<Uploaded> {
  const otherNames = request.routeOptions.config.otherNames ?? {};
  if (!request.isMultipart()) throw badField(name, `${name} must be sent as multipart/form-data`);
  const limits = {
    files: 1,
    fields: allowed.length + Object.keys(otherNames).length,
    parts: 1 + allowed.length + Object.keys(otherNames).length,
    fileSize: settings.uploadMegabytes * 1024 * 1024,
  };
  const read: Uploaded = { bytes: new Uint8Array(), filename: '', fields: {} };
  try {
    for await (const part of request.parts({ limits: { ...limits, fieldSize: LONGEST_FIELD } })) {
      const { fieldname } = part;
      if (part.type === 'file') {
        if (fieldname !== name) throw badField(name, `Unknown field ${fieldname}`);
        if (/\p{Cc}/u.test(part.filename))
          throw badField(name, 'The file name holds control characters');
        if (holdsUnseen(part.filename)) throw badField(name, `The file name ${UNSEEN_TEXT}`);
        read.filename = part.filename;
        read.bytes = await part.toBuffer();
      } else {
        const isKnown = allowed.includes(otherNames[fieldname] ?? fieldname);
        if (!isKnown || Object.hasOwn(read.fields, fieldname))
          throw badField(name, `Unknown field ${fieldname}`);
        if (part.valueTruncated) throw badField(fieldname, `${fieldname} is too long`);
        read.fields[fieldname] = String(part.value);
      }
    }
  } catch (error) {
    throw refusalOf(error, settings, allowed, name);
  }
  if (!read.bytes.length) throw badField(name, `${name} is required`);
  giveOwnNames(read.fields, otherNames);
  return read;
}

function refusalOf(
  error: unknown,
  { uploadMegabytes }: Settings,
  allowed: readonly string[],
  name: string,
): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return badField(name, `The file is larger than ${uploadMegabytes} MB`);
  const beside = allowed.length ? `beside it ${allowed.join(', ')}` : 'nothing else';
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code))
    return badField(name, `Send one file in the field ${name} and ${beside}`);
  // A body that the parser cannot read is the caller's fault.
  return error instanceof Refusal ? error : badField(name, 'The upload cannot be read');
}
