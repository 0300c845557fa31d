import { Role } from '@munim/schema/shared/roles.ts';
import type { TestApp } from './testApp.ts';
import type { TestCompany } from './testCompany.ts';

let next = 0;

/**
 * Orders and purchase orders of one line that come to a round sum, as if made and issued long ago.
 */
export function testPrints({ db, userIdOf }: TestApp, company: TestCompany) {
  const NO_TAX = { cgst_amount: '0', sgst_amount: '0', igst_amount: '0' };
  const order = async (total: string, { foreign = false, delivered = false } = {}) => {
    const [tenant_id, address_id] = foreign
      ? [company.foreignTenantId, company.foreignAddressId]
      : [company.tenantId, company.addressId];
    const order_number = `SO-TEST-${++next}`;
    const sums = { order_taxable_amount: total, order_gst_amount: '0', order_grand_total: total };
    const status = delivered
      ? ({ status: 'DELIVERED', fulfilment_status: 'DELIVERED' } as const)
      : {};
    const { order_id } = await db
      .insertInto('orders')
      .values({
        order_number,
        tenant_id,
        address_id,
        created_by: userIdOf(Role.TOP_ADMIN),
        ...sums,
        ...status,
      })
      .returning('order_id')
      .executeTakeFirstOrThrow();
    const done = delivered ? { dispatched_quantity: 1, delivered_quantity: 1 } : {};
    const line = {
      order_id,
      line_number: 1,
      product_sku_id: foreign ? company.unmanagedSkuId : company.skuId,
      address_id,
      quantity: 1,
      ...done,
      state_code: '29',
      within_state: true,
    };
    const price = {
      selling_price: total,
      pan_india_gst: '0',
      taxable_amount: total,
      line_total: total,
      ...NO_TAX,
    };
    await db
      .insertInto('order_lines')
      .values({ ...line, ...price })
      .execute();
    return { order_id, order_number };
  };
  /** Adds a purchase order for stock, of a managed category's product unless it is foreign. */
  const purchaseOrder = async (
    total: string,
    { foreign = false, issued = true } = {},
  ): Promise<number> => {
    const { warehouse_id } = await db
      .insertInto('warehouses')
      .values({ warehouse_name: 'Main' })
      .returning('warehouse_id')
      .executeTakeFirstOrThrow();
    const sums = { po_taxable_amount: total, po_gst_amount: '0', po_grand_total: total };
    const stands = {
      po_state: 'ISSUED',
      status: 'ISSUED',
      gstin: '29ABCDE1234F1ZW',
      issued_at: new Date().toISOString(),
    } as const;
    const { po_id } = await db
      .insertInto('purchase_orders')
      .values({
        seller_id: company.sellerId,
        warehouse_id,
        within_state: true,
        created_by: userIdOf(Role.TOP_ADMIN),
        ...sums,
        ...(issued ? stands : {}),
      })
      .returning('po_id')
      .executeTakeFirstOrThrow();
    const line = {
      po_id,
      line_number: 1,
      product_sku_id: foreign ? company.unmanagedSkuId : company.skuId,
      quantity: 1,
    };
    await db
      .insertInto('purchase_order_lines')
      .values({
        ...line,
        offer_price: total,
        gstin: '0',
        taxable_amount: total,
        line_total: total,
        ...NO_TAX,
      })
      .execute();
    return po_id;
  };
  return { order, purchaseOrder };
}
