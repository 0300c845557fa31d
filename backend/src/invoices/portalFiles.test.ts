import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testMasters } from '../../testing/testMasters.ts';
import type { Carriage } from '../core/portal/transportPart.ts';
import type { Settings } from '../core/settings.ts';
import { type InvoicePrintFacts, invoicePrintFacts } from './invoiceDocument.ts';
import type { Invoice } from './invoices.shapes.ts';
import { eInvoiceOf, eWayBillOf } from './portalFiles.ts';

const COMPANY = {
  companyName: 'Munim Trading Private Limited',
  companyState: 'Karnataka',
  companyPlace: {
    address1: '12 Residency Road',
    address2: null,
    address3: null,
    city: 'Bengaluru',
    postal_code: '560025',
  },
} as Settings;
let company: Logistics;
let id: number;
let invoice: Invoice;
let facts: InvoicePrintFacts;

beforeAll(async () => {
  company = await addLogistics();
  const { db } = company.test;
  await testMasters(db).registration({
    tenant_id: company.company.tenantId,
    gst_no: '29ABCDE1234F1ZW',
    legal_name: 'Udupi Hotels Private Limited',
    address2: 'Second floor',
  });
  await db
    .updateTable('addresses')
    .set({ postal_code: '638001' })
    .where('entity_type', '=', 'SELLER')
    .where('state', '=', 'Tamil Nadu')
    .execute();
  await db
    .updateTable('addresses')
    .set({ address2: 'Behind the palace' })
    .where('address_id', '=', company.company.addressId)
    .execute();
  id = (await addBilled(company)).invoiceIds[0]!;
  invoice = await readInvoice(company, id);
  facts = await invoicePrintFacts({ db, settings: COMPANY }, invoice);
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
    BuyerDtls: {
      Gstin: '29ABCDE1234F1ZW',
      LglNm: 'Udupi Hotels Private Limited',
      Pos: '29',
      Addr1: '4 Registered Road',
      Addr2: 'Second floor',
      Pin: 560001,
      Stcd: '29',
    },
    // the vendor's street leads to it as its name does
    DispDtls: {
      Nm: 'Place of a vendor',
      Addr1: invoice.from_address_details!.city,
      Loc: invoice.from_address_details!.city,
      Pin: 638001,
      Stcd: '33',
    },
    ShipDtls: {
      LglNm: 'Hotel Udupi Grand',
      Addr1: '1 Main Road',
      Addr2: 'Behind the palace',
      Pin: 570001,
      Stcd: '29',
    },
    ItemList: [
      {
        SlNo: '1',
        HsnCd: '630260',
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

test('an e-way bill of the challan: with its vehicle, or without Part B; the distance is given', async () => {
  const without = (await get(`/dc/e_way_bill?challan_id=${invoice.challan_id}`)).body.data;
  expect(without).toMatchObject({
    problems: [],
    notes: [expect.stringMatching(/^Part B is left out/)],
  });
  const [partA] = JSON.parse(without.content).billLists;
  expect(partA).toMatchObject({ transporterId: '29AAACM4154Q1ZY', transDistance: 0 });
  for (const name of ['transMode', 'vehicleNo', 'vehicleType', 'transDocNo', 'transDocDate'])
    expect(partA).not.toHaveProperty(name);
  const { db } = company.test;
  await db
    .updateTable('delivery_challans')
    .set({ vehicle_number: 'ka-01 ab 1234' })
    .where('challan_id', '=', invoice.challan_id)
    .execute();
  const { data } = (await get(`/dc/e_way_bill?challan_id=${invoice.challan_id}&distance_km=340`))
    .body;
  expect(data).toMatchObject({ problems: [], notes: [] });
  expect(JSON.parse(data.content)).toMatchObject({
    version: '1.0.0621',
    billLists: [
      {
        docType: 'INV',
        docNo: invoice.invoice_number,
        transType: 4,
        toTrdName: 'Udupi Hotels Private Limited',
        toAddr2: 'Behind the palace',
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
            hsnCode: 630260,
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

/** The facts of an invoice that was loaded elsewhere. */
const factsOf = ({ from_address_details }: Partial<Invoice>): InvoicePrintFacts =>
  from_address_details ? { ...facts, dispatchedFrom: from_address_details } : facts;

type Change = (good: Invoice) => Partial<Invoice>;
const line =
  (more: object): Change =>
  (good) => ({ invoice_lines: [{ ...good.invoice_lines[0]!, ...more }] });
const place =
  (
    name: 'from_address_details' | 'delivery_address_details' | 'billing_details',
    more: object,
  ): Change =>
  (good) => ({
    [name]: { ...good[name], ...more },
  });

test.each<[string, Change, string]>([
  ['a customer without GST number', () => ({ tenant_gstin: null }), 'an unregistered person'],
  ['a bill of supply', () => ({ invoice_kind: 'BILL_OF_SUPPLY' }), 'A bill of supply has no tax'],
])('%s is not reported, and nothing is wrong with it', (_, change, reason) => {
  const file = eInvoiceOf({ ...invoice, ...change(invoice) }, facts, facts.company);
  expect(file).toMatchObject({ content: null, problems: [] });
  expect(file.not_reported).toContain(reason);
});

describe('mistakes that the portal would refuse are reported first', () => {
  test.each<[string, Change, string]>([
    ['a draft', () => ({ status: 'DRAFT', invoice_number: null }), 'DocDtls.No'],
    ['a number of 17 characters', () => ({ invoice_number: 'INV-2627-12345678' }), 'DocDtls.No'],
    ['a number that begins with 0', () => ({ invoice_number: '0-2627' }), 'DocDtls.No'],
    ['an unknown state', () => ({ place_of_supply: 'Atlantis' }), 'BuyerDtls.Pos'],
    [
      'a PIN code of another state',
      place('delivery_address_details', { postal_code: '110001' }),
      'ShipDtls.Pin',
    ],
    [
      'a registered PIN code of another state',
      place('billing_details', { postal_code: '110001' }),
      'BuyerDtls.Pin',
    ],
    [
      'a registration without its address',
      place('billing_details', { address1: null, city: null, postal_code: null }),
      'BuyerDtls.Addr1',
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
      'an HSN code of 4 digits',
      line({ sku_info: { hsn_code: '0401', product_sku_name: 'Milk' } }),
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
    expect(eInvoiceOf(invoice, facts, COMPANY)).toMatchObject({
      problems: [],
      content: expect.any(String),
    });
    const changed = { ...invoice, ...change(invoice) };
    const file = eInvoiceOf(changed, factsOf(changed), COMPANY);
    expect(file.content).toBeNull();
    expect(file.problems.map((problem) => problem.field)).toContain(field);
    for (const { message, remedy } of file.problems) expect([message, remedy]).not.toContain('');
  });

  const road: Carriage = {
    transportMode: 'ROAD',
    vehicleNumber: 'KA01AB1234',
    transporterName: null,
    transporterGstin: null,
    documentNumber: null,
    documentDate: null,
    distanceKm: 0,
  };
  const rail: Partial<Carriage> = { transportMode: 'RAIL', vehicleNumber: 'Goods 51200' };
  const receipt = { documentNumber: 'RR/77', documentDate: '2026-11-20' };
  const bill = (change: Partial<Invoice>, carriage: Partial<Carriage>) =>
    eWayBillOf({ ...invoice, ...change }, factsOf(change), { ...road, ...carriage }, COMPANY);
  test('an HSN code of 4 digits is a note on an e-way bill', () => {
    const [one] = invoice.invoice_lines;
    const short = { ...one!, sku_info: { ...one!.sku_info, hsn_code: '0401' } };
    const file = bill({ invoice_lines: [short] }, {});
    expect(file.notes).toEqual([
      'HSN code 0401 has 4 digits; the portal takes 6 or 8 from companies above ₹ 5 crore turnover.',
    ]);
  });

  test.each<[string, Partial<Carriage>, string[]]>([
    ['a good one', {}, []],
    ['the Bharat series', { vehicleNumber: '22 BH 1234 AA' }, []],
    ['only a transporter', { vehicleNumber: null, transporterGstin: '29AAACP1234F1ZR' }, []],
    ['no vehicle and no transporter', { vehicleNumber: null }, []],
    [
      'a vehicle of the seller, of which nothing is known',
      { transportMode: null, vehicleNumber: null },
      [],
    ],
    ['no vehicle number', { vehicleNumber: 'LORRY 1' }, ['vehicleNo']],
    ['a state that is none', { vehicleNumber: 'ZZ01AB1234' }, ['vehicleNo']],
    ['too far', { distanceKm: 4001 }, ['transDistance']],
    ['rail with its receipt', { ...rail, ...receipt }, []],
    ['rail without one', rail, ['transDocNo', 'transDocDate']],
    ['ship without one', { ...rail, transportMode: 'SHIP' }, ['transDocNo', 'transDocDate']],
    [
      'air without a date',
      { ...rail, transportMode: 'AIR', documentNumber: 'AWB1' },
      ['transDocDate'],
    ],
    ['a transporter of a wrong number', { transporterGstin: '29AAACP1234F1ZX' }, ['transporterId']],
  ])('e-way bill: %s', (_, carriage, fields) => {
    const { problems, content } = bill({}, carriage);
    expect(problems.map((problem) => problem.field)).toEqual(fields);
    expect(content === null).toBe(fields.length > 0);
  });

  test('a train has no number plate', () => {
    const { content } = bill({}, { ...rail, ...receipt });
    const [made] = JSON.parse(content!).billLists;
    expect(made).toMatchObject({ transMode: 2, transDocNo: 'RR/77', transDocDate: '20/11/2026' });
    expect(made).not.toHaveProperty('vehicleNo');
  });

  test('a customer without GST number may be sent goods', () => {
    const { content } = bill({ tenant_gstin: null }, {});
    expect(JSON.parse(content!).billLists[0].toGstin).toBe('URP');
    const near = place('from_address_details', { postal_code: '570001', state: 'Karnataka' })(
      invoice,
    );
    expect(bill(near, { distanceKm: 101 }).problems).toMatchObject([
      { field: 'transDistance', value: '101' },
    ]);
  });

  test('an HSN code keeps its first zero in the check, and is a number in the file', () => {
    const tea = line({ sku_info: { ...invoice.invoice_lines[0]!.sku_info, hsn_code: '0902' } });
    const [made] = JSON.parse(bill(tea(invoice), {}).content!).billLists;
    expect(made).toMatchObject({ mainHsnCode: 902, itemList: [{ hsnCode: 902 }] });
    const five = line({ sku_info: { ...invoice.invoice_lines[0]!.sku_info, hsn_code: '63020' } });
    expect(bill(five(invoice), {}).problems).toMatchObject([
      { field: 'mainHsnCode', value: '63020' },
      { field: 'itemList.0.hsnCode', value: '63020' },
    ]);
  });
});

describe('texts of people are mended where the portal takes no less', () => {
  const to = (more: object) => place('delivery_address_details', more)(invoice);
  const made = (change: Partial<Invoice>) =>
    JSON.parse(eInvoiceOf({ ...invoice, ...change }, facts, COMPANY).content!)[0];

  test('quotation marks, backslashes, tabs and line breaks', () => {
    const { ShipDtls } = made(to({ address1: 'Plot 4\\5 "Shanti"\n2nd\tmain', city: ' Mysuru ' }));
    expect(ShipDtls).toMatchObject({ Addr1: "Plot 4/5 'Shanti' 2nd main", Loc: 'Mysuru' });
  });

  test('names are cut at 100, descriptions at 300, never within a character', () => {
    const name = `${'a'.repeat(99)}🏭`;
    expect(made(to({ address_name: name })).ShipDtls.LglNm).toBe('a'.repeat(99));
    const sku_info = { ...invoice.invoice_lines[0]!.sku_info, product_sku_name: 'b'.repeat(301) };
    expect(made(line({ sku_info })(invoice)).ItemList[0].PrdDesc).toHaveLength(300);
  });

  test('a second line of two letters joins the first, or is left out where there is no room', () => {
    const short = made(to({ address1: '12 Park Street', address2: '4B', address3: null })).ShipDtls;
    expect(short).toMatchObject({ Addr1: '12 Park Street, 4B' });
    expect(short).not.toHaveProperty('Addr2');
    const full = made(to({ address1: 'c'.repeat(99), address2: '4B', address3: null })).ShipDtls;
    expect(full.Addr1).toBe('c'.repeat(99));
    expect(full).not.toHaveProperty('Addr2');
  });

  test('a town of one letter is a fault with its value and what to do', () => {
    const towns = { ...to({ city: 'A' }), ...place('billing_details', { city: 'A' })(invoice) };
    const { content, problems } = eInvoiceOf({ ...invoice, ...towns }, facts, COMPANY);
    expect(content).toBeNull();
    expect(problems).toMatchObject([
      {
        field: 'BuyerDtls.Loc',
        value: 'A',
        message: 'Town of the customer: it has 3 to 100 characters',
        remedy: expect.stringMatching(/^Correct it on the customer/),
      },
      { field: 'ShipDtls.Loc', value: 'A' },
    ]);
  });
});

test('a file names no seller, and is the same for viewers who do not see sellers', async () => {
  const eInvoice = (await get(`/invoice/e_invoice?invoice_id=${id}`, Role.SALES)).body.data;
  expect(eInvoice.problems).toEqual([]);
  expect(eInvoice.content).not.toContain('Weavers');
  const { DispDtls } = JSON.parse(eInvoice.content)[0];
  const printed = await company.test.app.inject({
    url: `/invoice/download?invoice_id=${id}&type=html&beautify=true`,
    headers: await company.test.as(Role.SALES),
  });
  // print and file name the same place
  expect(printed.body.replace(/\s+/g, ' ')).toMatch(
    new RegExp(
      `Dispatched from</h3> <p> ?<strong>${DispDtls.Nm}</strong><br /> ?${DispDtls.Loc}, `,
    ),
  );
  const eWay = (await get(`/dc/e_way_bill?challan_id=${invoice.challan_id}`, Role.SALES)).body.data;
  expect(eWay.problems).toEqual([]);
  expect(eWay.content).not.toContain('Weavers');
  expect(JSON.parse(eWay.content).billLists[0].fromAddr1).toBe('1 Main Road');
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
