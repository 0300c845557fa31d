import { randomUUID } from 'node:crypto';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../src/core/data/days.ts';
import { call } from './testCompany.ts';
import {
  addIssuedOrder,
  addIssuedStockPo,
  type Logistics,
  ship,
  type TestPoint,
  waiting,
} from './testLogistics.ts';

/** Challans by the service's API. */
export function testChallans(company: Logistics) {
  const { test } = company;
  const put = (body: object, who: number | null = Role.TOP_ADMIN) =>
    call(test, who, 'PUT', '/dc', body);
  const get = (query: string, who: number | null = Role.TOP_ADMIN) =>
    call(test, who, 'GET', `/dc?${query}`);
  const one = async (challanId: number, who: number = Role.TOP_ADMIN) =>
    (await get(`challanId=${challanId}`, who)).body.data[0];

  async function shipped(points: TestPoint[], inward = false): Promise<number> {
    const { status, body } = await ship(company, points, { toWarehouse: inward });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { challan_id } = await test.db
      .selectFrom('delivery_challans')
      .select((eb) => eb.fn.max('challan_id').as('challan_id'))
      .executeTakeFirstOrThrow();
    return challan_id;
  }
  /** An order of ten pieces, at 110.00 bought for 100.00, on its way to its customer. */
  async function toCustomer(lines?: Parameters<typeof addIssuedOrder>[1]) {
    const order = await addIssuedOrder(company, lines);
    const challanId = await shipped(await waiting(company, { orderId: order.order_id }));
    return { ...order, challanId };
  }
  /** The same goods on their way to the warehouse; without an order as stock. */
  async function toWarehouse() {
    const order = await addIssuedOrder(company);
    return {
      ...order,
      challanId: await shipped(await waiting(company, { orderId: order.order_id }), true),
    };
  }
  async function stockToWarehouse() {
    const poId = await addIssuedStockPo(company);
    return { poId, challanId: await shipped(await waiting(company, { poId }), true) };
  }
  /** A file as /file-manager keeps it; answers its address. */
  async function upload(who: number = Role.TOP_ADMIN): Promise<string> {
    const uuid = randomUUID();
    await test.db
      .insertInto('files')
      .values({
        uuid,
        file_name: `${uuid}.pdf`,
        content_type: 'application/pdf',
        byte_size: 10,
        has_thumbnail: false,
        uploaded_by: test.userIdOf(who),
        entity_name: 'DELIVERY_CHALLAN',
      })
      .execute();
    return `/files/${uuid}.pdf`;
  }
  const billOf = async (challanId: number): Promise<number> =>
    (await one(challanId)).bill[0].bill_id;
  let issued = 0;
  /** The seller's invoice came. */
  async function issueBill(challanId: number) {
    const uuid = (await upload()).slice(7, 43);
    await test.db
      .updateTable('files')
      .set({ entity_name: 'BILL' })
      .where('uuid', '=', uuid)
      .execute();
    const body = {
      seller_invoice_number: `SI-${challanId}-${++issued}`,
      seller_invoice_date: indianDay(),
    };
    const bill_id = await billOf(challanId);
    const attachment = {
      seller_invoice_attachment: {
        attachment_type: 'VENDOR_INVOICE',
        attachment_link: `/files/${uuid}.pdf`,
      },
    };
    return call(test, Role.TOP_ADMIN, 'PUT', '/bill/status', {
      bill_id,
      status: 'ISSUED',
      ...body,
      ...attachment,
    });
  }
  const cancel = (challanId: number, reason = 'Wrong vehicle') =>
    put({ challanId, newStatus: 'CANCELLED', reason_for_cancellation: reason });
  const logOf = async (challanId: number) =>
    (await call(test, Role.TOP_ADMIN, 'GET', `/logs?challan_id=${challanId}&limit=50`)).body.data
      .map(
        (row: { action: string; from: string | null; to: string | null }) =>
          `${row.action} ${row.from ?? ''}>${row.to ?? ''}`,
      )
      .toReversed();
  return {
    put,
    get,
    one,
    toCustomer,
    toWarehouse,
    stockToWarehouse,
    upload,
    billOf,
    issueBill,
    cancel,
    logOf,
  };
}
export type Challans = ReturnType<typeof testChallans>;
