import type { TestApp } from './testApp.ts';
import type { TestCompany } from './testCompany.ts';

export type SendRequest = (
  method: 'POST' | 'PUT' | 'PATCH',
  url: string,
  body: object,
) => Promise<any>; // oxlint-disable-line no-explicit-any -- answers of the REST contract

/** An order with nine of its ten pieces in transit, with their documents; one waits. */
export async function addShipment(
  { db }: TestApp,
  sendRequest: SendRequest,
  quotation_id: number,
  { sellerId, addressId }: TestCompany,
) {
  const { order } = await sendRequest('POST', '/createOrderFromQuotation', { quotation_id });
  const [po] = (
    await sendRequest('POST', '/generatePOFromOrder', {
      order_id: order.order_id,
      sellers: [sellerId],
    })
  ).data;
  const issue = {
    status: 'ISSUED',
    GStno: '33AAACW1234F1ZV',
    email: 'seller@example.com',
    phone: '9812345678',
    send_email: false,
  };
  await sendRequest('PATCH', '/updatePurchaseOrderStatus', { po_id: po.po_id, ...issue });
  const events = db
    .selectFrom('delivery_points as d')
    .innerJoin(
      'delivery_point_events as e',
      'e.sub_shipment_tracker_id',
      'd.sub_shipment_tracker_id',
    )
    .select(['d.sub_shipment_tracker_id', 'e.sub_shipment_tracker_event_id'])
    .where('d.po_id', '=', po.po_id)
    .where('d.status', '=', 'PENDING');
  const { sub_shipment_tracker_event_id, sub_shipment_tracker_id: shipment_tracker_id } =
    await events.executeTakeFirstOrThrow();
  const seller = db
    .selectFrom('sellers')
    .select('office_address_id')
    .where('seller_id', '=', sellerId);
  const { order_number } = order;
  const { data } = await sendRequest('POST', '/shipment', {
    from_address: (await seller.executeTakeFirstOrThrow()).office_address_id,
    destination_type: 'CUSTOMER',
    delivery_address: addressId,
    transport_initiated_by: 'SELLER',
    driver_name: 'Ravi',
    driver_phone_1: '9812345670',
    sub_shipments: [
      {
        order_number,
        to_address: addressId,
        dc_lines: [{ quantity: 9, sub_shipment_tracker_event_id }],
      },
    ],
    sub_shipment_tracker: [
      {
        shipment_tracker_id,
        expected_date: Math.floor(Date.now() / 1000) + 90 * 86_400,
        quantity: 1,
        sub_shipment_tracker_event_id,
      },
    ],
    sub_shipment_tracker_events: [sub_shipment_tracker_event_id],
  });
  const invoice_id: number = data.invoices[0].invoice_id;
  const { invoice_line_id } = await db
    .selectFrom('invoice_lines')
    .select('invoice_line_id')
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirstOrThrow();
  const credited = {
    order_number,
    invoice_id,
    reason: 'OTHER',
    credit_note_lines: [{ invoice_line_id, quantity: 1 }],
  };
  const { creditnote_id } = (await sendRequest('POST', '/credit_note', credited)).data;
  return {
    creditnote_id: creditnote_id as number,
    creditnote_invoice_line_id: invoice_line_id,
    shipped_order_number: order_number as string,
    shipment_id: data.shipment.shipment_id as number,
    challan_id: data.delivery_challans[0].challan_id as number,
    invoice_id,
    event_id: (await events.executeTakeFirstOrThrow()).sub_shipment_tracker_event_id,
  };
}
