import { expect, type Page } from '@playwright/test';
import { mainMenu } from './navigation.ts';

/**
 * Calls the gateway as the person who is signed in on a page: for the preparation of a journey,
 * never for its subject.
 */
export async function queryGateway<T>(page: Page, query: string, variables: object): Promise<T> {
  if (!page.url().startsWith('http')) {
    await page.goto('/');
    await expect(mainMenu(page)).toBeAttached(); // a token that ran out is renewed by now
  }
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables },
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}

interface Seller {
  id: string;
  name: string;
  gstin: string | null;
  email: string | null;
  mobile: string | null;
  officeAddress: { id: string } | null;
}

/** A vendor that can be sent a purchase order; journeys take another one each, so that their boards stay their own. */
async function sellerOf(page: Page, nth: number): Promise<Seller> {
  const { sellers } = await queryGateway<{ sellers: { items: Seller[] } }>(
    page,
    '{ sellers(filter: { isActive: true, isTransporter: false }, limit: 50) { items { id name gstin email mobile officeAddress { id } } } }',
    {},
  );
  const found = sellers.items.filter(
    ({ gstin, officeAddress }) => gstin?.length === 15 && officeAddress,
  )[nth];
  if (!found) throw new Error(`No vendor ${nth + 1} with an office and a GST number`);
  return found;
}

export interface Sku {
  id: string;
  name: string;
  gstPercent: string;
}

export async function skuOf(page: Page, nth: number): Promise<Sku> {
  const { skusNamed } = await queryGateway<{ skusNamed: { sku: Sku }[] }>(
    page,
    'query($references: [String!]!) { skusNamed(references: $references) { sku { id name gstPercent } } }',
    { references: Array.from({ length: 20 }, (_, index) => `#${index + 1}`) },
  );
  const sku = skusNamed[nth]?.sku;
  if (!sku) throw new Error(`No SKU ${nth + 1}`);
  return sku;
}

interface Customer {
  id: string;
  name: string;
  gstNo: string | null;
  shippingAddress: { id: string } | null;
}

async function customerOf(page: Page): Promise<Customer> {
  const { tenants } = await queryGateway<{ tenants: { items: Customer[] } }>(
    page,
    '{ tenants(filter: { verified: true }, limit: 30) { items { id name gstNo shippingAddress { id } } } }',
    {},
  );
  // a customer without a GST number may leave the choice of who is billed
  const found = tenants.items.find(({ gstNo, shippingAddress }) => gstNo && shippingAddress);
  if (!found) throw new Error('No registered customer with an address');
  return found;
}

export interface Warehouse {
  id: string;
  name: string;
}

export async function firstWarehouse(page: Page, stateCode = '29'): Promise<Warehouse> {
  const { warehouses } = await queryGateway<{
    warehouses: { items: (Warehouse & { address: { stateCode: string } | null })[] };
  }>(page, '{ warehouses(limit: 20) { items { id name address { stateCode } } } }', {});
  // the company is registered in Karnataka (29) and in Maharashtra
  const found = warehouses.items.find(({ address }) => address?.stateCode === stateCode);
  if (!found) throw new Error('No warehouse in the state of the company');
  return found;
}

const issue = (page: Page, id: string, { gstin, email, mobile }: Seller) =>
  queryGateway(
    page,
    'mutation($input: IssuePurchaseOrderInput!) { issuePurchaseOrder(input: $input) { purchaseOrder { id } } }',
    {
      input: {
        id,
        gstin,
        email: email ?? 'vendor@example.com',
        phone: mobile?.slice(-10) ?? '9812345670',
        sendEmail: false,
      },
    },
  );

export const CREATE_ORDER =
  'mutation($input: CreateOrderInput!) { createOrder(input: $input) { id number grandTotal } }';

export interface OrderLine {
  quantity: number;
  sellingPrice: string;
}

interface CreatedOrder {
  number: string;
  grandTotal: string;
  customer: Customer;
  sku: Sku;
}

export type CreatedOrderData = { createOrder: { id: string; number: string; grandTotal: string } };

/** An order of one line whose purchase order is issued. */
export async function createOrderInTransit(
  page: Page,
  nth: number,
  line: OrderLine & { costPrice: string },
) {
  const [seller, sku, customer] = [
    await sellerOf(page, nth),
    await skuOf(page, nth),
    await customerOf(page),
  ];
  const lines = [{ skuId: sku.id, sellerId: seller.id, ...line }];
  const input = { tenantId: customer.id, addressId: customer.shippingAddress?.id, lines };
  const { createOrder } = await queryGateway<CreatedOrderData>(page, CREATE_ORDER, { input });
  const { generatePoFromOrder } = await queryGateway<{ generatePoFromOrder: { id: string }[] }>(
    page,
    'mutation($input: GeneratePoInput!) { generatePoFromOrder(input: $input) { id } }',
    { input: { orderId: createOrder.id, sellerIds: [seller.id] } },
  );
  const poId = generatePoFromOrder[0]?.id ?? '';
  await issue(page, poId, seller);
  return {
    number: createOrder.number,
    grandTotal: createOrder.grandTotal,
    customer,
    sku,
    seller,
    poId,
  };
}

/** A purchase order for the stock of a warehouse, issued. */
export async function createStockInTransit(
  page: Page,
  nth: number,
  line: { quantity: number; unitPrice: string },
) {
  const [seller, sku, warehouse] = [
    await sellerOf(page, nth),
    await skuOf(page, nth),
    await firstWarehouse(page),
  ];
  const { createPurchaseOrder } = await queryGateway<{ createPurchaseOrder: { id: string } }>(
    page,
    'mutation($input: CreatePurchaseOrderInput!) { createPurchaseOrder(input: $input) { id } }',
    {
      input: {
        sellerId: seller.id,
        warehouseId: warehouse.id,
        lines: [{ skuId: sku.id, ...line }],
      },
    },
  );
  await issue(page, createPurchaseOrder.id, seller);
  return { poId: createPurchaseOrder.id, seller, sku, warehouse };
}

/** Goods that are counted in a warehouse, above what is there. */
export async function addStock(page: Page, warehouse: Warehouse, sku: Sku, quantity: number) {
  const input = {
    warehouseId: warehouse.id,
    skuId: sku.id,
    quantity,
    reason: 'FOUND',
    remarks: 'Found for a journey',
  };
  await queryGateway(
    page,
    'mutation($input: CreateInventoryAdjustmentInput!) { createInventoryAdjustment(input: $input) { id } }',
    { input },
  );
}

/** An order that is served from goods which lie in a warehouse. */
export async function createOrderFromStock(
  page: Page,
  nth: number,
  line: OrderLine,
): Promise<CreatedOrder & { warehouse: Warehouse }> {
  const [sku, customer, warehouse] = [
    await skuOf(page, nth),
    await customerOf(page),
    await firstWarehouse(page),
  ];
  await addStock(page, warehouse, sku, line.quantity);
  const belowCostReason = 'A price of the journey';
  const lines = [{ skuId: sku.id, warehouseId: warehouse.id, belowCostReason, ...line }];
  const input = { tenantId: customer.id, addressId: customer.shippingAddress?.id, lines };
  const { createOrder } = await queryGateway<CreatedOrderData>(page, CREATE_ORDER, { input });
  return {
    number: createOrder.number,
    grandTotal: createOrder.grandTotal,
    customer,
    sku,
    warehouse,
  };
}
