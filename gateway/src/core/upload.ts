import type { FastifyRequest } from 'fastify';
import { BadRequest } from './badRequest.ts';

const OPERATIONS_BYTES = 512 * 1024;
const MOST_FILES = 5;

/** A file of a multipart request, read to its end before the operation runs. */
export class FilePart {
  readonly file: Blob;
  readonly name: string;
  constructor(file: Blob, name: string) {
    this.file = file;
    this.name = name;
  }
}

type Json = Record<string, unknown>;

interface Parts {
  operations?: string;
  map?: string;
  readonly files: Map<string, FilePart>;
}

/** Faults that the parser names; any other stays without a reason. */
const REASONS: readonly (readonly [test: RegExp, reason: string])[] = [
  [/malformed part header|content-disposition/i, 'the header of a part is malformed'],
  [/boundary/i, 'its content type names no boundary'],
  [/unexpected end|terminated early|closed before/i, 'it ends too early'],
  [/reach (parts|files|fields) limit/, `it has more than 2 fields and ${MOST_FILES} files`],
  [/valid JSON/, 'a field is not JSON'],
  [/prototype/, 'a part has a name that is not allowed'],
];

const unreadable = (reason?: string): BadRequest =>
  new BadRequest(400, `The multipart request cannot be read${reason ? `: ${reason}` : ''}`);
const tooLarge = (): BadRequest =>
  new BadRequest(400, 'The file is too large', { code: 'BAD_USER_INPUT', field: 'file' });

function unreadableBy(error: unknown): BadRequest {
  if (error instanceof BadRequest) return error;
  const message = error instanceof Error ? error.message : '';
  return unreadable(REASONS.find(([test]) => test.test(message))?.[1]);
}

async function readParts(request: FastifyRequest, mostBytes: number): Promise<Parts> {
  const parts: Parts = { files: new Map() };
  let bytes = 0;
  const limits = {
    fields: 2,
    files: MOST_FILES,
    parts: 2 + MOST_FILES,
    fieldSize: OPERATIONS_BYTES,
    fileSize: mostBytes,
    headerPairs: 20,
  };
  for await (const part of request.parts({ limits })) {
    const { fieldname: name, mimetype } = part;
    if (part.type === 'file') {
      const content = await part.toBuffer();
      bytes += content.length;
      if (part.file.truncated || bytes > mostBytes) throw tooLarge();
      if (/\p{Cc}/u.test(part.filename)) throw unreadable('a file name holds control characters');
      if (!name || parts.files.has(name)) throw unreadable('two files have the same name, or none');
      const file = new Blob([content], { type: mimetype });
      parts.files.set(name, new FilePart(file, part.filename));
    } else if ((name === 'operations' || name === 'map') && parts[name] === undefined) {
      if (part.valueTruncated) throw unreadable(`${name} is too long`);
      parts[name] = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
    } else throw unreadable('its fields are operations and map, each once');
  }
  return parts;
}

function objectOf(name: 'operations' | 'map', text: string | undefined): Json {
  if (text === undefined) throw unreadable(`${name} is missing`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable(`${name} is not JSON`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unreadable(`${name} is not a JSON object`);
  return value as Json;
}

/** Puts a file in the place of a null of the operation's variables; only own properties are followed. */
function place(operations: Json, path: unknown, file: FilePart): void {
  const names = typeof path === 'string' ? path.split('.') : [];
  const last = names.pop();
  if (names[0] !== 'variables' || last === undefined)
    throw unreadable('map names a place that is no variable');
  let holder: unknown = operations;
  for (const name of names)
    holder =
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
        ? (holder as Json)[name]
        : undefined;
  const isFree =
    typeof holder === 'object' &&
    holder !== null &&
    Object.hasOwn(holder, last) &&
    (holder as Json)[last] === null;
  if (!isFree) throw unreadable('map names a variable that is not null');
  (holder as Json)[last] = file;
}

function placeFiles(parts: Parts): Json {
  const operations = objectOf('operations', parts.operations);
  for (const [name, paths] of Object.entries(objectOf('map', parts.map))) {
    const file = parts.files.get(name);
    if (!file) throw unreadable('map names a file that was not sent');
    if (!Array.isArray(paths)) throw unreadable('map has no list of places');
    for (const path of paths.slice(0, MOST_FILES)) place(operations, path, file);
  }
  return operations;
}

/** Reads the whole of a GraphQL multipart request; whatever is wrong with it is the caller's fault. */
export async function readMultipart(
  request: FastifyRequest,
  mostFileBytes: number,
): Promise<unknown> {
  try {
    return placeFiles(await readParts(request, mostFileBytes));
  } catch (error) {
    throw unreadableBy(error);
  }
}
