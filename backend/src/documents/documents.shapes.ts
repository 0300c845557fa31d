import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { FILE_HOLDERS, RecordKey, RecordName } from '../core/data/records.ts';
import {
  Answer,
  Id,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  paging,
  Shape,
  Text,
  UserInfo,
  Uuid,
  Count,
} from '../core/http/shapes.ts';

export const StoredFile = Type.Object({
  uuid: Uuid,
  file_name: Type.String({ description: 'As it is stored.' }),
  name: Type.String({ description: 'As it was uploaded.' }),
  content_type: Type.String(),
  size: Count,
  fileUrl: Type.String(),
  thumbnail_url: Nullable(Type.String()),
});

export type StoredFile = Static<typeof StoredFile>;

const PrintName = OneOf(
  'quotation',
  'purchase_order',
  'invoice',
  'credit_note',
  'dc',
  'dc_with_invoice',
  'blind_dc',
  'blind_dc_with_invoice',
);
export type PrintName = Static<typeof PrintName>;

export const NewDownloadLink = Shape({
  document: PrintName,
  id: Id,
  format: Maybe(OneOf('html', 'pdf')),
});
export type NewDownloadLink = Static<typeof NewDownloadLink>;

/** The answer of an upload: product and SKU assets take the uuid, logos and cover photos the file name. */
export const UploadedImages = {
  200: Type.Array(
    Type.Object({
      uuid: Uuid,
      file_name: Type.String(),
      fileUrl: Type.String(),
      thumbnail_url: Type.String(),
    }),
  ),
};

/** Purpose of a file: a record, or a kind with attachments of its own. */
export const UPLOAD_ENTITIES: readonly string[] = [...FILE_HOLDERS, 'COMMENT', 'TICKET'];
export const UploadedFiles = { 200: Type.Array(StoredFile) };

export const DocumentQuery = Shape({ entity_name: RecordName, entity_id: RecordKey, ...paging() });
export type DocumentQuery = Static<typeof DocumentQuery>;

export const NewDocument = Shape({
  entity_name: RecordName,
  entity_id: RecordKey,
  fileUrl: Text(500, 1),
  file_name: Text(LIMITS.fileName, 1),
  remarks: Maybe(Nullable(Text(LIMITS.reason))),
});
export type NewDocument = Static<typeof NewDocument>;

export const Document = Type.Object({
  document_id: Id,
  entity_name: RecordName,
  entity_id: Type.String(),
  fileUrl: Type.String(),
  file_name: Type.String(),
  remarks: Nullable(Type.String()),
  file: StoredFile,
  created_by_info: UserInfo,
  created_at: Moment,
});
export type Document = Static<typeof Document>;

export const FileName = Shape({ fileName: Text(200, 1) });
export const FileSignature = Shape({
  expires: Maybe(Type.Integer({ minimum: 0 })),
  signature: Maybe(Text(100)),
});

const Bytes = { schema: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) };
/** Answers by the Accept header: the bytes, or an address that opens without a token. */
export const StoredBytes = {
  200: {
    description: 'The file, or its signed addresses',
    content: {
      'application/json': {
        schema: Answer({ url: Type.String(), thumbnail_url: Nullable(Type.String()) })[200],
      },
      'image/jpeg': Bytes,
      'image/png': Bytes,
      'application/pdf': Bytes,
      'application/octet-stream': Bytes,
    },
  },
};
