import type { LogEntry, LogFilter } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { mapNullable, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type LogsJson = Answer<'/logs', 'get'>;

const toLogEntry = (json: One<LogsJson['data']>): LogEntry => ({
  id: idOf(json.audit_id),
  createdAt: json.created_at,
  user: mapNullable(json.user_info, toUserName),
  action: json.action,
  from: json.from,
  to: json.to,
  changes: json.changes,
  remarks: json.remarks,
});

export class LogsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({
    filter,
    page,
    limit,
  }: {
    filter: LogFilter;
    page: number | null;
    limit: number | null;
  }) {
    const { data, count } = await this.#backend.get('/logs', {
      order_number: filter.orderNumber,
      po_id: optionalRestId(filter.purchaseOrderId, 'purchaseOrderId'),
      quotation_id: optionalRestId(filter.quotationId, 'quotationId'),
      creditnote_id: optionalRestId(filter.creditNoteId, 'creditNoteId'),
      challan_id: optionalRestId(filter.challanId, 'challanId'),
      entity_name: filter.entity,
      entity_id: filter.entityId,
      from_date: filter.fromDate,
      to_date: filter.toDate,
      page,
      limit,
    });
    return { items: data.map(toLogEntry), count };
  }
}
