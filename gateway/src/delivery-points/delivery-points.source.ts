import { STAGE_NAMES, STAGES } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import type {
  CompleteDeliveryPointsInput,
  DeliveryPointChange,
  DeliveryPointEvent,
  DeliveryPointFilter,
  DeliveryPointUpdate,
  DeliverySource,
  DeliveryStage,
  PostponeDeliveryPointsInput,
  QueryDeliveryPointEventsArgs,
  QueryDeliveryPointsBySourceArgs,
  QueryOperationAnalyticsArgs,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import {
  mapNullable,
  toAddress,
  toSkuSummary,
  toStoredFile,
  toTenantSummary,
  toUserName,
} from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type EventsJson = Answer<'/shipment_tracker/events', 'get'>;
type EventJson = One<EventsJson['data']>;
type SourcesJson = Answer<'/shipment_tracker/seller_wise', 'get'>;
type ChangesJson = Answer<'/shipment_tracker/changes', 'get'>;

/** An event in our words. What the viewer may do with it belongs to the resolver. */
export type EventRecord = Omit<DeliveryPointEvent, '__typename' | 'actions'>;
type SourceRecord = Omit<DeliverySource, '__typename' | 'points'> & { points: EventRecord[] };

/** Maps a delivery point from and to REST; no other code knows the backend's spelling. */
const toEvent = (json: EventJson): EventRecord => ({
  id: idOf(json.sub_shipment_tracker_event_id),
  pointId: idOf(json.sub_shipment_tracker_id),
  stage: STAGES[json.event_name],
  status: json.event_status,
  pointStatus: json.status,
  sourceType: json.source_type,
  sourceId: idOf(json.source_id),
  sourceName: json.vendor,
  orderId: mapNullable(json.order_id, String),
  orderNumber: json.order_number,
  orderLineId: mapNullable(json.order_line_id, String),
  customer: mapNullable(json.tenant_info, toTenantSummary),
  poId: mapNullable(json.po_id, String),
  poState: json.po_status,
  poLineId: mapNullable(json.po_line_id, String),
  sku: toSkuSummary(json.sku_info, json),
  quantity: json.quantity,
  originalQuantity: json.original_qty,
  pendingQuantity: json.pending_qty,
  initialDate: json.initial_date,
  expectedDate: json.expected_date,
  actualDate: json.actual_date,
  shipTo:
    json.to_name === null
      ? null
      : { name: json.to_name, address: mapNullable(json.to_address, toAddress) },
  challanId: mapNullable(json.challan_id, String),
  remarks: json.remarks,
  attachments: json.attachments.map(toStoredFile),
  user: mapNullable(json.user_info, toUserName),
  createdAt: json.created_at,
});

const toSource = (json: One<SourcesJson['data']>, stage: DeliveryStage): SourceRecord => ({
  id: `${stage}-${json.source_type}-${json.source_id}`,
  type: json.source_type,
  sourceId: idOf(json.source_id),
  name: json.source_name,
  district: json.seller_info?.district ?? json.from_address?.city ?? null,
  phone: json.seller_info?.mobile_1 ?? null,
  email: json.seller_info?.email_id_1 ?? null,
  address: mapNullable(json.from_address, toAddress),
  pointCount: json.item_count,
  earliestDate: json.earliest_date,
  points: json.items.map(toEvent),
});

const toChange = (json: One<ChangesJson['data']>): DeliveryPointChange => ({
  stage: STAGES[json.event_name],
  sourceType: json.source_type,
  sourceId: idOf(json.source_id),
  pointIds: json.sub_shipment_tracker_ids.map(String),
});

const filterQuery = (filter: DeliveryPointFilter | null | undefined) => ({
  from_date: filter?.fromDate,
  to_date: filter?.toDate,
  order_number: filter?.orderNumber,
  po_id: optionalRestId(filter?.poId, 'poId'),
  tenant_id: optionalRestId(filter?.tenantId, 'tenantId'),
  seller_id: optionalRestId(filter?.sellerId, 'sellerId'),
});

/** First second of a day in IST, the form of days in REST. */
const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`) / 1000;

const toUpdate = (update: DeliveryPointUpdate) => ({
  subShipmentTrackerEventId: restId(update.id),
  remarks: update.remarks,
  expectedDate: update.expectedDate ? secondsOf(update.expectedDate) : undefined,
  actualDate: update.actualDate ? secondsOf(update.actualDate) : undefined,
  status: update.actualDate ? ('COMPLETED' as const) : undefined,
  attachments: update.attachments ?? undefined,
});

export class DeliveryPointsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async events({ stage, statuses, filter, page, limit }: Partial<QueryDeliveryPointEventsArgs>) {
    const { data, count } = await this.#backend.get('/shipment_tracker/events', {
      event_name: stage && STAGE_NAMES[stage],
      status: statuses,
      ...filterQuery(filter),
      page,
      limit,
    });
    return { items: data.map(toEvent), count };
  }

  async bySource({
    stage,
    filter,
    sourceType,
    page,
    limit,
    ...args
  }: QueryDeliveryPointsBySourceArgs) {
    const { data, count } = await this.#backend.get('/shipment_tracker/seller_wise', {
      event_name: STAGE_NAMES[stage],
      ...filterQuery(filter),
      category_manager: optionalRestId(args.categoryManagerId, 'categoryManagerId'),
      source_type: sourceType,
      source_id: optionalRestId(args.sourceId, 'sourceId'),
      items: args.points,
      page,
      limit,
    });
    return { items: data.map((json) => toSource(json, stage)), count };
  }

  async analytics({
    stages,
    fromDate,
    toDate,
    orderNumber,
    tenantId,
    page,
    limit,
  }: Partial<QueryOperationAnalyticsArgs>) {
    const { data, count, pending_counts } = await this.#backend.get(
      '/operation/operationAnalytics',
      {
        events: stages?.map((stage) => STAGE_NAMES[stage]),
        from_date: fromDate,
        to_date: toDate,
        order_number: orderNumber,
        tenant_id: optionalRestId(tenantId, 'tenantId'),
        page,
        limit,
      },
    );
    const { dispatch, inward, POD: pod } = pending_counts;
    return { items: data.map(toEvent), count, pendingCounts: { dispatch, inward, pod } };
  }

  /** Boards that show these points, of those in the viewer's row scope. */
  async changes(ids: readonly number[]): Promise<DeliveryPointChange[]> {
    const { data } = await this.#backend.get('/shipment_tracker/changes', { ids });
    return data.map(toChange);
  }

  async update(events: readonly DeliveryPointUpdate[]): Promise<EventRecord[]> {
    const { data } = await this.#backend.put('/shipment_tracker/events', {
      events: events.map(toUpdate),
    });
    return data.map(toEvent);
  }

  postpone = ({
    ids,
    expectedDate,
    remarks,
  }: PostponeDeliveryPointsInput): Promise<EventRecord[]> =>
    this.update(
      ids.map((id) => ({ id, expectedDate, remarks, actualDate: null, attachments: null })),
    );

  complete = ({
    ids,
    actualDate,
    remarks,
    attachments,
  }: CompleteDeliveryPointsInput): Promise<EventRecord[]> =>
    this.update(ids.map((id) => ({ id, actualDate, remarks, attachments, expectedDate: null })));
}
