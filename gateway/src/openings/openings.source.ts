import type { Opening, OpeningFilter } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { mapNullable, toSellerSummary, toTenantSummary, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restIds } from '../core/ids.ts';
import { backendDecides } from '../core/backendDecides.ts';
import type { Answer, One, Query } from '../core/rest.ts';

type OpeningsJson = Answer<'/opening', 'get'>;

/** Maps what was brought along from REST; no other code knows the backend's spelling. */
const toOpening = (json: One<OpeningsJson['data']>): Omit<Opening, '__typename'> => ({
  id: idOf(json.opening_id),
  kind: json.kind,
  customer: mapNullable(json.tenant_info, toTenantSummary),
  seller: mapNullable(json.seller_info, toSellerSummary),
  number: json.number,
  documentDate: json.document_date,
  dueDate: json.due_date,
  total: json.total,
  amount: json.amount,
  settledAmount: json.settled_amount,
  openAmount: json.open_amount,
  asOf: json.as_of,
  mode: json.payment_mode,
  remarks: json.remarks,
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
});

interface ListArgs {
  filter?: OpeningFilter | null;
  page: number | null;
  limit: number | null;
}

export class OpeningsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: ListArgs) {
    const query = {
      opening_id: optionalRestId(filter?.id, 'id'),
      kind: filter?.kinds,
      tenant_id: optionalRestId(filter?.tenantId, 'tenantId'),
      seller_id: optionalRestId(filter?.sellerId, 'sellerId'),
      is_open: filter?.isOpen,
      number: filter?.number,
      org_id: optionalRestId(filter?.organisationId, 'organisationId'),
      sales_person: filter?.salesPersonIds && restIds(filter.salesPersonIds, 'salesPersonIds'),
      status: backendDecides(filter?.statuses) satisfies Query<'/opening'>['status'],
      due_before: filter?.dueBefore,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
    };
    const { data, count } = await this.#backend.get('/opening', {
      ...query,
      page,
      limit,
    });
    return { items: data.map(toOpening), count };
  }
}
