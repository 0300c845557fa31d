import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import type { TestApp } from './testApp.ts';
import { addRfq, addTestHouse, call, type TestHouse } from './testHouse.ts';

/** Stands in every text of what no one but `all` may read. */
export const FOREIGN = 'Zzforeign';
/** Whose rows are cut by their role. */
export const CUT_ROLES = [Role.SALES, Role.SALES_OUTSIDE, Role.CATEGORY_MANAGER, Role.ORGANISATION] as const;
export type CutRole = (typeof CUT_ROLES)[number];

/** One customer with a paper of each kind. */
export interface Papers {
  tenant_id: number;
  org_id: number;
  user_id: number;
  address_id: number;
  sku_id: number;
  request_id: number;
  priced_id: number;
  quotation_id: number;
  order_number: string;
  selling_price_id: number;
  comment_id: number;
  /** The order's line, and a sample asked for it. */
  line_id: number;
  sample_request_id: number;
  order_id: number;
  /** Bought for the order. */
  po_id: number;
  po_line_id: number;
  /** Received for the order, to be paid for the purchase order, and spent on the order. */
  receipt_id: number;
  payment_id: number;
  expense_id: number;
  seller_id: number;
}

async function addPapers(test: TestApp, house: TestHouse, org_id: number, remarks: string, manager: number): Promise<Papers> {
  const { tenantId: tenant_id, contactId: user_id, addressId: address_id, skuId: sku_id } = house;
  const ask = async (method: 'POST' | 'PUT' | 'PATCH', url: string, body: object) => {
    const answer = await call(test, Role.TOP_ADMIN, method, url, body);
    if (answer.status !== 200) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const rfq = (priced: boolean) => addRfq(test, house, { priced });
  const quote = async () => {
    const body = { quotation_items: [{ request_id: await rfq(true) }], remarks };
    return (await ask('POST', '/quotation', body)).data.quotation_id as number;
  };
  const ordered = await quote();
  const order = await ask('POST', '/createOrderFromQuotation', { quotation_id: ordered });
  const { line_id } = order.order.order_lines[0];
  const sample = { entity_type: 'ORDER_LINE', entity_id: String(line_id), product_sku_id: sku_id, remarks };
  const { sample_request_id } = (await ask('POST', '/sample_request', sample)).data;
  await ask('PUT', '/sample_request', { sample_request_id, assigned_to: manager });
  const { order_id } = order.order;
  const [po] = (await ask('POST', '/generatePOFromOrder', { order_id, sellers: [house.sellerId] })).data;
  await ask('PATCH', '/updatePurchaseOrder', { po_id: po.po_id, remark: remarks });
  const money = { amount: '1.00', payment_date: '2026-11-20', payment_mode: 'UPI', reference_number: remarks, remarks } as const;
  const { order_number } = order.order;
  const { payment_id: receipt_id } = (await ask('POST', '/payment', { order_number, ...money })).data;
  const { payment_id } = await test.db
    .insertInto('payments')
    .values({
      ...money,
      reference_number: `${remarks} ${po.po_id}`,
      direction: 'OUTGOING',
      po_id: po.po_id,
      seller_id: house.sellerId,
      created_by: manager,
    })
    .returning('payment_id')
    .executeTakeFirstOrThrow();
  const spent = {
    entity_type: 'ORDER',
    entity_id: order_number,
    expense_head: 'OTHER',
    amount: '1.00',
    expense_date: '2026-11-20',
    remarks,
  };
  const { expense_id } = (await ask('POST', '/expense', spent)).data;
  const price = { tenant_id, sku_id, quantity: 1, selling_price: '99.00' };
  const quotation_id = await quote();
  const comment = { entity_type: 'QUOTATION', entity_id: String(quotation_id), comments: remarks };
  return {
    ...{ tenant_id, org_id, user_id, address_id, sku_id, quotation_id, request_id: await rfq(false), priced_id: await rfq(true) },
    ...{ receipt_id, payment_id, expense_id },
    ...{ line_id, sample_request_id, order_id, seller_id: house.sellerId },
    ...{ po_id: po.po_id as number, po_line_id: po.purchase_order_lines[0].po_line_id as number },
    order_number: order.order.order_number as string,
    selling_price_id: (await ask('POST', '/sellingPrice', price)).data.selling_price_id as number,
    comment_id: (await ask('POST', '/comments/create', comment)).data.comment_id as number,
  };
}

/** For tests: papers of the viewer's own world and of one that is foreign to all four cut roles, who hold every permission there is. */
export async function addScopes(test: TestApp) {
  const house = await addTestHouse(test);
  const { db, userIdOf } = test;
  const foreignHouse = {
    ...house,
    ...{ tenantId: house.foreignTenantId, contactId: house.foreignContactId, addressId: house.foreignAddressId },
    ...{ skuId: house.unmanagedSkuId, offerId: house.unmanagedOfferId },
  };
  const named = { tenant_name: FOREIGN, gst_no: null, district: FOREIGN };
  await db.updateTable('tenants').set(named).where('tenant_id', '=', house.foreignTenantId).execute();
  await db.updateTable('users').set({ last_name: FOREIGN }).where('user_id', '=', house.foreignContactId).execute();
  await db.updateTable('addresses').set({ address1: FOREIGN }).where('address_id', '=', house.foreignAddressId).execute();
  const own = await addPapers(test, house, 1, 'Own', userIdOf(Role.CATEGORY_MANAGER));
  const foreign = await addPapers(test, foreignHouse, 2, FOREIGN, userIdOf(Role.CATEGORY_MANAGER_SECOND));
  await db.updateTable('organisations').set({ organisation_name: FOREIGN }).where('org_id', '=', 2).execute();
  await db.updateTable('rfqs').set({ remarks: FOREIGN }).where('tenant_id', '=', foreign.tenant_id).execute();
  const permissions = JSON.stringify(roleTemplate(Role.TOP_ADMIN));
  await db.updateTable('users').set({ permissions }).where('role_id', 'in', CUT_ROLES).execute();
  /** The own customer is the viewer's own, whichever of the two sales persons it is. */
  const ownedBy = async (role: CutRole) => {
    const sales_person = userIdOf(role === Role.SALES_OUTSIDE ? role : Role.SALES);
    await db.updateTable('tenants').set({ sales_person }).where('tenant_id', '=', own.tenant_id).execute();
  };
  return { own, foreign, ownedBy };
}
