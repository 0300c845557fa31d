import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { step } from '../../../backend/testing/testSteps.ts';
import { consoleQueries } from '../../testing/consoleQueries.ts';
import { contractNames } from '../../testing/contractNames.ts';
import { standIn, type StandIn } from '../../testing/standIn.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';
import { resolvers } from './resolvers.ts';
import { createGraph, readSdl } from './schema.ts';

const graph = createGraph(readSdl(), resolvers);
let backend: StandIn;
let gateway: TestGateway;
beforeAll(async () => {
  backend = await standIn();
  gateway = await testGateway(backend.url, { graph });
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const pathOf = (call: string) => call.replace(/^\w+ /, '').split('?', 1)[0] ?? '';
const read = async (query: string): Promise<Record<string, unknown>> => {
  const { data, errors } = await gateway.run(query);
  expect(errors).toBeUndefined();
  return data ?? {};
};

describe('a backend that knows the names of the contract only', () => {
  /** The contract does not name the fields of a day. */
  const queries = consoleQueries(graph.schema).filter(({ name }) => name !== 'RfqsByDate');
  /** Answers of the gateway; false for a read that the backend does not have. */
  async function isServed({ name, text, variables }: (typeof queries)[number]): Promise<boolean> {
    backend.calls.length = 0;
    const { data, errors } = await gateway.run(text, { variables });
    const others = backend.calls.map(pathOf).filter((path) => !contractNames.has(path));
    // the console starts with them, whatever the backend keeps of them
    if (others.length > 0 && !['Start', 'ListViews'].includes(name)) {
      // Reads of ours, which it does not have: refused, and never a fault of the gateway.
      expect(errors?.map(({ extensions }) => extensions?.['code'])).toContain('NOT_FOUND');
      return false;
    }
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
    return true;
  }

  test('serves the lists and pages of every document, and refuses reads that it does not have', async () => {
    const served = new Set<string>();
    for (const query of queries)
      await step(query.name, async () => {
        if (await isServed(query)) served.add(query.name);
      });
    expect([...served]).toEqual(
      expect.arrayContaining(
        'Rfqs Rfq Quotations Quotation Orders Order PurchaseOrders PurchaseOrder SampleRequests DeliveryChallans DeliveryChallan Shipments Shipment Bills Bill Invoices Invoice CreditNotes CreditNote Payments Expenses Tenants Tenant Organisations Sellers Seller SellerLeads SkuOffers Products Skus Categories SellingPrices Comments Addresses Warehouses WarehouseProducts Transporters DeliverySources PointsOfSource Documents Viewer'.split(
          ' ',
        ),
      ),
    );
    expect(served.size).toBeGreaterThan(85);
  });

  test('a line has the SKU by the names of its record, and null for what is not answered', async () => {
    const sku = 'sku { id name unit productId productName gstPercent thumbnail }';
    const data = await read(`{
      rfqs { items { ${sku} customer { id name verified } version createdAt } }
      orders { items { number createdAt lines { ${sku} sellingPrice total } } }
      purchaseOrder(id: 1) { state lines { sku { name gstPercent } unitPrice } }
    }`);
    expect(data).toMatchObject({
      rfqs: {
        items: [
          {
            sku: { id: '1', name: 'Sample', unit: 'Sample', productId: '1', productName: null },
            customer: { id: '1', name: 'Sample', verified: null },
            version: null,
          },
        ],
      },
      orders: {
        items: [
          {
            number: 'Sample',
            createdAt: null,
            lines: [{ sku: { id: '1', name: 'Sample', unit: null }, total: null }],
          },
        ],
      },
      purchaseOrder: { state: 'DRAFT', lines: [{ sku: { name: 'Sample' } }] },
    });
  });

  test('a file may be an address', async () => {
    const data = await read(
      '{ comments(entity: ORDER, entityId: "1") { items { id text attachments { name url size } } } }',
    );
    expect(data).toMatchObject({
      comments: {
        items: [
          {
            id: null,
            attachments: [
              { name: 'proof.pdf', url: 'https://files.example/proof.pdf', size: null },
            ],
          },
        ],
      },
    });
  });

  test.each([
    ['ISSUED', '', true],
    ['APPROVED', '', true],
    ['CANCELLED', 'reason: "x"', true],
    ['ISSUED', 'sendEmail: false', false],
    ['DRAFT', '', undefined],
  ])('%s of a purchase order, %s: asks for its mail', async (state, more, asked) => {
    await read(
      `mutation { updatePurchaseOrderStatus(input: { id: 1, state: ${state}, ${more} }) { emailSent } }`,
    );
    expect((backend.bodies.at(-1) as { send_email?: boolean }).send_email).toBe(asked);
  });

  test.each([
    'archiveRfq(id: 1, reason: "No stock") { id status version }',
    'confirmQuotation(id: 1) { id status grandTotal gst }',
    'updatePurchaseOrderStatus(input: { id: 1, state: CANCELLED, reason: "x" }) { emailSent purchaseOrder { id status actions } }',
    'updateDeliveryChallanStatus(input: { id: 1, status: DELIVERED }) { id number status }',
    'cancelBill(input: { id: 1, reason: "x" }) { id status gst }',
    'changeSampleRequestStatus(input: { id: 1, status: CONFIRMED }) { id status sku { name } }',
  ])('%s', async (change) => {
    expect(Object.values(await read(`mutation { ${change} }`))).not.toContain(null);
  });
});
