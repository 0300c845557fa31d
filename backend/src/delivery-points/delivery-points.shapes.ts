import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { AddressDetails, SkuInfo, TenantInfo } from '../core/data/embeds.ts';
import {
  Count,
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  paging,
  Quantity,
  Shape,
  UserInfo,
  NumberPart,
} from '../core/http/shapes.ts';
import { StoredFile } from '../documents/documents.shapes.ts';

const MaybeText = Nullable(Type.String());
export const EventName = OneOf('dispatch', 'inward', 'POD');
const EventStatus = OneOf('PENDING', 'POSTPONED', 'COMPLETED', 'CANCELLED');
const SourceType = OneOf('SELLER', 'WAREHOUSE');
/** Phone and e-mail are null without seller READ. */
const PickupInfo = Type.Object({
  seller_id: Id,
  seller_name: Type.String(),
  district: MaybeText,
  mobile_1: MaybeText,
  email_id_1: MaybeText,
});

/** One event with its goods; without prices. */
export const DeliveryPointEvent = Type.Object({
  sub_shipment_tracker_event_id: Id,
  sub_shipment_tracker_id: Id,
  shipment_tracker_id: Id,
  event_name: EventName,
  event_status: EventStatus,
  status: OneOf('PENDING', 'IN_TRANSIT', 'RECEIVED_AT_WAREHOUSE', 'DELIVERED', 'CANCELLED'),
  source_type: SourceType,
  source_id: Id,
  vendor: Type.String({
    description: 'Name of the seller or warehouse it was, or will be, picked up from.',
  }),
  seller_info: Nullable(PickupInfo),
  order_id: Nullable(Id),
  order_number: MaybeText,
  order_line_id: Nullable(Id),
  tenant_info: Nullable(TenantInfo),
  po_id: Nullable(Id),
  po_status: Nullable(
    OneOf('DRAFT', 'SENT_FOR_APPROVAL', 'APPROVED', 'REJECTED', 'ISSUED', 'CANCELLED'),
  ),
  po_line_id: Nullable(Id),
  product_sku_name: Type.String(),
  sku_info: SkuInfo,
  quantity: Quantity,
  original_qty: Quantity,
  pending_qty: Type.Integer({ minimum: 0 }),
  initial_date: Day,
  expected_date: Day,
  actual_date: Nullable(Day),
  from_address: Nullable(AddressDetails),
  to_address: Nullable(AddressDetails),
  to_name: MaybeText,
  challan_id: Nullable(Id),
  remarks: MaybeText,
  attachments: Type.Array(StoredFile),
  user_info: Nullable(UserInfo),
  created_at: Moment,
});
export type DeliveryPointEvent = Static<typeof DeliveryPointEvent>;

const days = { from_date: Maybe(Day), to_date: Maybe(Day) };
const eventFilters = {
  ...days,
  order_number: Maybe(NumberPart),
  po_id: Maybe(Id),
  tenant_id: Maybe(Id),
  seller_id: Maybe(Id),
};

export const EventQuery = Shape({
  event_name: Maybe(EventName),
  ...eventFilters,
  status: Maybe(ListOf(EventStatus)),
  ...paging(),
});
export type EventQuery = Static<typeof EventQuery>;

export const SourceQuery = Shape({
  event_name: EventName,
  ...eventFilters,
  category_manager: Maybe(Id),
  source_type: Maybe(SourceType),
  source_id: Maybe(Id),
  items: Maybe(
    Type.Integer({
      minimum: 0,
      maximum: LIMITS.pointsOfSource,
      description: 'Items of each place that are answered.',
    }),
  ),
  ...paging(5),
});
export type SourceQuery = Static<typeof SourceQuery>;

/** A place with open items of the stage. */
export const DeliverySource = Type.Object({
  source_type: SourceType,
  source_id: Id,
  source_name: Type.String(),
  seller_info: Nullable(PickupInfo),
  from_address: Nullable(AddressDetails),
  earliest_date: Day,
  items: Type.Array(DeliveryPointEvent),
  item_count: Count,
});
export type DeliverySource = Static<typeof DeliverySource>;

export const OperationQuery = Shape({
  events: Maybe(ListOf(EventName)),
  ...days,
  order_number: Maybe(NumberPart),
  tenant_id: Maybe(Id),
  ...paging(),
});
export type OperationQuery = Static<typeof OperationQuery>;
export const PendingCounts = Type.Object({ dispatch: Count, inward: Count, POD: Count });
export const ChangesQuery = Shape({ ids: ListOf(Id) });
export const PointChange = Type.Object({
  event_name: EventName,
  source_type: SourceType,
  source_id: Id,
  sub_shipment_tracker_ids: Type.Array(Id),
});
export type PointChange = Static<typeof PointChange>;
