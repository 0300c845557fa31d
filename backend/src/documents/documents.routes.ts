import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import { requiresOrProof, type Proof, requires, signedIn } from '../core/access/access.ts';
import { isSigned } from '../core/access/signing.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Refusal } from '../core/http/errors.ts';
import { readUpload } from '../core/http/readUpload.ts';
import { Answer, Count, PageOf } from '../core/http/shapes.ts';
import { createDownloadLink } from './documents.service.ts';
import {
  Document,
  DocumentQuery,
  FileName,
  FileSignature,
  NewDocument,
  NewDownloadLink,
  StoredBytes,
  UploadedFiles,
  UploadedImages,
} from './documents.shapes.ts';
import { createDocument, listDocuments } from './recordDocuments.ts';
import { fileAddresses, fileAnswer } from './serveFile.ts';
import { storeFile, storePicture } from './storeFile.public.ts';
import { readUploadFields, UPLOAD_FIELDS } from './uploadFields.ts';

/** An address with a signature is good by that alone, or not at all. */
const bySignature: Proof = async (request, { settings }) => {
  const { expires, signature } = request.query as Record<string, unknown>;
  if (expires === undefined && signature === undefined) return undefined;
  const { fileName } = request.params as { fileName: string };
  const isText =
    typeof expires === 'string' && typeof signature === 'string' && /^[0-9]{1,12}$/.test(expires);
  if (isText && isSigned(settings.fileSigningKey, fileName, Number(expires), signature))
    return 'anyone';
  throw new Refusal(401, 'UNAUTHENTICATED', 'This address has expired');
};

const otherNames = { entityName: 'entity_name', entityId: 'entity_id' };

/** Multipart uploads. */
async function uploadRoutes(
  app: App,
  { db, settings, services, records }: AppParts & Declared,
): Promise<void> {
  await app.register(multipart);
  const consumes = ['multipart/form-data'];
  const config = requires('document_upload', 'WRITE');
  const keeper = (userId: number) => ({ db, settings, files: services.files, userId });
  app.post(
    '/imageUpload',
    { schema: { consumes, response: UploadedImages }, config },
    async (request) =>
      storePicture(keeper(request.viewer.userId), (await readUpload(request, settings)).bytes),
  );
  app.post(
    '/file-manager',
    { schema: { consumes, response: UploadedFiles }, config: { ...config, otherNames } },
    async (request) => {
      const { bytes, filename, fields } = await readUpload(request, settings, UPLOAD_FIELDS);
      return storeFile(keeper(request.viewer.userId), {
        bytes,
        filename,
        ...(await readUploadFields({ db, settings, viewer: request.viewer }, records, fields)),
      });
    },
  );
}

/** Routes of pictures, stored files, attachments of records, and one-use links to prints. */
export async function documentsRoutes(app: App, parts: AppParts & Declared): Promise<void> {
  const { db, records } = parts;
  await app.register((scope: App) => uploadRoutes(scope, parts));
  app.get(
    '/files/:fileName',
    {
      schema: {
        params: FileName,
        querystring: FileSignature,
        description:
          'The file itself; where JSON is asked for, its signed address and the one of its thumbnail.',
        response: StoredBytes,
      },
      config: requiresOrProof(signedIn, bySignature),
    },
    async ({ params: { fileName }, headers: { accept }, viewer }, reply) => {
      void reply.header('vary', 'accept');
      // a signed address opens the file; it does not prolong itself
      if (accept === 'application/json' && viewer) return fileAddresses(parts, fileName, viewer);
      const { bytes, headers } = await fileAnswer(parts, fileName, viewer);
      return reply.headers(headers).send(bytes);
    },
  );
  app.get(
    '/fileUpload',
    {
      schema: { querystring: DocumentQuery, response: PageOf('data', Document) },
      config: { ...requires('document_upload', 'READ'), otherNames },
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listDocuments({ db, settings: parts.settings, viewer }, parts, query)),
    }),
  );
  app.post(
    '/fileUpload',
    {
      schema: { body: NewDocument, response: Answer({ data: Document }) },
      config: { ...requires('document_upload', 'WRITE'), idempotent: true, otherNames },
    },
    async (request) => {
      const data = await withIdempotency(request, (work) =>
        createDocument(work, parts, request.body),
      );
      return { success: true as const, data };
    },
  );
  app.post(
    '/download_link',
    {
      schema: {
        body: NewDownloadLink,
        response: Answer({ url: Type.String(), expires_in: Count }),
      },
      config: signedIn,
    },
    async ({ body, viewer }) => ({
      success: true as const,
      ...(await createDownloadLink({ db, settings: parts.settings, viewer }, records, body)),
    }),
  );
}
