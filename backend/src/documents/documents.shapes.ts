import { type Static, Type } from 'typebox';
import { Answer, Id, Maybe, Nullable, OneOf, Shape, Text, Uuid } from '../core/shapes.ts';

const Paper = OneOf('quotation');
export type Paper = Static<typeof Paper>;

export const NewDownloadLink = Shape({ document: Paper, id: Id });
export type NewDownloadLink = Static<typeof NewDownloadLink>;

/** The answer of an upload: product and SKU assets take the uuid, logos and cover photos the file name. */
export const UploadedImages = { 200: Type.Array(Type.Object({ uuid: Uuid, file_name: Type.String(), fileUrl: Type.String() })) };

export const FileName = Shape({ fileName: Text(200, 1) });
export const FileSignature = Shape({ expires: Maybe(Type.Integer({ minimum: 0 })), signature: Maybe(Text(100)) });

const Bytes = { schema: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) };
/** As the caller accepts: the bytes, or where they can be had without a token. */
export const StoredFile = {
  200: {
    description: 'The file, or its signed addresses',
    content: {
      'application/json': { schema: Answer({ url: Type.String(), thumbnail_url: Nullable(Type.String()) })[200] },
      ...{ 'image/jpeg': Bytes, 'image/png': Bytes, 'application/pdf': Bytes, 'application/octet-stream': Bytes },
    },
  },
};
