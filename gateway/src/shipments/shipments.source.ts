import type {
  RecordSort,
  CreateShipmentInput,
  Shipment,
  ShipmentBill,
  ShipmentChallan,
  ShipmentFilter,
  ShipmentInvoice,
  ShipmentPlace,
  UpdateShipmentInput,
} from '@munim/schema/generated/types.ts';
import { secondsOfDay } from '@munim/schema/shared/seconds.ts';
import { listQuery, type ListArgs, toPage } from '../core/listPages.ts';
import type { components } from '../../generated/rest.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import { mapNullable, toStoredFile, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import { backendDecides } from '../core/backendDecides.ts';
import type { Answer, One, SomeKeys } from '../core/rest.ts';

type ShipmentJson = Answer<'/shipment', 'put'>['data'];
type ChallanJson = One<ShipmentJson['delivery_challan']>;
type BillJson = One<ShipmentJson['bill']>;
type InvoiceJson = One<ShipmentJson['invoices']>;
type CreatedJson = Answer<'/shipment', 'post'>['data'];

/** A shipment in our words. What the viewer may do with it belongs to the resolver. */
export type ShipmentRecord = Omit<Shipment, '__typename' | 'actions' | 'route'>;

const toPlace = (json: ShipmentJson['from_address_details']): ShipmentPlace => ({
  addressId: idOf(json.address_id),
  ownerType: json.entity_type,
  name: json.address_name,
  address1: json.address1,
  address2: json.address2,
  address3: json.address3,
  city: json.city,
  state: json.state,
  country: json.country,
  postalCode: json.postal_code,
});

const toChallan = mapping<ChallanJson, Omit<ShipmentChallan, '__typename'>>((rest) => ({
  id: rest.field('challan_id', idOf),
  number: rest.field('challan_number'),
  type: rest.field('challan_type'),
  status: rest.field('status'),
  orderNumber: rest.field('order_number'),
  ewayBillNumber: rest.field('e_way_bill_number'),
  consignmentValue: rest.field('consignment_value'),
  valueWithGst: rest.field('consignment_value'),
}));

const toBill = mapping<BillJson, Omit<ShipmentBill, '__typename'>>((rest) => ({
  id: rest.field('bill_id', idOf),
  status: rest.field('status'),
  grandTotal: rest.field('bill_grand_total'),
  poIds: rest.records('included_po_ids', String),
}));

const toInvoice = mapping<InvoiceJson, Omit<ShipmentInvoice, '__typename'>>((rest) => ({
  id: rest.field('invoice_id', idOf),
  number: rest.field('invoice_number'),
  status: rest.field('status'),
  orderNumber: rest.field('order_number'),
  grandTotal: rest.field('invoice_grand_total'),
}));

/** Maps a shipment from and to REST; no other code knows the backend's spelling. */
export const toShipment = mapping<ShipmentJson, ShipmentRecord>(
  (rest) => ({
    id: rest.field('shipment_id', idOf),
    status: rest.field('status'),
    destinationType: rest.field('destination_type'),
    from: rest.field('from_address_details', toPlace),
    to: rest.field('to_address_details', toPlace),
    transportInitiatedBy: rest.field('transport_initiated_by'),
    transportMode: rest.field('transport_mode'),
    vehicleType: rest.field('vehicle_type'),
    vehicleNumber: rest.field('vehicle_number'),
    transportDocumentNumber: rest.field('transport_document_number'),
    transportDocumentDate: rest.field('transport_document_date'),
    weight: rest.field('shipment_weight'),
    transporter: rest.from(['transporter_info', 'transporter_id'], (json) =>
      mapNullable(json.transporter_info, ({ transporter_id, transporter_name, gst_number }) => ({
        id: idOf(transporter_id ?? json.transporter_id),
        name: transporter_name,
        gstNumber: gst_number,
      })),
    ),
    logisticCost: rest.field('logistic_cost'),
    loadingCharge: rest.field('loading_charge'),
    trackingLink: rest.field('tracking_link'),
    driverName: rest.field('driver_name'),
    driverPhone: rest.field('driver_phone_1'),
    driverPhone2: rest.field('driver_phone_2'),
    ewayBillNumber: rest.field('e_way_bill_number'),
    ewayBillAttachment: rest.from(['e_way_bill_file', 'e_way_bill_attachments'], (json) =>
      mapNullable(json.e_way_bill_file ?? json.e_way_bill_attachments, toStoredFile),
    ),
    challans: rest.records('delivery_challan', toChallan),
    bills: rest.records('bill', toBill),
    invoices: rest.records('invoices', toInvoice),
    orderNumbers: rest.field('order_numbers'),
    createdBy: rest.field('created_by_info', toUserName),
    createdAt: rest.field('created_at'),
    updatedAt: rest.field('updated_at'),
    version: rest.field('version'),
  }),
  { actions: ['status'], route: ['from', 'destinationType'] },
);

const toCreated = (json: CreatedJson) => ({
  shipment: toShipment(json.shipment),
  challans: json.delivery_challans.map((challan) => toChallan(challan)),
  bills: json.bills.map((bill) => toBill(bill)),
  invoices: json.invoices.map((invoice) => toInvoice(invoice)),
});

type Sent = SomeKeys<components['schemas']['NewShipment']>;
const destinationOf = ({
  destinationType,
}: CreateShipmentInput | UpdateShipmentInput): Sent['destination_type'] =>
  backendDecides(destinationType);
const vehicleOf = ({
  vehicleType,
}: CreateShipmentInput | UpdateShipmentInput): Sent['vehicle_type'] =>
  backendDecides(vehicleType ?? undefined);

/** Empty texts and nulls are left out: what is absent is empty. */
const toTransport = (input: CreateShipmentInput | UpdateShipmentInput) => ({
  transport_initiated_by: input.transportInitiatedBy,
  transport_mode: input.transportMode ?? undefined,
  vehicle_type: vehicleOf(input),
  vehicle_number: input.vehicleNumber ?? undefined,
  transport_document_number: input.transportDocumentNumber ?? undefined,
  transport_document_date: input.transportDocumentDate ?? undefined,
  shipment_weight: input.weight ?? undefined,
  transporter_id: optionalRestId(input.transporterId, 'transporterId') ?? undefined,
  logistic_cost: input.logisticCost ?? undefined,
  loading_charge: input.loadingCharge ?? undefined,
  tracking_link: input.trackingLink ?? undefined,
  driver_name: input.driverName,
  driver_phone_1: input.driverPhone,
  driver_phone_2: input.driverPhone2 ?? undefined,
  e_way_bill_number: input.ewayBillNumber ?? undefined,
  e_way_bill_attachments: input.ewayBillAttachment ?? undefined,
});

const toBody = (input: CreateShipmentInput) => ({
  from_address: restId(input.fromAddressId, 'fromAddressId'),
  destination_type: destinationOf(input),
  delivery_address: restId(input.deliveryAddressId, 'deliveryAddressId'),
  ...toTransport(input),
  sub_shipments: input.subShipments.map(({ orderNumber, toAddressId, lines }) => ({
    order_number: orderNumber ?? undefined,
    to_address: restId(toAddressId, 'toAddressId'),
    dc_lines: lines.map((line) => ({
      order_line_id: optionalRestId(line.orderLineId, 'orderLineId') ?? undefined,
      po_line_id: optionalRestId(line.poLineId, 'poLineId') ?? undefined,
      quantity: line.quantity,
      sub_shipment_tracker_event_id: restId(line.eventId, 'eventId'),
    })),
  })),
  sub_shipment_tracker: input.rest?.map((rest) => ({
    shipment_tracker_id: restId(rest.deliveryPointId, 'deliveryPointId'),
    expected_date: secondsOfDay(rest.expectedDate),
    quantity: rest.quantity,
    sub_shipment_tracker_event_id: restId(rest.eventId, 'eventId'),
  })),
  sub_shipment_tracker_events: restIds(input.eventIds, 'eventIds'),
});

export class ShipmentsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(args: ListArgs<ShipmentFilter, RecordSort>, asked: AskedFields | null) {
    const { filter } = args;
    const query = {
      shipment_id: optionalRestId(filter?.id, 'id'),
      status: filter?.statuses,
      transporter_id: optionalRestId(filter?.transporterId, 'transporterId'),
      order_number: filter?.orderNumber,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      ...listQuery(args),
    };
    const { data, ...page } = await this.#backend.get('/shipment', query, asked);
    return toPage(
      data.map((json) => toShipment(json, asked?.tree)),
      page,
    );
  }

  async find(id: string, asked: AskedFields | null = null): Promise<ShipmentRecord> {
    const query = { shipment_id: restId(id) };
    const { data } = await this.#backend.get('/shipment', query, asked);
    return toShipment(singleRow(data, 'Shipment'), asked?.tree);
  }

  async create(input: CreateShipmentInput) {
    const headers = idempotencyHeaders(input.idempotencyKey);
    return toCreated((await this.#backend.post('/shipment', toBody(input), headers)).data);
  }

  async update(input: UpdateShipmentInput): Promise<ShipmentRecord> {
    const body = {
      shipment_id: restId(input.id),
      destination_type: destinationOf(input),
      ...toTransport(input),
      version: input.version ?? undefined,
    };
    return toShipment((await this.#backend.put('/shipment', body)).data);
  }
}
