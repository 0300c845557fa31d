import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import { orProof, type Proof, requires, signedIn } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { notFound, Refusal } from '../core/errors.ts';
import { Answer, Count } from '../core/shapes.ts';
import { isSigned, signedAddress } from '../core/signing.ts';
import { createDownloadLink } from './documents.service.ts';
import { FileName, FileSignature, NewDownloadLink, StoredFile, UploadedImages } from './documents.shapes.ts';
import { type FileStore, isFileName } from './fileStore.ts';
import { contentTypeOf } from './images.ts';
import { keepPicture, readFileField } from './uploadImage.ts';

/** An address with a signature is good by that alone, or not at all. */
const bySignature: Proof = async (request, { settings }) => {
  const { expires, signature } = request.query as Record<string, unknown>;
  if (expires === undefined && signature === undefined) return undefined;
  const { fileName } = request.params as { fileName: string };
  const isText = typeof expires === 'string' && typeof signature === 'string' && /^[0-9]{1,12}$/.test(expires);
  if (isText && isSigned(settings.fileSigningKey, fileName, Number(expires), signature)) return 'anyone';
  throw new Refusal(401, 'UNAUTHENTICATED', 'This address has expired');
};

const smallOf = (name: string) => name.replace(/(\.[a-z0-9]+)?$/i, '-sm$1');

async function find(files: FileStore, name: string): Promise<Uint8Array> {
  const bytes = isFileName(name) ? await files.get(name) : undefined;
  if (!bytes) throw notFound('File');
  return bytes;
}

/** CA26, CA27, DE14: pictures, stored files, one-use links to papers. */
export async function documentsRoutes(app: App, { db, settings, services }: AppParts): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.post(
      '/imageUpload',
      { schema: { consumes: ['multipart/form-data'], response: UploadedImages }, config: requires('document_upload', 'WRITE') },
      async (request) => [await keepPicture(services.files, settings, await readFileField(request))],
    );
  });
  app.get(
    '/files/:fileName',
    {
      schema: {
        ...{ params: FileName, querystring: FileSignature },
        description: 'The file itself; where JSON is asked for, its signed address and the one of its thumbnail.',
        response: StoredFile,
      },
      config: orProof(signedIn, bySignature),
    },
    async ({ params: { fileName }, headers: { accept } }, reply) => {
      const bytes = await find(services.files, fileName);
      void reply.header('vary', 'accept');
      if (accept === 'application/json') {
        const small = smallOf(fileName);
        const thumbnail_url = (await services.files.get(small)) ? signedAddress(settings, small) : null;
        return { success: true as const, url: signedAddress(settings, fileName), thumbnail_url };
      }
      const contentType = contentTypeOf(bytes);
      return reply
        .type(contentType ?? 'application/octet-stream')
        .headers({
          'cache-control': 'private, max-age=3600',
          'x-content-type-options': 'nosniff',
          'content-disposition': contentType?.startsWith('image/') ? 'inline' : 'attachment',
        })
        .send(bytes);
    },
  );
  app.post(
    '/download_link',
    { schema: { body: NewDownloadLink, response: Answer({ url: Type.String(), expires_in: Count }) }, config: signedIn },
    async ({ body, viewer }) => ({ success: true as const, ...(await createDownloadLink(db, settings, body, viewer)) }),
  );
}
