import { LIMITS } from '@munim/schema/shared/limits.ts';
import { TRANSPORT_MODES } from '@munim/schema/shipments/shipments.rules.ts';
import { type Static, Type } from 'typebox';
import {
  Day,
  Id,
  Line,
  Maybe,
  Nullable,
  OneOf,
  Shape,
  Text,
  Version,
} from '../core/http/shapes.ts';
import { ReasonFields } from '../delivery-challans/delivery-challans.shapes.ts';

const FileAddress = Text(500, 1);

export const ChallanChange = Shape({
  challanId: Id,
  newStatus: Maybe(OneOf('ISSUED', 'IN_TRANSIT', 'DELIVERED', 'CANCELLED')),
  attachments: Maybe(Type.Array(FileAddress, { maxItems: LIMITS.attachments, uniqueItems: true })),
  e_way_bill_number: Maybe(Nullable(Text(LIMITS.eWayBillNumber))),
  e_way_bill_attachments: Maybe(Nullable(FileAddress)),
  ...ReasonFields,
  transport_mode: Maybe(Nullable(OneOf(...TRANSPORT_MODES))),
  vehicle_number: Maybe(Nullable(Text(LIMITS.vehicleNumber))),
  transport_document_number: Maybe(Nullable(Text(LIMITS.transportDocument))),
  transport_document_date: Maybe(Nullable(Day)),
  receivers_name: Maybe(Nullable(Text(LIMITS.receiversName))),
  grn_number: Maybe(Nullable(Type.String({ pattern: `^[0-9]{1,${LIMITS.grnNumber}}$` }))),
  reason_for_cancellation: Maybe(Line(LIMITS.reason)),
  remarks: Maybe(Nullable(Text(LIMITS.remarks))),
  version: Maybe(Version),
});

export type ChallanChange = Static<typeof ChallanChange>;

/** Seconds since 1970; longer numbers get words of their own. */
const Seconds = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Seconds since 1970.',
});

const EventUpdate = Shape({
  subShipmentTrackerEventId: Id,
  remarks: Line(LIMITS.remarks),
  expectedDate: Maybe(Seconds),
  attachments: Maybe(Type.Array(Text(500, 1), { maxItems: LIMITS.attachments, uniqueItems: true })),
  actualDate: Maybe(Seconds),
  status: Maybe(OneOf('COMPLETED')),
});

export type EventUpdate = Static<typeof EventUpdate>;

export const EventUpdates = Shape({
  events: Type.Array(EventUpdate, { minItems: 1, maxItems: LIMITS.pointUpdates }),
});

export type EventUpdates = Static<typeof EventUpdates>;
