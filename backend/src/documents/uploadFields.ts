import {
  isRecordEntity,
  isRecordKey,
  readableRecord,
  type RecordKinds,
} from '../core/data/records.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { UPLOAD_ENTITIES } from './documents.shapes.ts';

export const UPLOAD_FIELDS = ['entity_name', 'entity_id', 'convert'] as const;

/** Text fields beside an uploaded file; they need their own shapes, because a form is not JSON. */
export async function readUploadFields(
  context: ReadContext,
  records: RecordKinds,
  fields: Record<string, string>,
) {
  const { entity_name, entity_id, convert = 'false' } = fields;
  if (entity_name === undefined) throw badField('entity_name', 'entity_name is required');
  if (!UPLOAD_ENTITIES.includes(entity_name))
    throw badField('entity_name', `entity_name must be one of ${UPLOAD_ENTITIES.join(', ')}`);
  if (convert !== 'true' && convert !== 'false')
    throw badField('convert', 'convert must be boolean');
  if (entity_id !== undefined && !isRecordKey(entity_id))
    throw badField('entity_id', 'entity_id is not valid');
  const isConverted = convert === 'true';
  if (entity_id === undefined || !isRecordEntity(entity_name))
    return { entity_name, entity_id: entity_id ?? null, convert: isConverted };
  const record = await readableRecord(context, records, {
    entity: entity_name,
    key: entity_id,
  });
  return { entity_name, entity_id: String(record.id), convert: isConverted };
}
