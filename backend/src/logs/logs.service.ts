import type { RecordEntity } from '@munim/schema/generated/types.ts';
import { sql } from 'kysely';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { userInfo } from '../core/data/embeds.ts';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { readableRecord, type RecordKinds } from '../core/data/records.ts';
import { whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { type RawChanges, shownChanges } from './logChanges.ts';
import { namesIn } from './logNames.ts';
import type { LogEntry, LogQuery } from './logs.shapes.ts';

/** Keys in order of precedence. */
const KEYS = [
  ['order_number', 'ORDER'],
  ['po_id', 'PURCHASE_ORDER'],
  ['quotation_id', 'QUOTATION'],
  ['creditnote_id', 'CREDIT_NOTE'],
  ['challan_id', 'DELIVERY_CHALLAN'],
] as const;

function applyFilters(query: LogQuery): { entity: RecordEntity; key: string } {
  for (const [name, entity] of KEYS) {
    const key = query[name];
    if (key !== undefined) return { entity, key: String(key) };
  }
  const { entity_name, entity_id } = query;
  if (entity_name === undefined)
    throw badField(
      'order_number',
      'One of order_number, po_id, quotation_id, creditnote_id, challan_id, entity_name is required',
    );
  if (entity_id === undefined) throw badField('entity_id', 'entity_id is required');
  return { entity: entity_name, key: entity_id };
}

/** Audit rows of a record that the viewer may read, newest first. */
export async function listLogs(
  context: ReadContext,
  records: RecordKinds,
  query: LogQuery,
): Promise<{ data: LogEntry[]; count: number }> {
  const { db } = context;
  const record = await readableRecord(context, records, applyFilters(query));
  const rows = db
    .selectFrom('audit_log as l')
    .where('l.entity', '=', record.entity)
    .where('l.entity_id', '=', record.id)
    .where((eb) => whereIf(query.from_date, (day) => eb('l.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(query.to_date, (day) => eb('l.created_at', '<', endOfDay(day))));
  const page = rows
    .select([
      'l.audit_id',
      'l.created_at',
      'l.action',
      'l.from_status as from',
      'l.to_status as to',
      'l.changes',
      'l.remarks',
    ])
    .select(userInfo(sql.ref('l.user_id')).as('user_info'))
    .orderBy('l.audit_id', 'desc')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query));
  const [found, count] = await Promise.all([page.execute(), countRows(db, rows)]);
  const raw = found.map((row) => row.changes as unknown as RawChanges);
  const nameOf = await namesIn(db, raw);
  const data = found.map((row, i) => ({
    ...row,
    changes: shownChanges(record.entity, raw[i] ?? {}, context.viewer.can, nameOf),
  }));
  return { data, count };
}
