import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ImportKind } from '@munim/schema/generated/types.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type TestImports, testImports } from '../../testing/testImports.ts';
import { DECLARED } from '../core/http/declared.ts';
import { ZOHO_BOOKS } from './zohoBooks.ts';

let imports: TestImports;
beforeAll(async () => {
  imports = await testImports();
  await imports.t.db.insertInto('warehouses').values({ warehouse_name: 'Peenya' }).execute();
});
afterAll(() => imports.close());

const { TOP_ADMIN: ADMIN, BROAD_ACCESS } = Role;
const SOURCE = 'Zoho Books';
const GSTIN = '29AABCU9603R1ZJ';
const file = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

const PLACE = 'Billing Address,Billing Street2,Billing City,Billing State,Billing Code';
const CONTACTS = file(
  `Contact ID,Display Name,Company Name,Contact Type,First Name,Last Name,EmailID,MobilePhone,GST Identification Number (GSTIN),Currency Code,${PLACE},Facebook,CF.Beat`,
  `982,Kaveri Residency,Kaveri Hotels,customer,Lakshmi,Rao,lakshmi@example.com,+91 98765-43210,${GSTIN},INR,12 MG Road,Ashok Nagar,Bengaluru,Karnataka,560001,,South`,
  `982,Kaveri Residency,Kaveri Hotels,customer,Ravi,,ravi@example.com,09876543211,${GSTIN},INR,12 MG Road,Ashok Nagar,Bengaluru,Karnataka,560001,,`,
  '983,Hampi Stays,,customer,,,,,,INR,,,,,,,',
  '990,Sri Traders,,vendor,,,sales@example.com,9876500000,,INR,4 Market Road,,Chennai,Tamil Nadu,600001,,',
);
const VENDORS = file(
  `Contact ID,Display Name,EmailID,MobilePhone,GST Identification Number (GSTIN),Currency Code,${PLACE}`,
  '990,Sri Traders,sales@example.com,91 9876500000,33AABCU9603R1ZU,INR,4 Market Road,,Chennai,Tamil Nadu,600001',
);
const ITEMS = file(
  'Item ID,Item Name,SKU,HSN/SAC,Usage unit,Inter State Tax Rate,Category Name,Product Type,Purchase Account',
  '501,Steel tumbler,ST-1,73239390,Nos,18,Tableware,goods,Cost of Goods Sold',
  '502,Steel plate,ST-2,73239390,Nos,18,,goods,Cost of Goods Sold',
  '503,Polishing,,998729,hrs,18,,service,Sales',
);
const INVOICES = file(
  'Invoice Date,Invoice ID,Invoice Number,Invoice Status,Customer ID,Customer Name,Due Date,Currency Code,Total,Balance,Item Name,Quantity',
  '2026-03-04,701,INV-000701,Overdue,982,Kaveri Residency,2026-04-03,INR,118000.00,60000.00,Steel tumbler,1000.00',
  '2026-03-04,701,INV-000701,Overdue,982,Kaveri Residency,2026-04-03,INR,118000.00,60000.00,Steel plate,10.00',
  '2026-03-05,702,INV-000702,Paid,982,Kaveri Residency,2026-04-04,INR,5900.00,0.00,Steel plate,10.00',
  '2026-03-06,703,INV-000703,Draft,983,Hampi Stays,2026-04-05,INR,5900.00,5900.00,Steel plate,10.00',
);
const BILLS = file(
  'Bill Date,Due Date,Bill ID,Vendor Name,Bill Number,Bill Status,Total,Balance,Item Name',
  '2026-02-01,2026-03-03,801,Sri Traders,ST/801,Overdue,23600.00,23600.00,Steel plate',
);
const ORDERS = file(
  'SalesOrder ID,Order Date,SalesOrder Number,Status,Reference#,Customer Name,Expected Shipment Date,Is Inclusive Tax,Item Name,QuantityOrdered,QuantityInvoiced,QuantityCancelled,Item Price,Discount',
  '601,2026-03-10,SO-00601,partially_invoiced,PO 774,Kaveri Residency,2026-04-10,false,Steel tumbler,1200.00,1000.00,50.00,55.00,5.00',
  '601,2026-03-10,SO-00601,partially_invoiced,PO 774,Kaveri Residency,2026-04-10,false,Steel plate,10.00,10.00,0.00,80.00,0.00',
  '602,2026-03-11,SO-00602,closed,,Kaveri Residency,,false,Steel plate,10.00,10.00,0.00,80.00,0.00',
);
const PURCHASES = file(
  'Purchase Order ID,Purchase Order Date,Purchase Order Number,Purchase Order Status,Vendor Name,Delivery Date,Warehouse Name,Item Name,QuantityOrdered,QuantityReceived,Item Price',
  '651,2026-03-12,PO-00651,open,Sri Traders,2026-04-12,Peenya,Steel plate,500.00,100.00,41.25',
);

/** Every file in the order in which a company moves in, with its rows and those that are left out. */
const FILES: [ImportKind, Uint8Array, rows: number, leftOut: number][] = [
  ['ORGANISATION', CONTACTS, 2, 2],
  ['CUSTOMER', CONTACTS, 2, 2],
  ['CUSTOMER_CONTACT', CONTACTS, 2, 2],
  ['VENDOR', VENDORS, 1, 0],
  ['CATEGORY', ITEMS, 2, 1],
  ['PRODUCT', ITEMS, 2, 1],
  ['SKU', ITEMS, 2, 1],
  ['UNPAID_INVOICE', INVOICES, 1, 3],
  ['UNPAID_BILL', BILLS, 1, 0],
  ['OPEN_ORDER', ORDERS, 1, 2],
];

describe('files of Zoho Books', () => {
  test('come in kind by kind, and again without a change', async () => {
    for (const [kind, sheet, rows, leftOut] of FILES) {
      const done = await imports.apply(ADMIN, sheet, kind, SOURCE);
      expect(done).toMatchObject({ kind, status: 'APPLIED', new_rows: rows, left_out: leftOut });
      const { body } = await imports.send(ADMIN, sheet, kind, SOURCE);
      const again = await imports.settled(ADMIN, body.data.import_id);
      expect(again).toMatchObject({ kind, same_rows: rows });
      if (kind === 'CUSTOMER')
        expect(again.ignored_columns).toEqual(
          expect.arrayContaining(['First Name', 'EmailID', 'Facebook', 'CF.Beat']),
        );
    }
    const { body } = await imports.send(ADMIN, PURCHASES, 'OPEN_PURCHASE_ORDER', SOURCE);
    const { import_id } = await imports.settled(ADMIN, body.data.import_id);
    await imports.run(BROAD_ACCESS, import_id, 'APPLY');
    expect(await imports.settled(ADMIN, import_id)).toMatchObject({
      status: 'APPLIED',
      new_rows: 1,
    });
    const { rows } = await sql`select
      (select json_agg(json_build_array(t.tenant_name, g.organisation_name, t.gst_no, t.state) order by t.tenant_name)
        from tenants t join organisations g using (org_id) where g.organisation_name <> 'Test organisation') as customers,
      (select json_agg(json_build_array(first_name, email, mobile) order by email) from users where tenant_id is not null) as contacts,
      (select json_agg(json_build_array(seller_name, mobile_1, gstin)) from sellers) as vendors,
      (select json_agg(json_build_array(p.product_name, c.category_name, p.pan_india_gst::text, k.unit) order by 1)
        from products p join categories c using (category_id) join skus k using (product_id)) as goods,
      (select json_agg(json_build_array(kind, number, total::text, amount::text, due_date) order by kind) from opening_documents) as open,
      (select json_agg(json_build_array(o.old_number, o.customer_po_no, l.quantity, l.delivered_before, l.selling_price::text, l.order_line_discount::text))
        from orders o join order_lines l using (order_id)) as orders,
      (select json_agg(json_build_array(po.old_number, l.quantity, l.delivered_before, l.offer_price::text))
        from purchase_orders po join purchase_order_lines l using (po_id)) as purchases`.execute(
      imports.t.db,
    );
    expect(rows).toEqual([
      {
        customers: expect.arrayContaining([
          ['Hampi Stays', 'Hampi Stays', null, null],
          ['Kaveri Residency', 'Kaveri Hotels', GSTIN, 'Karnataka'],
        ]),
        contacts: expect.arrayContaining([
          ['Lakshmi', 'lakshmi@example.com', '9876543210'],
          ['Ravi', 'ravi@example.com', '9876543211'],
        ]),
        vendors: [['Sri Traders', '9876500000', '33AABCU9603R1ZU']],
        goods: expect.arrayContaining([
          ['Steel plate', 'Items of Zoho Books', '18.00', 'Nos'],
          ['Steel tumbler', 'Tableware', '18.00', 'Nos'],
        ]),
        open: [
          ['BILL', 'ST/801', '23600.00', '23600.00', '2026-03-03'],
          ['INVOICE', 'INV-000701', '118000.00', '60000.00', '2026-04-03'],
        ],
        orders: [['SO-00601', 'PO 774', 150, 1000, '55.00', '5.00']],
        purchases: [['PO-00651', 400, 100, '41.25']],
      },
    ]);
  }, 60_000);

  test.each<[string, ImportKind, Uint8Array, string, string]>([
    [
      'prices with tax',
      'OPEN_ORDER',
      file(
        'SalesOrder Number,Order Date,Customer Name,Is Inclusive Tax,Item Name,Quantity,Item Price',
        'SO-9,2026-03-10,Kaveri Residency,true,Steel plate,10,80',
      ),
      'Is Inclusive Tax',
      'Is Inclusive Tax: prices with tax are not taken. Export them without tax',
    ],
    [
      'another currency',
      'UNPAID_BILL',
      file(
        'Bill Number,Bill Date,Vendor Name,Currency Code,Total,Balance',
        'X1,2026-03-10,Sri Traders,USD,10,10',
      ),
      'Currency Code',
      'Currency Code: only amounts in rupees (INR) are taken',
    ],
  ])('%s are refused by row', async (_, kind, sheet, column, message) => {
    const { body } = await imports.send(ADMIN, sheet, kind, SOURCE);
    const { import_id } = await imports.settled(ADMIN, body.data.import_id);
    expect(await imports.rows(ADMIN, import_id)).toMatchObject([
      { outcome: 'FAULTY', faults: [{ column, message }] },
    ]);
  });

  test('a fault names the column of the file', async () => {
    const sheet = file(
      'Contact ID,Display Name,Company Name,Contact Type,GST Identification Number (GSTIN),Currency Code',
      '984,Kodagu Inn,Kodagu Hotels,customer,29AABCU9603R1ZX,INR',
    );
    await imports.apply(ADMIN, sheet, 'ORGANISATION', SOURCE);
    const { body } = await imports.send(ADMIN, sheet, 'CUSTOMER', SOURCE);
    const { import_id } = await imports.settled(ADMIN, body.data.import_id);
    expect(await imports.rows(ADMIN, import_id)).toMatchObject([
      {
        faults: [
          {
            column: 'GST Identification Number (GSTIN)',
            message: expect.stringMatching(/^GST number has a wrong check digit\. It takes: /),
          },
        ],
      },
    ]);
  });

  test('a file without an open row is no import, nor one of another kind', async () => {
    const paid = file(
      'Invoice Number,Invoice Date,Customer Name,Total,Balance',
      'I1,2026-03-10,Kaveri Residency,10,0',
    );
    expect(await imports.send(ADMIN, paid, 'UNPAID_INVOICE', SOURCE)).toMatchObject({
      status: 400,
      body: { field: 'sheet', message: expect.stringContaining('None of the 1 rows is open') },
    });
    expect(await imports.send(ADMIN, paid, 'OPEN_ORDER', SOURCE)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Invoice Number is not a column of this sheet') },
    });
  });

  test('every mapped column is one of its kind, and every required one is mapped', () => {
    for (const [kind, { columns, once }] of Object.entries(ZOHO_BOOKS)) {
      const { columns: known } = DECLARED.imports.kinds[kind as ImportKind];
      const names = ['external_id', ...known.map(({ name }) => name)];
      expect([kind, Object.keys(columns).filter((name) => !names.includes(name))]).toEqual([
        kind,
        [],
      ]);
      const required = known.filter((column) => column.required).map(({ name }) => name);
      expect([kind, required.filter((name) => !columns[name])]).toEqual([kind, []]);
      if (once) expect(columns[once]).toBeDefined();
    }
  });
});
