import type {
  RecordSort,
  ChangeSampleRequestStatusInput,
  CreateSampleRequestInput,
  SampleRequest,
  SampleRequestFilter,
  UpdateSampleRequestInput,
} from '@munim/schema/generated/types.ts';
import { type ListArgs, listQuery, toPage } from '../core/listPages.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { mapNullable, toSkuSummary, toTenantSummary, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import { backendDecides } from '../core/backendDecides.ts';
import { type Answer, partialBody } from '../core/rest.ts';

type SampleRequestJson = Answer<'/sample_request', 'put'>['data'];

/** A sample request in our words. What the viewer may do with it belongs to the resolver. */
export type SampleRequestRecord = Omit<
  SampleRequest,
  '__typename' | 'actions' | 'allowedStatuses' | 'remarksNeededFor'
>;

/** Maps a sample request from and to REST; no other code knows the backend's spelling. */
const toSampleRequest = (json: SampleRequestJson): SampleRequestRecord => ({
  id: idOf(json.sample_request_id),
  status: json.status,
  source: json.entity_info.entity_type,
  lineId: json.entity_info.entity_id,
  quotationId: mapNullable(json.entity_info.quotation_id, String),
  orderNumber: json.entity_info.order_number,
  customer: toTenantSummary(json.tenant_info, json.entity_info),
  organisationId: mapNullable(json.org_id, String),
  salesPerson: mapNullable(json.sales_person_info, toUserName),
  sku: toSkuSummary(json.product_sku_info, json),
  remarks: json.remarks,
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
  updatedAt: json.updated_at,
  assignedTo: mapNullable(json.assigned_to_info, toUserName),
  assignedBy: mapNullable(json.assigned_by_info, toUserName),
  assignedAt: json.assigned_at,
});

export class SampleRequestsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(args: ListArgs<SampleRequestFilter, RecordSort>) {
    const { filter } = args;
    const { data, ...page } = await this.#backend.get('/sample_request', {
      status: filter?.statuses,
      assigned_to: filter?.assignedToIds && restIds(filter.assignedToIds, 'assignedToIds'),
      assigned_by: optionalRestId(filter?.assignedById, 'assignedById'),
      entity_type: filter?.source,
      entity_id: optionalRestId(filter?.lineId, 'lineId')?.toString(),
      org_id: optionalRestId(filter?.organisationId, 'organisationId'),
      search_keyword: filter?.search,
      sales_person: optionalRestId(filter?.salesPersonId, 'salesPersonId'),
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      ...listQuery(args),
    });
    return toPage(data.map(toSampleRequest), page);
  }

  async find(id: string): Promise<SampleRequestRecord> {
    const { data } = await this.#backend.get('/sample_request', {
      sample_request_id: restId(id),
    });
    return toSampleRequest(singleRow(data, 'Sample request'));
  }

  async create({
    source,
    lineId,
    skuId,
    remarks,
  }: CreateSampleRequestInput): Promise<SampleRequestRecord> {
    const { data } = await this.#backend.post('/sample_request', {
      entity_type: source,
      entity_id: String(restId(lineId, 'lineId')),
      product_sku_id: restId(skuId, 'skuId'),
      remarks: remarks ?? undefined,
    });
    return toSampleRequest(data);
  }

  async update({ id, remarks, status }: UpdateSampleRequestInput): Promise<SampleRequestRecord> {
    const { data } = await this.#backend.put('/sample_request', {
      sample_request_id: restId(id),
      assigned_to: undefined,
      remarks: remarks ?? undefined,
      status: status ?? undefined,
    });
    return toSampleRequest(data);
  }

  async assign(id: string, assignedToId: string): Promise<SampleRequestRecord> {
    const body = {
      sample_request_id: restId(id),
      assigned_to: restId(assignedToId, 'assignedToId'),
    };
    return toSampleRequest((await this.#backend.put('/sample_request', partialBody(body))).data);
  }

  async changeStatus({
    id,
    status,
    remarks,
  }: ChangeSampleRequestStatusInput): Promise<SampleRequestRecord> {
    const { data } = await this.#backend.put('/sample_request/status', {
      sample_request_id: restId(id),
      status: backendDecides(status),
      remarks: remarks ?? undefined,
    });
    return toSampleRequest(data);
  }
}
