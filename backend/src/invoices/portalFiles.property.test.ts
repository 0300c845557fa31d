import { expect, test } from '@jest/globals';
import { lineSums, sumOf } from '@munim/schema/shared/money.ts';
import { stateCodeOf } from '@munim/schema/shared/states.ts';
import fc from 'fast-check';
import { runsOf } from '../../testing/testDepth.ts';
import { indianDay } from '../core/data/days.ts';
import { E_INVOICE_FIELDS } from '../core/portal/eInvoiceFields.ts';
import { E_WAY_BILL_FIELDS } from '../core/portal/eWayBillFields.ts';
import { type FieldTable, fieldFaults, placesOf } from '../core/portal/fieldRules.ts';
import type { PortalFile } from '../core/portal/portalFile.ts';
import type { Carriage } from '../core/portal/transportPart.ts';
import type { Settings } from '../core/settings.ts';
import type { InvoicePrintFacts } from './invoiceDocument.ts';
import type { Invoice, InvoiceLine } from './invoices.shapes.ts';
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

/** Mostly what people type well, now and then what they paste. */
const often = <T>(good: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 80, arbitrary: good }, { weight: 1, arbitrary: odd });
const words = (...good: string[]) =>
  often(
    fc.constantFrom(...good),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 130 }),
      fc.constantFrom('', 'A', '4B', '"', '\\', 'a\u0000b\nc', 'x'.repeat(99) + '🏭', '  '),
    ),
  );

const place = fc.record({
  address_id: fc.constant(1),
  entity_type: fc.constantFrom('SELLER' as const, 'TENANT' as const, 'WAREHOUSE' as const),
  entity_id: fc.constant(1),
  address_name: words('Weavers of Erode', 'Hotel Shanti', 'होटल शांति'),
  address1: words('12 Park Street', 'Plot 4 "A"', 'c'.repeat(100)),
  address2: fc.option(words('Peenya', '4B', 'Phase 2')),
  address3: fc.option(words('Near the lake', '2')),
  city: words('Bengaluru', 'Mysuru', 'Hosur'),
  state: often(fc.constantFrom('Karnataka'), fc.constantFrom('Tamil Nadu', 'Atlantis')),
  country: fc.constant('India'),
  postal_code: often(fc.constantFrom('560025', '570001'), fc.constantFrom('110001', '', '060025')),
});

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 10_000_000 }),
    paise: fc.integer({ min: 0, max: 99_999_999 }),
    discountPercent: fc.constantFrom('0', '2.50', '33.33', '100'),
    gstPercent: often(fc.constantFrom('0', '0.25', '5', '18', '40'), fc.constantFrom('13', '100')),
    hsn: often(
      fc.constantFrom('630260', '090210', '63026010'),
      fc.option(fc.constantFrom('6302', '63020', '998311', '0000', 'HSN 6302')),
    ),
    name: words('Bath towel', 'Pipe 12"'),
    drift: often(fc.constant('0'), fc.constantFrom('0.99', '5')),
  })
  .map(({ quantity, paise, discountPercent, gstPercent, hsn, name, drift }) => {
    const price = (paise / 100).toFixed(2);
    const sums = lineSums({ quantity, price, discountPercent, gstPercent, withinState: true });
    return {
      product_sku_id: 1,
      quantity,
      selling_price: price,
      discount_percent: discountPercent,
      pan_india_gst: gstPercent,
      taxable_amount: sums.taxable,
      cgst_amount: sums.cgst,
      sgst_amount: sums.sgst,
      igst_amount: sums.igst,
      line_total: sumOf([sums.total, drift]),
      sku_info: { product_name: name, product_sku_name: name, hsn_code: hsn },
    } as InvoiceLine;
  });

const invoice = fc
  .record({
    status: often(fc.constant('ISSUED' as const), fc.constantFrom('DRAFT', 'CANCELLED')),
    invoice_number: often<string | null>(
      fc.constant('INV-2627-00001'),
      fc.constantFrom(null, '0-1', 'INV-2627-12345678', 'INV 1'),
    ),
    tenant_gstin: often<string | null>(
      fc.constant('29ABCDE1234F1ZW'),
      fc.constantFrom(null, '29ABCDE1234F1ZX', '33ABCDE1234F1ZX'),
    ),
    tenant_name: words('Hotel Shanti', 'H2', 'd'.repeat(120)),
    billing_details: place,
    delivery_address_details: place,
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  })
  .map(({ tenant_name, lines, billing_details, ...rest }) => {
    const sum = (pick: (one: InvoiceLine) => string) => sumOf(lines.map(pick));
    return {
      ...rest,
      invoice_id: 1,
      invoice_date: indianDay(),
      house_gstin: '29AAACM4154Q1ZY',
      place_of_supply: 'Karnataka',
      within_state: true,
      billing_details: { ...billing_details, legal_name: tenant_name },
      invoice_lines: lines,
      invoice_taxable_amount: sum((one) => one.taxable_amount),
      invoice_grand_total: sum((one) => one.line_total),
    } as unknown as Invoice;
  });

const carriage: fc.Arbitrary<Carriage> = fc.record({
  transportMode: fc.constantFrom(null, 'ROAD', 'RAIL', 'AIR', 'SHIP'),
  vehicleNumber: fc.constantFrom(null, 'KA01AB1234', 'ka 01 ab 1234', 'LORRY 1', 'Goods 51200'),
  transporterName: fc.option(words('VRL Logistics')),
  transporterGstin: fc.constantFrom(null, '29AAACP1234F1ZR', '29AAACP1234F1ZX', 'TRANSIN'),
  documentNumber: fc.constantFrom(null, 'LR/77', 'LR 77', '1'.repeat(16)),
  documentDate: fc.constantFrom(null, '2026-11-20', '1999-01-01'),
  distanceKm: often(fc.constantFrom(0, 40, 4000), fc.constantFrom(101, 4001)),
});

const facts = fc
  .record({ code: fc.constantFrom('NOS', 'KGS', 'XYZ', undefined), dispatchedFrom: place })
  .map(
    ({ code, ...rest }) =>
      ({ ...rest, unitCodes: new Map(code ? [[1, code]] : []) }) as unknown as InvoicePrintFacts,
  );

/** HSN codes are texts in the check and numbers in the file. */
const withHsnAsText = (bill: { mainHsnCode: number; itemList: { hsnCode: number }[] }) => {
  const text = (code: number) =>
    String(code).padStart(String(code).length + (String(code).length % 2), '0');
  return {
    ...bill,
    mainHsnCode: text(bill.mainHsnCode),
    itemList: bill.itemList.map((item) => ({ ...item, hsnCode: text(item.hsnCode) })),
  };
};

/** Fields of the document that the table does not know; the portals refuse a whole file for one. */
function unknownFields(document: object, table: FieldTable): string[] {
  const known = new Set(
    Object.keys(table).flatMap((path) => placesOf(document, path).map((one) => one.path)),
  );
  const leaves = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) =>
          leaves(child, path ? `${path}.${key}` : key),
        )
      : [path];
  return leaves(document, '').filter((path) => !known.has(path));
}

/** A file that the portal's table takes, or faults that each say field and remedy: never both, never neither. */
function fileOrFaults(file: PortalFile, table: FieldTable, read: (content: string) => object) {
  if (file.not_reported !== null) {
    expect([file.content, file.problems, file.notes]).toEqual([null, [], []]);
    return false;
  }
  if (file.content === null) {
    expect(file.problems.length).toBeGreaterThan(0);
    expect(file.notes).toEqual([]);
    for (const { field, message, remedy } of file.problems)
      expect([field, message, remedy]).not.toContain('');
    const fields = file.problems.map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    return false;
  }
  expect(file.problems).toEqual([]);
  expect(file.content).not.toMatch(/\\[^"]/);
  const document = read(file.content);
  expect(fieldFaults(document, table)).toEqual([]);
  expect(unknownFields(document, table)).toEqual([]);
  return true;
}

const runs = { numRuns: runsOf('PORTAL_RUNS', { short: 300, deep: 40_000 }) };

test('a document of any content gives a file that the portals take, or named faults, never both', () => {
  const given = { eInvoice: 0, eWayBill: 0, refused: 0 };
  const property = fc.property(invoice, facts, carriage, (one, around, how) => {
    const eInvoice = eInvoiceOf(one, around, COMPANY);
    if (fileOrFaults(eInvoice, E_INVOICE_FIELDS, (text) => JSON.parse(text)[0])) {
      given.eInvoice += 1;
      const { BuyerDtls, ShipDtls = BuyerDtls } = JSON.parse(eInvoice.content!)[0];
      expect(BuyerDtls.Stcd).toBe(stateCodeOf(one.billing_details.state ?? ''));
      expect(ShipDtls.Stcd).toBe(stateCodeOf(one.delivery_address_details.state));
    } else given.refused += 1;
    const eWayBill = eWayBillOf(one, around, how, COMPANY);
    const read = (text: string) => withHsnAsText(JSON.parse(text).billLists[0]);
    if (fileOrFaults(eWayBill, E_WAY_BILL_FIELDS, read)) given.eWayBill += 1;
  });
  fc.assert(property, runs);
  // documents of which all are refused would prove nothing
  for (const count of Object.values(given)) expect(count).toBeGreaterThan(0);
});
