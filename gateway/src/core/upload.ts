import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { processRequest, type UploadOptions } from 'graphql-upload-minimal';
import { badInput } from './backendErrors.ts';

/** A file of the multipart request; its bytes arrive while the operation runs. */
export type FilePart = Promise<{
  filename: string;
  mimetype: string;
  createReadStream(): Readable;
}>;

/** The whole file, ready for `backend.upload`; refuses what is longer than the limit. */
export async function fileBlob(part: FilePart): Promise<{ file: Blob; name: string }> {
  const { filename, mimetype, createReadStream } = await part;
  const chunks: Buffer<ArrayBuffer>[] = [];
  let stream: Readable & { truncated?: boolean };
  try {
    stream = createReadStream();
  } catch {
    // The parser met the limit, or the end of the request, before the file was read.
    throw badInput('The file is too large', 'file');
  }
  for await (const chunk of stream) chunks.push(chunk as Buffer<ArrayBuffer>);
  if (stream.truncated) throw badInput('The file is too large', 'file');
  return { file: new Blob(chunks, { type: mimetype }), name: filename };
}

/** Reads operations and map of a GraphQL multipart request; the files follow as streams. */
export const readMultipart = (
  request: IncomingMessage,
  response: ServerResponse,
  limits: UploadOptions,
): Promise<unknown> => processRequest(request, response, limits);
