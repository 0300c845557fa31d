import { ewayBillText } from '@munim/schema/shared/transportNumbers.ts';
import { makeBill } from '../bills/bills.public.ts';
import { mustGet } from '../core/data/rows.ts';
import { refuseTakenEwayBill } from '../core/data/ewayBills.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { makeInvoice } from '../invoices/invoices.public.ts';
import { dispatchPoints } from './dispatchPoints.ts';
import { ewayBillOf } from './ewayBill.ts';
import { takeCurrentRates } from '../orders/currentRates.public.ts';
import { type ChallanGroup, type MadeChallan, makeChallans } from './makeChallans.ts';
import { type DispatchLine, type PlannedShipment, planShipment } from './newShipment.ts';
import { shipmentById } from './shipments.service.ts';
import type { CreatedShipment, NewShipment } from './shipments.shapes.ts';
import { transportColumns } from './transport.ts';
import { lockDocumentsOf, orderLinesOfEvents } from './waitingPoints.ts';

/** A bill names at most so many purchase orders. */
const MOST_POS = 50;

function refuseTooManyPos(leaving: readonly DispatchLine[]): void {
  const pos = new Set(leaving.flatMap(({ point }) => point.po_id ?? []));
  if (pos.size > MOST_POS)
    throw badField(
      'sub_shipments',
      `A shipment carries goods of at most ${MOST_POS} purchase orders`,
    );
}

async function insertShipment(work: Work, body: NewShipment, { from, to }: PlannedShipment) {
  const { trx, viewer } = work;
  const shipment = await trx
    .insertInto('shipments')
    .values({
      ...(await transportColumns(work, body)),
      destination_type: body.destination_type,
      created_by: viewer.userId,
      ...(from.entity_type === 'SELLER'
        ? { seller_id: from.entity_id }
        : { warehouse_id: from.entity_id }),
      to_warehouse_id: body.destination_type === 'WAREHOUSE' ? to.entity_id : null,
      from_address: from.address_id,
      from_address_details: JSON.stringify(from),
      to_address: to.address_id,
      to_address_details: JSON.stringify(to),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { shipment_id } = shipment;
  const e_way_bill_number = ewayBillText(body.e_way_bill_number, null);
  if (e_way_bill_number)
    await refuseTakenEwayBill(trx, e_way_bill_number, { shipmentId: shipment_id });
  const e_way_bill_attachment = await ewayBillOf(
    work,
    { shipment_id, e_way_bill_attachment: null },
    body.e_way_bill_attachments,
  );
  return { ...shipment, e_way_bill_number, e_way_bill_attachment };
}

/**
 * Challan groups: to customers one per order, ship-to address and place of supply, so that each has
 * one kind of tax, and goods outside GST apart from others; to a warehouse one per order or stock purchase order, and heads of the purchase.
 */
function groupsOf(leaving: readonly DispatchLine[], type: ChallanGroup['type']): ChallanGroup[] {
  const keyOf = ({ point, toAddress }: DispatchLine) =>
    type === 'CUSTOMER'
      ? `${point.order_id} ${toAddress} ${point.state_code} ${point.within_state} ${point.tax_category === 'NON_GST'}`
      : point.order_id === null
        ? `PO ${point.po_id}`
        : `${point.order_id} ${point.bought_within_state}`;
  return [...Map.groupBy(leaving, keyOf).values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const pos = new Set(some.map(({ point }) => point.po_id));
    return [
      {
        type,
        orderId: first.point.order_id,
        tenantId: first.point.tenant_id,
        toAddress: first.toAddress,
        poId: pos.size === 1 ? first.point.po_id : null,
        lines: some.map(({ point, quantity }) => ({
          pointId: point.sub_shipment_tracker_id,
          orderLineId: point.order_line_id,
          poLineId: point.po_line_id,
          skuId: point.product_sku_id,
          quantity,
        })),
      },
    ];
  });
}

async function dispatch(
  work: Work,
  leaving: readonly DispatchLine[],
  { body, to }: { body: NewShipment; to: PlannedShipment['to'] },
  challans: readonly MadeChallan[],
) {
  const moves = leaving.map(({ point, quantity, restDate, field }) => ({
    subShipmentTrackerId: point.sub_shipment_tracker_id,
    quantity,
    restDate,
    field,
  }));
  const addressOf = new Map(
    leaving.map(({ point, toAddress }) => [point.sub_shipment_tracker_id, toAddress]),
  );
  const challanOf = new Map(
    challans.flatMap((challan) =>
      challan.dc_lines.map((line) => [line.sub_shipment_tracker_id, challan.challan_id]),
    ),
  );
  const { destination_type: destinationType } = body;
  await dispatchPoints(work, moves, {
    destinationType,
    toWarehouseId: destinationType === 'WAREHOUSE' ? to.entity_id : null,
    toAddressOf: (id) => mustGet(addressOf, id),
    challanIdOf: (id) => mustGet(challanOf, id),
  });
}

/** Bill of the seller: one per shipment. */
async function bill(
  work: Work,
  sellerId: number,
  shipmentId: number,
  challans: readonly MadeChallan[],
): Promise<void> {
  const lines = challans.flatMap(({ dc_lines }) =>
    dc_lines.flatMap(({ po_line_id, delivered_qty, dc_line_id }) =>
      po_line_id === null
        ? []
        : [{ poLineId: po_line_id, quantity: delivered_qty, dcLineId: dc_line_id }],
    ),
  );
  await makeBill(work, { sellerId, shipmentId, lines });
}

/**
 * Sends goods and makes all their documents, or nothing. A second request for the same goods waits
 * at their orders and purchase orders, and then finds them gone.
 */
export async function createShipment(work: Work, body: NewShipment): Promise<CreatedShipment> {
  await lockDocumentsOf(work, body.sub_shipment_tracker_events);
  const toCustomer = body.destination_type === 'CUSTOMER';
  if (toCustomer)
    for (const [orderId, lineIds] of await orderLinesOfEvents(
      work,
      body.sub_shipment_tracker_events,
    ))
      await takeCurrentRates(work, orderId, lineIds);
  const plan = await planShipment(work, body);
  refuseTooManyPos(plan.leaving);
  const shipment = await insertShipment(work, body, plan);
  const { shipment_id, seller_id } = shipment;
  const groups = groupsOf(plan.leaving, toCustomer ? 'CUSTOMER' : 'SELLER');
  const challans = await makeChallans(work, { shipment, groups });
  await dispatch(work, plan.leaving, { body, to: plan.to }, challans);
  if (seller_id !== null) await bill(work, seller_id, shipment_id, challans);
  if (toCustomer)
    for (const { challan_id } of challans) await makeInvoice(work, { challanId: challan_id });
  await work.audit({
    entity: 'SHIPMENT',
    id: shipment_id,
    action: 'CREATE',
    to: 'IN_TRANSIT',
  });
  const made = await shipmentById(work, shipment_id);
  return {
    shipment: made,
    delivery_challans: made.delivery_challan,
    bills: made.bill,
    invoices: made.invoices,
  };
}
