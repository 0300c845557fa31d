import type { DownloadLink, PaperType, SignedFile, UploadedImage } from '@munim/schema/generated/types.ts';
import { fault, notFound } from '../core/backendErrors.ts';
import type { Backend } from '../core/backendClient.ts';
import { restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';
import { type FilePart, fileBlob } from '../core/upload.ts';

type FileJson = Answer<'/files/{fileName}', 'get'>;
type LinkJson = Answer<'/download_link', 'post'>;
type UploadJson = Answer<'/imageUpload', 'post'>;

const toUploadedImage = (json: One<UploadJson>): UploadedImage => ({ uuid: json.uuid, fileName: json.file_name, url: json.fileUrl });

export class DocumentsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async file(fileName: string): Promise<SignedFile> {
    // A name only: dots would be taken for folders on the way.
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(fileName)) throw notFound('File');
    const { url, thumbnail_url } = await this.#backend.get<FileJson>(`/files/${encodeURIComponent(fileName)}`);
    return { url, thumbnailUrl: thumbnail_url };
  }

  async createDownloadLink(document: PaperType, id: string): Promise<DownloadLink> {
    const body = { document: document.toLowerCase(), id: restId(id) };
    const { url, expires_in } = await this.#backend.post<LinkJson>('/download_link', body);
    return { url, expiresIn: expires_in };
  }

  async uploadImage(part: FilePart): Promise<UploadedImage> {
    const [image] = await this.#backend.upload<UploadJson>('/imageUpload', { file: await fileBlob(part) });
    if (!image) throw fault();
    return toUploadedImage(image);
  }
}
