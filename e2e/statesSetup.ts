import type { Page } from '@playwright/test';
import {
  addStock,
  CREATE_ORDER,
  type CreatedOrderData,
  firstWarehouse,
  type OrderLine,
  queryGateway,
  type Sku,
  skuOf,
  type Warehouse,
} from './orderSetup.ts';

/** A customer of a group of its own that is not registered: its goods are taxed where they go. */
async function unregisteredCustomer(page: Page): Promise<{ id: string }> {
  const name = `Camp ${Date.now()}`;
  const { createOrganisation } = await queryGateway<{ createOrganisation: { id: string } }>(
    page,
    'mutation($input: CreateOrganisationInput!) { createOrganisation(input: $input) { id } }',
    { input: { name } },
  );
  const { createTenant } = await queryGateway<{ createTenant: { id: string } }>(
    page,
    'mutation($input: CreateTenantInput!) { createTenant(input: $input) { id } }',
    { input: { name, organisationId: createOrganisation.id } },
  );
  return createTenant;
}

interface Place {
  address1: string;
  city: string;
  postalCode: string;
}

async function addAddress(page: Page, { id: ownerId }: { id: string }, place: Place) {
  const { createAddress } = await queryGateway<{ createAddress: { id: string } }>(
    page,
    'mutation($input: CreateAddressInput!) { createAddress(input: $input) { id } }',
    { input: { ...place, ownerType: 'TENANT', ownerId } },
  );
  return createAddress.id;
}

/** An order of several lines from stock, all to Bengaluru; its customer, not registered, has an address in Mumbai too. */
export async function createOrderOfTwoStates(
  page: Page,
  lines: readonly (OrderLine & { discountPercent: string })[],
): Promise<{ number: string; skus: Sku[]; warehouse: Warehouse; away: string }> {
  const [customer, warehouse] = [await unregisteredCustomer(page), await firstWarehouse(page)];
  const skus = await Promise.all(lines.map((_, index) => skuOf(page, 6 + index)));
  for (const [index, sku] of skus.entries())
    await addStock(page, warehouse, sku, lines[index]?.quantity ?? 0);
  const away = `Gala ${String(Date.now()).slice(-6)}, Dadar`;
  const addresses = [
    { address1: 'Fourth Block, Koramangala', city: 'Bengaluru', postalCode: '560034' },
    { address1: away, city: 'Mumbai', postalCode: '400014' },
  ];
  const ids: string[] = [];
  for (const address of addresses) ids.push(await addAddress(page, customer, address));
  const input = {
    tenantId: customer.id,
    addressId: ids[0],
    lines: lines.map((line, index) => ({
      ...line,
      skuId: skus[index]?.id,
      warehouseId: warehouse.id,
      belowCostReason: 'A price of the journey',
    })),
  };
  const { createOrder } = await queryGateway<CreatedOrderData>(page, CREATE_ORDER, { input });
  return { number: createOrder.number, skus, warehouse, away };
}

async function salesPersonId(page: Page): Promise<string> {
  const { salesPersons } = await queryGateway<{ salesPersons: { id: string }[] }>(
    page,
    '{ salesPersons { id } }',
    {},
  );
  const [first] = salesPersons;
  if (!first) throw new Error('Nobody sells');
  return first.id;
}

/** An order to Mumbai that nobody supplies yet, and goods for it in a warehouse of Maharashtra. */
export async function createOrderToMumbai(page: Page, line: OrderLine) {
  const [sku, warehouse] = [await skuOf(page, 3), await firstWarehouse(page, '27')];
  const customer = await unregisteredCustomer(page);
  await addStock(page, warehouse, sku, line.quantity);
  const place = { address1: '3 Ranade Road', city: 'Mumbai', postalCode: '400028' };
  const addressId = await addAddress(page, customer, place);
  const lines = [{ skuId: sku.id, belowCostReason: 'A price of the journey', ...line }];
  const head = { tenantId: customer.id, addressId, salesPersonId: await salesPersonId(page) };
  const input = { ...head, lines };
  const { createOrder } = await queryGateway<CreatedOrderData>(page, CREATE_ORDER, { input });
  return { number: createOrder.number, skus: [sku], warehouse, away: '' };
}

/** Number of an issued bill of supply of the demo data. */
export async function numberOfBillOfSupply(page: Page): Promise<string> {
  const { invoices } = await queryGateway<{
    invoices: { items: { number: string; kind: string }[] };
  }>(
    page,
    '{ invoices(filter: { statuses: [ISSUED] }, limit: 200) { items { number kind } } }',
    {},
  );
  const bill = invoices.items.find(({ kind }) => kind === 'BILL_OF_SUPPLY');
  if (!bill) throw new Error('No bill of supply is issued');
  return bill.number;
}
