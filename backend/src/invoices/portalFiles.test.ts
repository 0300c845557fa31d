import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import type { Settings } from '../core/settings.ts';
import { eInvoiceProblems } from './eInvoice.ts';
import { type Carriage, eWayBillProblems } from './eWayBill.ts';
import type { Invoice } from './invoices.shapes.ts';

const COMPANY = {
  companyState: 'Karnataka',
  companyAddress: '12 Residency Road, Bengaluru, Karnataka 560025',
} as Settings;
let company: Logistics;
let id: number;
let invoice: Invoice;

beforeAll(async () => {
  company = await addLogistics();
  const { db } = company.test;
  await db
    .updateTable('tenants')
    .set({ gst_no: '29ABCDE1234F1ZW' })
    .where('tenant_id', '=', company.company.tenantId)
    .execute();
  await db
    .updateTable('addresses')
    .set({ postal_code: '638001' })
    .where('entity_type', '=', 'SELLER')
    .where('state', '=', 'Tamil Nadu')
    .execute();
  id = (await addBilled(company)).invoiceIds[0]!;
  invoice = await readInvoice(company, id);
}, 60_000);
afterAll(() => company.test.close());

const get = (path: string, role: number | null = Role.TOP_ADMIN) =>
  call(company.test, role, 'GET', path);

test('an e-invoice of the stored document, in the portal’s shape, with figures as numbers', async () => {
  const { status, body } = await get(`/invoice/e_invoice?invoice_id=${id}`);
  expect({ status, problems: body.data.problems }).toEqual({ status: 200, problems: [] });
  expect(body.data.file_name).toBe(`e-invoice-${invoice.invoice_number}.json`);
  const [document] = JSON.parse(body.data.content);
  expect(document).toMatchObject({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B' },
    DocDtls: { Typ: 'INV', No: invoice.invoice_number },
    SellerDtls: {
      Gstin: '29AAACM4154Q1ZY',
      Addr1: '12 Residency Road',
      Loc: 'Bengaluru',
      Pin: 560025,
      Stcd: '29',
    },
    BuyerDtls: { Gstin: '29ABCDE1234F1ZW', Pos: '29', Pin: 570001, Stcd: '29' },
    DispDtls: { Nm: 'Weavers of Erode', Pin: 638001, Stcd: '33' },
    ItemList: [
      {
        SlNo: '1',
        HsnCd: '6302',
        Qty: 10,
        Unit: 'NOS',
        UnitPrice: 110,
        TotAmt: 1100,
        Discount: 0,
        AssAmt: 1100,
        GstRt: 12,
        CgstAmt: 66,
        SgstAmt: 66,
        IgstAmt: 0,
        TotItemVal: 1232,
      },
    ],
    ValDtls: { AssVal: 1100, CgstVal: 66, SgstVal: 66, IgstVal: 0, TotInvVal: 1232 },
  });
  expect(document.DocDtls.Dt).toMatch(/^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/);
});

test('an e-way bill of the challan: the vehicle is needed, the distance is given', async () => {
  const without = (await get(`/dc/e_way_bill?challan_id=${invoice.challan_id}`)).body.data;
  expect(without).toMatchObject({
    content: null,
    problems: [{ field: 'vehicleNo', message: 'A vehicle number or a transporter is needed' }],
  });
  const { db } = company.test;
  await db
    .updateTable('shipments')
    .set({ vehicle_number: 'ka-01 ab 1234' })
    .where('shipment_id', '=', invoice.shipment_id)
    .execute();
  const { data } = (await get(`/dc/e_way_bill?challan_id=${invoice.challan_id}&distance_km=340`))
    .body;
  expect(data.problems).toEqual([]);
  expect(JSON.parse(data.content)).toMatchObject({
    version: '1.0.0621',
    billLists: [
      {
        docType: 'INV',
        docNo: invoice.invoice_number,
        transType: 3,
        fromPincode: 638001,
        actualFromStateCode: 33,
        fromStateCode: 29,
        toPincode: 570001,
        toStateCode: 29,
        totalValue: 1100,
        totInvValue: 1232,
        transDistance: 340,
        vehicleNo: 'KA01AB1234',
        itemList: [
          {
            hsnCode: 6302,
            quantity: 10,
            taxableAmount: 1100,
            cgstRate: 6,
            sgstRate: 6,
            igstRate: 0,
          },
        ],
      },
    ],
  });
});

type Change = (good: Invoice) => Partial<Invoice>;
const line =
  (more: object): Change =>
  (good) => ({ invoice_lines: [{ ...good.invoice_lines[0]!, ...more }] });
const place =
  (name: 'from_address_details' | 'delivery_address_details', more: object): Change =>
  (good) => ({
    [name]: { ...good[name], ...more },
  });

describe('mistakes that the portal would refuse are reported first', () => {
  test.each<[string, Change, string]>([
    ['a draft', () => ({ status: 'DRAFT', invoice_number: null }), 'DocDtls'],
    ['a number of 17 characters', () => ({ invoice_number: 'INV-2627-12345678' }), 'DocDtls.No'],
    ['a number that begins with 0', () => ({ invoice_number: '0-2627' }), 'DocDtls.No'],
    ['a customer without GST number', () => ({ tenant_gstin: null }), 'BuyerDtls.Gstin'],
    ['an unknown state', () => ({ place_of_supply: 'Atlantis' }), 'BuyerDtls.Pos'],
    [
      'a PIN code of another state',
      place('delivery_address_details', { postal_code: '110001' }),
      'BuyerDtls.Pin',
    ],
    [
      'a dispatch PIN code of another state',
      place('from_address_details', { postal_code: '560001' }),
      'DispDtls.Pin',
    ],
    [
      'an HSN code of 5 digits',
      line({ sku_info: { hsn_code: '63020', product_sku_name: 'Towel' } }),
      'ItemList.0.HsnCd',
    ],
    [
      'a code of services',
      line({ sku_info: { hsn_code: '998311', product_sku_name: 'Towel' } }),
      'ItemList.0.HsnCd',
    ],
    [
      'no HSN code',
      line({ sku_info: { hsn_code: null, product_sku_name: 'Towel' } }),
      'ItemList.0.HsnCd',
    ],
    [
      'a rate that is none',
      line({
        pan_india_gst: '13.00',
        cgst_amount: '71.50',
        sgst_amount: '71.50',
        line_total: '1243.00',
      }),
      'ItemList.0.GstRt',
    ],
    ['an amount that is not quantity × price', line({ quantity: 9 }), 'ItemList.0.AssAmt'],
    [
      'taxes that are not the rate',
      line({ cgst_amount: '60.00', sgst_amount: '60.00', line_total: '1220.00' }),
      'ItemList.0.CgstAmt',
    ],
    [
      'IGST within the state',
      line({ cgst_amount: '0.00', sgst_amount: '0.00', igst_amount: '132.00' }),
      'ItemList.0.IgstAmt',
    ],
    ['a total that is not its parts', line({ line_total: '1240.00' }), 'ItemList.0.TotItemVal'],
    [
      'lines that are not the total',
      () => ({ invoice_grand_total: '1300.00' }),
      'ValDtls.TotInvVal',
    ],
  ])('%s', (_, change, field) => {
    expect(eInvoiceProblems(invoice, COMPANY)).toEqual([]);
    expect(
      eInvoiceProblems({ ...invoice, ...change(invoice) }, COMPANY).map((problem) => problem.field),
    ).toContain(field);
  });

  const good: Carriage = {
    transportMode: 'ROAD',
    vehicleNumber: 'KA01AB1234',
    transporterName: null,
    transporterGstin: null,
    distanceKm: 0,
  };
  test.each<[string, Partial<Carriage>, string[]]>([
    ['a good one', {}, []],
    ['the Bharat series', { vehicleNumber: '22 BH 1234 AA' }, []],
    ['only a transporter', { vehicleNumber: null, transporterGstin: '29AAACP1234F1ZR' }, []],
    ['no vehicle and no transporter', { vehicleNumber: null }, ['vehicleNo']],
    ['no vehicle number', { vehicleNumber: 'LORRY 1' }, ['vehicleNo']],
    ['too far', { distanceKm: 4001 }, ['transDistance']],
  ])('e-way bill: %s', (_, change, fields) => {
    expect(
      eWayBillProblems(invoice, { ...good, ...change }, COMPANY).map((problem) => problem.field),
    ).toEqual(fields);
  });

  test('a customer without GST number may be sent goods', () => {
    expect(eWayBillProblems({ ...invoice, tenant_gstin: null }, good, COMPANY)).toEqual([]);
    const near = place('from_address_details', { postal_code: '570001', state: 'Karnataka' })(
      invoice,
    );
    expect(
      eWayBillProblems({ ...invoice, ...near }, { ...good, distanceKm: 101 }, COMPANY),
    ).toMatchObject([{ field: 'transDistance' }]);
  });
});

test('viewers who do not see sellers get no file that names one', async () => {
  const eInvoice = (await get(`/invoice/e_invoice?invoice_id=${id}`, Role.SALES)).body.data;
  expect(eInvoice.problems).toEqual([]);
  expect(eInvoice.content).not.toContain('Weavers');
  const eWay = (await get(`/dc/e_way_bill?challan_id=${invoice.challan_id}`, Role.SALES)).body.data;
  expect(eWay).toMatchObject({ content: null, problems: [{ field: 'fromAddr1' }] });
  expect(
    (await get(`/invoice?invoiceId=${id}`, Role.SALES)).body.data[0].from_address_details,
  ).toBeNull();
});

test('permissions: 401, 403, 404', async () => {
  const eInvoice = `/invoice/e_invoice?invoice_id=${id}`;
  const eWay = `/dc/e_way_bill?challan_id=${invoice.challan_id}`;
  for (const path of [eInvoice, eWay]) {
    expect((await get(path, null)).status).toBe(401);
    expect((await get(path, Role.SALES_SECOND)).status).toBe(404);
    expect((await get(path, Role.SALES)).status).toBe(200);
  }
  await company.test.db
    .updateTable('users')
    .set({ permissions: '{"order":["UPDATE"]}' })
    .where('role_id', '=', Role.SALES_SECOND)
    .execute();
  for (const path of [eInvoice, eWay])
    expect((await get(path, Role.SALES_SECOND)).status).toBe(403);
});
