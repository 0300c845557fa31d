import type {
  CreateDocumentInput,
  Document,
  DownloadLink,
  MutationCreateDownloadLinkArgs,
  RecordEntity,
  SignedFile,
  StoredFile,
  UploadedImage,
  UploadEntity,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { internalError, notFound } from '../core/backendErrors.ts';
import { toStoredFile, toUserName } from '../core/embeds.ts';
import { filledPath } from '../core/filledPath.ts';
import { idOf, restId } from '../core/ids.ts';
import { lowerCase } from '../core/lowerCase.ts';
import type { Answer, One } from '../core/rest.ts';
import type { FilePart } from '../core/upload.ts';

type UploadJson = Answer<'/imageUpload', 'post'>;

type DocumentsJson = Answer<'/fileUpload', 'get'>;

const toUploadedImage = (json: One<UploadJson>): UploadedImage => ({
  uuid: json.uuid,
  fileName: json.file_name,
  url: json.fileUrl,
  thumbnailUrl: json.thumbnail_url,
});

const toDocument = (json: One<DocumentsJson['data']>): Document => ({
  id: idOf(json.document_id),
  entity: json.entity_name,
  entityId: json.entity_id,
  name: json.file_name,
  remarks: json.remarks,
  file: toStoredFile(json.file),
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
});

interface ListArgs {
  entity: RecordEntity;
  entityId: string;
  page: number | null;
  limit: number | null;
}
interface Upload {
  file: FilePart;
  entity: UploadEntity;
  entityId?: string | null;
  convert: boolean | null;
}

export class DocumentsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async file(fileName: string): Promise<SignedFile> {
    // A name only: dots would be taken for folders on the way.
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(fileName)) throw notFound('File');
    const { url, thumbnail_url } = await this.#backend.get(
      filledPath('/files/{fileName}', { fileName }),
    );
    return { url, thumbnailUrl: thumbnail_url };
  }

  /** The purchase order for the seller. */
  purchaseOrder = (id: string): Promise<string> =>
    this.#backend.text('/download_purchase_order', {
      po_id: restId(id),
      type: 'html',
      beautify: true,
    });

  async createDownloadLink({
    document,
    id,
    format,
  }: MutationCreateDownloadLinkArgs): Promise<DownloadLink> {
    const body = {
      document: lowerCase(document),
      id: restId(id),
      format: lowerCase(format ?? 'HTML'),
    };
    const { url, expires_in } = await this.#backend.post('/download_link', body);
    return { url, expiresIn: expires_in };
  }

  async uploadImage(part: FilePart): Promise<UploadedImage> {
    const [image] = await this.#backend.upload('POST', '/imageUpload', { file: part });
    if (!image) throw internalError();
    return toUploadedImage(image);
  }

  async uploadFile({ file, entity, entityId, convert }: Upload): Promise<StoredFile> {
    const [stored] = await this.#backend.upload('POST', '/file-manager', {
      entity_name: entity,
      ...(entityId ? { entity_id: entityId } : {}),
      ...(convert ? { convert: 'true' } : {}),
      file,
    });
    if (!stored) throw internalError();
    return toStoredFile(stored);
  }

  async list({ entity, entityId, page, limit }: ListArgs) {
    const query = { entity_name: entity, entity_id: entityId, page, limit };
    const { data, count } = await this.#backend.get('/fileUpload', query);
    return { items: data.map(toDocument), count };
  }

  async create({
    entity,
    entityId,
    fileUrl,
    name,
    remarks,
  }: CreateDocumentInput): Promise<Document> {
    const body = {
      entity_name: entity,
      entity_id: entityId,
      fileUrl,
      file_name: name,
      remarks: remarks ?? undefined,
    };
    return toDocument((await this.#backend.post('/fileUpload', body)).data);
  }
}
