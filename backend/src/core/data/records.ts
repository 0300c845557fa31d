import type {
  PermissionAction,
  PermissionEntity,
  RecordEntity,
} from '@munim/schema/generated/types.ts';
import { Type } from 'typebox';
import { forbidden, notFound } from '../http/errors.ts';
import { OneOf } from '../http/shapes.ts';
import type { ReadContext } from './work.ts';

/**
 * Kinds of records that have files: those with comments and documents, and those with attachments
 * only.
 */
export type FileHolder = RecordEntity | 'PAYMENT' | 'EXPENSE' | 'STOCK_MOVEMENT' | 'DELIVERY_POINT';

/** A record that the viewer may read: its number, and the id by which callers name it. */
export interface OwnRecord<E extends FileHolder = RecordEntity> {
  entity: E;
  id: number;
  key: string;
}

/** A print of a record, opened by a one-use link. */
export interface Print {
  path: string;
  /** Name of the record's id in the query. */
  idName: string;
  /** Read permission that the print needs beside the record's own. */
  requiredReads?: PermissionEntity;
}

/**
 * Declaration of a feature's records, all that documents, comments, logs and expenses know of a
 * record, so they import no feature; the assembly (core/http/declared.ts) hands all kinds to them.
 */
export interface RecordKind {
  /** Name shown to users. */
  name: string;
  /** Permission to read it; its documents, comments and log need no other. */
  readPermission: readonly [PermissionEntity, PermissionAction];
  /** Finds it by its key in the viewer's row scope. */
  find: (context: ReadContext, key: string) => Promise<Pick<OwnRecord, 'id' | 'key'> | undefined>;
  /** Prints by the names that callers know them by. */
  prints?: Readonly<Record<string, Print>>;
}

export type RecordKinds = Readonly<Record<FileHolder, RecordKind>>;

/** Finder of records whose key is their number. */
export const byId =
  (find: (context: ReadContext, id: number) => Promise<unknown>): RecordKind['find'] =>
  async (context, key) => {
    if (!/^[1-9][0-9]{0,14}$/.test(key)) return undefined;
    return (await find(context, Number(key))) ? { id: Number(key), key } : undefined;
  };

/** Entities in the order of the REST contract. */
const RECORD_ENTITIES = [
  'RFQ',
  'QUOTATION',
  'SAMPLE_REQUEST',
  'ORDER',
  'PURCHASE_ORDER',
  'SHIPMENT',
  'DELIVERY_CHALLAN',
  'BILL',
  'INVOICE',
  'CREDIT_NOTE',
  'SELLER',
  'TENANT',
  'PRODUCT',
] as const satisfies RecordEntity[];
const ATTACHMENT_HOLDERS = ['PAYMENT', 'EXPENSE', 'STOCK_MOVEMENT', 'DELIVERY_POINT'] as const;
export const FILE_HOLDERS: readonly string[] = [...RECORD_ENTITIES, ...ATTACHMENT_HOLDERS];

export const RecordName = OneOf<RecordEntity>(...RECORD_ENTITIES);
const KEY = '^[A-Za-z0-9-]{1,50}$';
export const isRecordKey = (text: string): boolean => new RegExp(KEY).test(text);
export const RecordKey = Type.String({
  pattern: KEY,
  description: 'Id of the record; of an order its number.',
});

export const isRecordEntity = (name: string): name is RecordEntity =>
  RECORD_ENTITIES.some((entity) => entity === name);
export const isFileHolder = (name: string): name is FileHolder => FILE_HOLDERS.includes(name);

/** The record, when the viewer may read it; else FORBIDDEN without the permission, NOT_FOUND outside the row scope. */
export async function readableRecord<E extends FileHolder>(
  context: ReadContext,
  records: RecordKinds,
  record: { entity: E; key: string },
): Promise<OwnRecord<E>> {
  const { name, readPermission, find } = records[record.entity];
  if (!context.viewer.can(...readPermission)) throw forbidden();
  const found = await find(context, record.key);
  if (!found) throw notFound(name);
  return { entity: record.entity, ...found };
}
