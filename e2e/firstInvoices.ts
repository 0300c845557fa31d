import type { Page } from '@playwright/test';
import { rowsOf } from './grids.ts';
import { printOf } from './invoicePrint.ts';
import { queryGateway } from './orderSetup.ts';
import { openItems, startShipment, submitShipment } from './shipping.ts';

/** Makes one record by the gateway, and answers its id. */
async function make(page: Page, mutation: string, inputType: string, input: object) {
  const data = await queryGateway<Record<string, { id: string }>>(
    page,
    `mutation($input: ${inputType}!) { ${mutation}(input: $input) { id } }`,
    { input },
  );
  return data[mutation]?.id ?? '';
}

const WAREHOUSE = 'Store in Kochi';
const UNITS = 4;

/** The masters without which nothing is sold: a warehouse in Kerala with goods, and a group of customers. */
export async function addFirstMasters(page: Page) {
  const warehouseId = await make(page, 'createWarehouse', 'CreateWarehouseInput', {
    name: WAREHOUSE,
    address: { address1: '9 Market Road', city: 'Kochi', state: 'Kerala', postalCode: '682001' },
  });
  const categoryId = await make(page, 'createCategory', 'CreateCategoryInput', { name: 'Linen' });
  const productId = await make(page, 'createProduct', 'CreateProductInput', {
    name: 'Bath towel',
    categoryId,
    gstPercent: '12',
    hsnCode: '630260',
  });
  const skuId = await make(page, 'createSku', 'CreateSkuInput', {
    productId,
    name: 'Bath towel, white',
    unitCode: 'NOS',
  });
  await make(page, 'createInventoryAdjustment', 'CreateInventoryAdjustmentInput', {
    warehouseId,
    skuId,
    quantity: 2 * UNITS,
    reason: 'FOUND',
    remarks: 'Counted on the first day',
  });
  const organisationId = await make(page, 'createOrganisation', 'CreateOrganisationInput', {
    name: 'Coast Hotels',
  });
  return { warehouseId, skuId, organisationId };
}
type Masters = Awaited<ReturnType<typeof addFirstMasters>>;

interface Place {
  address1: string;
  city: string;
  postalCode: string;
}

/** An order of a new customer, from stock to a place; answers its number. */
export async function orderTo(
  page: Page,
  { warehouseId, skuId, organisationId }: Masters,
  place: Place,
): Promise<string> {
  const name = `Hotel in ${place.city}`;
  const tenantId = await make(page, 'createTenant', 'CreateTenantInput', { name, organisationId });
  const addressId = await make(page, 'createAddress', 'CreateAddressInput', {
    ...place,
    ownerType: 'TENANT',
    ownerId: tenantId,
  });
  const line = { skuId, warehouseId, quantity: UNITS, sellingPrice: '250.00' };
  const { createOrder } = await queryGateway<{ createOrder: { number: string } }>(
    page,
    'mutation($input: CreateOrderInput!) { createOrder(input: $input) { number } }',
    {
      input: {
        tenantId,
        addressId,
        lines: [{ ...line, belowCostReason: 'The first order' }],
      },
    },
  );
  return createOrder.number;
}

/** The goods leave, which issues the invoice; answers the words of its print. */
export async function dispatchAndPrint(page: Page, number: string): Promise<string> {
  const items = await openItems(page, `orderNumber=${number}`, WAREHOUSE);
  const drawer = await startShipment(page, items, {
    destination: 'Customer',
    units: UNITS,
    available: UNITS,
    documents: 'Warehouse to Customer creates 1 invoice',
  });
  await submitShipment(page, drawer);
  await page.goto(`/sales/orders/order-details/${number}?tab=invoices`);
  return printOf(page, rowsOf(page, 'Invoices').first());
}
