import { SAMPLE_REQUEST_STATUSES } from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery } from '../core/data/listPage.ts';
import { SkuInfo, TenantInfo } from '../core/data/embeds.ts';
import {
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  Shape,
  Text,
  UserInfo,
} from '../core/http/shapes.ts';
import { SAMPLE_REQUEST_LIST } from './sample-requests.list.ts';

const Status = OneOf(...SAMPLE_REQUEST_STATUSES);
const Chosen = OneOf(...SAMPLE_REQUEST_STATUSES.slice(1));
const Source = OneOf('QUOTATION_LINE', 'ORDER_LINE');
const LineId = Type.String({
  pattern: '^[1-9][0-9]{0,14}$',
  description: 'quotation_item_id or line_id, as text.',
});

const EntityInfo = Type.Object({
  entity_type: Source,
  entity_id: LineId,
  tenant_id: Id,
  tenant_name: Type.String(),
  quotation_id: Nullable(Id),
  order_number: Nullable(Type.String()),
});

/** A sample request as GET /sample_request answers it. */
export const SampleRequest = Type.Object({
  sample_request_id: Id,
  status: Status,
  entity_info: EntityInfo,
  tenant_info: TenantInfo,
  org_id: Nullable(Id),
  sales_person: Nullable(Id),
  sales_person_info: Nullable(UserInfo),
  product_sku_id: Id,
  product_sku_name: Type.String(),
  product_sku_info: SkuInfo,
  remarks: Nullable(Type.String()),
  created_by: Id,
  created_by_info: UserInfo,
  created_at: Moment,
  updated_at: Moment,
  assigned_to: Nullable(Id),
  assigned_to_info: Nullable(UserInfo),
  assigned_by: Nullable(Id),
  assigned_by_info: Nullable(UserInfo),
  assigned_at: Nullable(Moment),
});
export type SampleRequest = Static<typeof SampleRequest>;

export const SampleRequestQuery = Shape({
  sample_request_id: Maybe(Id),
  status: Maybe(ListOf(Status)),
  assigned_to: Maybe(ListOf(Id)),
  assigned_by: Maybe(Id),
  entity_id: Maybe(LineId),
  entity_type: Maybe(Source),
  org_id: Maybe(Id),
  search_keyword: Maybe(Text(LIMITS.keyword)),
  sales_person: Maybe(Id),
  from_date: Maybe(Day),
  to_date: Maybe(Day),
  ...listQuery(SAMPLE_REQUEST_LIST),
});
export type SampleRequestQuery = Static<typeof SampleRequestQuery>;

export const NewSampleRequest = Shape({
  entity_type: Source,
  entity_id: LineId,
  product_sku_id: Id,
  remarks: Maybe(Text(LIMITS.remarks)),
});
export type NewSampleRequest = Static<typeof NewSampleRequest>;

export const SampleRequestChange = Shape({
  sample_request_id: Id,
  assigned_to: Maybe(Id),
  remarks: Maybe(Text(LIMITS.remarks)),
  status: Maybe(Status),
});
export type SampleRequestChange = Static<typeof SampleRequestChange>;

export const SampleRequestStatusChange = Shape({
  sample_request_id: Id,
  status: Chosen,
  remarks: Maybe(Text(LIMITS.remarks)),
});
