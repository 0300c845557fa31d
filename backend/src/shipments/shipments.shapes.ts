import { LIMITS } from '@munim/schema/shared/limits.ts';
import { TRANSPORT_MODES, VEHICLE_TYPES } from '@munim/schema/shipments/shipments.rules.ts';
import { type Static, Type } from 'typebox';
import { listQuery } from '../core/data/listPage.ts';
import { AddressCopy } from '../addresses/addresses.shapes.ts';
import { Destination, ShipmentStatus } from '../core/data/documentShipments.ts';
import {
  Day,
  Decimal,
  Id,
  Line,
  ListOf,
  Maybe,
  Moment,
  Money,
  Nullable,
  OneOf,
  Phone,
  Shape,
  Text,
  UserInfo,
  Version,
  dateRange,
  NumberPart,
} from '../core/http/shapes.ts';
import { StoredFile } from '../documents/documents.shapes.ts';
import { SHIPMENT_LIST } from './shipments.list.ts';

const Initiator = OneOf('OWN', 'SELLER');
const Mode = OneOf(...TRANSPORT_MODES);
const MaybeText = Nullable(Type.String());
const Url = Type.String({ pattern: '^(https?://\\S+)?$', maxLength: LIMITS.trackingLink });

export const ShipmentChallan = Type.Object({
  challan_id: Id,
  challan_number: Type.String(),
  challan_type: OneOf('CUSTOMER', 'SELLER'),
  status: OneOf('IN_TRANSIT', 'DELIVERED', 'CANCELLED'),
  order_number: MaybeText,
  e_way_bill_number: MaybeText,
  grand_total: Nullable(
    Type.String({ description: 'With GST; null where it is cost that the viewer may not see.' }),
  ),
  consignment_value: Nullable(
    Type.String({
      description:
        'As the law counts it for an e-way bill: without exempt goods beside taxed ones.',
    }),
  ),
  dc_lines: Type.Array(
    Type.Object({
      dc_line_id: Id,
      product_sku_id: Id,
      product_sku_name: Type.String(),
      delivered_qty: Type.Integer(),
      order_line_id: Nullable(Id),
      po_line_id: Nullable(Id),
      sub_shipment_tracker: Type.Object({
        sub_shipment_tracker_id: Nullable(Id),
        status: MaybeText,
      }),
    }),
  ),
});

export const ShipmentBill = Type.Object({
  bill_id: Id,
  status: OneOf('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'CANCELLED'),
  bill_grand_total: Money,
  included_po_ids: Type.Array(Id),
  order_number: Nullable(Type.String({ description: 'The first of order_numbers.' })),
  order_numbers: Type.Array(Type.String()),
  bill_lines: Type.Array(
    Type.Object({
      bill_line_id: Id,
      po_line_id: Id,
      product_sku_name: Type.String(),
      quantity: Type.Integer(),
      line_total: Money,
    }),
  ),
});

export const ShipmentInvoice = Type.Object({
  invoice_id: Id,
  invoice_number: MaybeText,
  status: OneOf('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED', 'CANCELLED', 'VOID'),
  order_number: Type.String(),
  invoice_grand_total: Money,
});

/**
 * A shipment as GET /shipment answers it; documents within the viewer's row scope and pairs only.
 */
export const Shipment = Type.Object({
  shipment_id: Id,
  status: ShipmentStatus,
  type: Destination,
  destination_type: Destination,
  from_address: Id,
  from_address_info: Type.Object({
    entity_type: OneOf('SELLER', 'WAREHOUSE', 'TENANT'),
    address_name: Type.String(),
  }),
  from_address_details: AddressCopy,
  to_address: Id,
  to_address_details: AddressCopy,
  transport_initiated_by: Initiator,
  transport_mode: Nullable(Mode),
  vehicle_type: MaybeText,
  vehicle_number: MaybeText,
  transport_document_number: MaybeText,
  transport_document_date: Nullable(Day),
  shipment_weight: Nullable(Decimal),
  transporter_id: Nullable(Id),
  transporter_info: Nullable(
    Type.Object({ transporter_id: Id, transporter_name: Type.String(), gst_number: Type.String() }),
  ),
  logistic_cost: Nullable(Money),
  loading_charge: Nullable(Money),
  tracking_link: MaybeText,
  driver_name: Type.String(),
  driver_phone_1: Type.String(),
  driver_phone_2: MaybeText,
  e_way_bill_number: MaybeText,
  e_way_bill_attachments: MaybeText,
  e_way_bill_file: Nullable(StoredFile),
  delivery_challan: Type.Array(ShipmentChallan),
  bill: Type.Array(ShipmentBill),
  invoices: Type.Array(ShipmentInvoice),
  order_numbers: Type.Array(Type.String()),
  created_by_info: UserInfo,
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type Shipment = Static<typeof Shipment>;

export const ShipmentQuery = Shape({
  shipment_id: Maybe(Id),
  status: Maybe(ListOf(ShipmentStatus)),
  transporter_id: Maybe(Id),
  order_number: Maybe(NumberPart),
  ...dateRange('making'),
  ...listQuery(SHIPMENT_LIST),
});
export type ShipmentQuery = Static<typeof ShipmentQuery>;

const transport = {
  transport_initiated_by: Initiator,
  transport_mode: Maybe(Mode),
  vehicle_type: Maybe(OneOf(...VEHICLE_TYPES)),
  vehicle_number: Maybe(Text(LIMITS.vehicleNumber)),
  transport_document_number: Maybe(Text(LIMITS.transportDocument)),
  transport_document_date: Maybe(Day),
  shipment_weight: Maybe(Decimal),
  transporter_id: Maybe(Id),
  logistic_cost: Maybe(Money),
  loading_charge: Maybe(Money),
  tracking_link: Maybe(Url),
  driver_name: Line(LIMITS.personName),
  driver_phone_1: Phone,
  driver_phone_2: Maybe(Type.String({ pattern: '^([0-9]{10})?$' })),
  e_way_bill_number: Maybe(Text(LIMITS.eWayBillNumber)),
  e_way_bill_attachments: Maybe(Text(500)),
};

/** Quantity of any value: limits are checked by the service, with messages of the drawer. */
const Wanted = Type.Integer({
  minimum: -10_000_000,
  maximum: 10_000_000,
  description: 'Above 0, at most what waits there.',
});

const DcLine = Shape({
  order_line_id: Maybe(Id),
  po_line_id: Maybe(Id),
  quantity: Wanted,
  sub_shipment_tracker_event_id: Id,
});
const SubShipment = Shape({
  order_number: Maybe(Text(30, 1)),
  to_address: Id,
  dc_lines: Type.Array(DcLine, { minItems: 1, maxItems: LIMITS.shipmentLines }),
});
const Rest = Shape({
  shipment_tracker_id: Id,
  expected_date: Type.Integer({ minimum: 0, description: 'Seconds since 1970.' }),
  quantity: Wanted,
  sub_shipment_tracker_event_id: Id,
});
export type Rest = Static<typeof Rest>;

export const NewShipment = Shape({
  from_address: Id,
  destination_type: Destination,
  delivery_address: Id,
  ...transport,
  sub_shipments: Type.Array(SubShipment, { minItems: 1, maxItems: LIMITS.subShipments }),
  sub_shipment_tracker: Maybe(Type.Array(Rest, { maxItems: LIMITS.shipmentLines })),
  sub_shipment_tracker_events: Type.Array(Id, { minItems: 1, maxItems: LIMITS.shipmentLines }),
});
export type NewShipment = Static<typeof NewShipment>;

export const ShipmentChange = Shape({
  shipment_id: Id,
  destination_type: Destination,
  ...transport,
  version: Maybe(Version),
});
export type ShipmentChange = Static<typeof ShipmentChange>;
export type TransportBody = Pick<NewShipment, keyof typeof transport>;

export const CreatedShipment = Type.Object({
  shipment: Shipment,
  delivery_challans: Type.Array(ShipmentChallan),
  bills: Type.Array(ShipmentBill),
  invoices: Type.Array(ShipmentInvoice),
});
export type CreatedShipment = Static<typeof CreatedShipment>;
