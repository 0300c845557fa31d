import type {
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
import type { Backend } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import { mapNullable, toStoredFile, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId, restIds } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type ShipmentsJson = Answer<'/shipment', 'get'>;
type ShipmentJson = Answer<'/shipment', 'put'>['data'];
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

const toChallan = (json: One<ShipmentJson['delivery_challan']>): ShipmentChallan => ({
  id: idOf(json.challan_id),
  number: json.challan_number,
  type: json.challan_type,
  status: json.status,
  orderNumber: json.order_number,
  ewayBillNumber: json.e_way_bill_number,
  consignmentValue: json.consignment_value,
});

const toBill = (json: One<ShipmentJson['bill']>): ShipmentBill => ({
  id: idOf(json.bill_id),
  status: json.status,
  grandTotal: json.bill_grand_total,
  poIds: json.included_po_ids.map(String),
});

const toInvoice = (json: One<ShipmentJson['invoices']>): ShipmentInvoice => ({
  id: idOf(json.invoice_id),
  number: json.invoice_number,
  status: json.status,
  orderNumber: json.order_number,
  grandTotal: json.invoice_grand_total,
});

/** Maps a shipment from and to REST; no other code knows the backend's spelling. */
const toShipment = (json: ShipmentJson): ShipmentRecord => ({
  id: idOf(json.shipment_id),
  status: json.status,
  destinationType: json.destination_type,
  from: toPlace(json.from_address_details),
  to: toPlace(json.to_address_details),
  transportInitiatedBy: json.transport_initiated_by,
  transportMode: json.transport_mode,
  vehicleType: json.vehicle_type,
  vehicleNumber: json.vehicle_number,
  transportDocumentNumber: json.transport_document_number,
  transportDocumentDate: json.transport_document_date,
  weight: json.shipment_weight,
  transporter: mapNullable(
    json.transporter_info,
    ({ transporter_id, transporter_name, gst_number }) => ({
      id: idOf(transporter_id ?? json.transporter_id),
      name: transporter_name,
      gstNumber: gst_number,
    }),
  ),
  logisticCost: json.logistic_cost,
  loadingCharge: json.loading_charge,
  trackingLink: json.tracking_link,
  driverName: json.driver_name,
  driverPhone: json.driver_phone_1,
  driverPhone2: json.driver_phone_2,
  ewayBillNumber: json.e_way_bill_number,
  ewayBillAttachment: mapNullable(
    json.e_way_bill_file ?? json.e_way_bill_attachments,
    toStoredFile,
  ),
  challans: json.delivery_challan.map(toChallan),
  bills: json.bill.map(toBill),
  invoices: json.invoices.map(toInvoice),
  orderNumbers: json.order_numbers,
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
  version: json.version,
});

const toCreated = (json: CreatedJson) => ({
  shipment: toShipment(json.shipment),
  challans: json.delivery_challans.map(toChallan),
  bills: json.bills.map(toBill),
  invoices: json.invoices.map(toInvoice),
});

/** Empty texts and nulls are left out: what is absent is empty. */
const toTransport = (input: CreateShipmentInput | UpdateShipmentInput) => ({
  transport_initiated_by: input.transportInitiatedBy,
  transport_mode: input.transportMode ?? undefined,
  vehicle_type: input.vehicleType ?? undefined,
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
  destination_type: input.destinationType,
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

interface ListArgs {
  filter?: ShipmentFilter | null;
  page?: number | null;
  limit?: number | null;
}

export class ShipmentsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: ListArgs) {
    const { data, count } = await this.#backend.get<ShipmentsJson>('/shipment', {
      shipment_id: optionalRestId(filter?.id, 'id'),
      status: filter?.statuses,
      transporter_id: optionalRestId(filter?.transporterId, 'transporterId'),
      order_number: filter?.orderNumber,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      page,
      limit,
    });
    return { items: data.map(toShipment), count };
  }

  async find(id: string): Promise<ShipmentRecord> {
    const { data } = await this.#backend.get<ShipmentsJson>('/shipment', {
      shipment_id: restId(id),
    });
    return toShipment(singleRow(data, 'Shipment'));
  }

  async create(input: CreateShipmentInput) {
    const headers: Record<string, string> = input.idempotencyKey
      ? { 'idempotency-key': input.idempotencyKey }
      : {};
    return toCreated(
      (await this.#backend.post<Answer<'/shipment', 'post'>>('/shipment', toBody(input), headers))
        .data,
    );
  }

  async update(input: UpdateShipmentInput): Promise<ShipmentRecord> {
    const body = {
      shipment_id: restId(input.id),
      destination_type: input.destinationType,
      ...toTransport(input),
      version: input.version ?? undefined,
    };
    return toShipment(
      (await this.#backend.put<Answer<'/shipment', 'put'>>('/shipment', body)).data,
    );
  }
}
