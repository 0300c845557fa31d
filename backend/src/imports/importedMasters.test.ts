import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ImportKind } from '@munim/schema/generated/types.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type TestImports, testImports } from '../../testing/testImports.ts';
import { step } from '../../testing/testSteps.ts';

let imports: TestImports;
beforeAll(async () => {
  imports = await testImports();
});
afterAll(() => imports.close());

const ADMIN = Role.TOP_ADMIN;
const GSTIN = '29AABCU9603R1ZJ';
const VENDORS = [
  'external_id',
  'vendor_name',
  'gstin',
  'mobile',
  'email',
  'address1',
  'city',
  'state',
  'postal_code',
];
const vendor = (id: string, gstin: string, state = '') => [
  ...[id, `Traders ${id}`, gstin, '9876500000', 'sales@example.com'],
  ...['4 Market Road', 'Bengaluru', state, '560001'],
];

/** Sheets in the order in which a company moves in. */
const SHEETS: [ImportKind, (string | number)[][]][] = [
  [
    'ORGANISATION',
    [
      ['external_id', 'organisation_name'],
      ['G1', 'Kaveri Hotels'],
    ],
  ],
  [
    'CUSTOMER',
    [
      ['external_id', 'customer_name', 'organisation'],
      ['C1', 'Kaveri Residency', 'G1'],
    ],
  ],
  ['VENDOR', [VENDORS, vendor('V1', GSTIN)]],
  [
    'CATEGORY',
    [
      ['external_id', 'category_name', 'sub_categories'],
      ['K1', 'Tableware', 'Cups; Plates'],
    ],
  ],
  [
    'PRODUCT',
    [
      ['external_id', 'product_name', 'category', 'sub_category', 'gst_percent', 'hsn_code'],
      ['P1', 'Steel tumbler', 'tableware', 'Cups', '18', '73239390'],
    ],
  ],
  [
    'SKU',
    [
      ['external_id', 'product', 'sku_name', 'unit', 'unit_code'],
      ['S1', 'P1', 'Steel tumbler 300 ml', 'Nos', 'nos'],
    ],
  ],
  [
    'OFFER',
    [
      ['external_id', 'sku', 'vendor', 'offer_price', 'moq', 'mrp'],
      ['O1', 'Steel tumbler 300 ml', 'V1', '₹ 42.50', 100, '60'],
    ],
  ],
  [
    'CONTRACT_PRICE',
    [
      ['external_id', 'customer', 'sku', 'quantity', 'selling_price'],
      ['X1', 'C1', 'S1', 1, '"1,255.00"'],
    ],
  ],
];

const sheetOf = (kind: ImportKind) => SHEETS.find(([one]) => one === kind)?.[1] ?? [];
const checked = async (kind: ImportKind, sheet: (string | number)[][]) => {
  const { body } = await imports.send(ADMIN, sheet, kind);
  return imports.settled(ADMIN, body.data.import_id);
};
const faultsOf = async (kind: ImportKind, ...rows: (string | number)[][]) => {
  const { import_id } = await checked(kind, [sheetOf(kind)[0] ?? [], ...rows]);
  const faulty = await imports.rows(ADMIN, import_id, 'FAULTY');
  return faulty.flatMap(({ row, faults }) =>
    faults.map(({ column, message }) => [row, column, message]),
  );
};

test('goods, vendors and prices come in, change and go again', async () => {
  const applied: number[] = [];

  await step('come in one after the other, each naming the one before', async () => {
    for (const [kind, sheet] of SHEETS) {
      const done = await imports.apply(ADMIN, sheet, kind);
      expect(done).toMatchObject({ kind, status: 'APPLIED', new_rows: 1 });
      applied.push(done.import_id);
    }
    const { rows } =
      await sql`select c.category_name, c.sub_categories, p.hsn_code, p.pan_india_gst::text as gst, p.tax_category, k.unit, k.unit_code,
        o.offer_price::text as offer, o.mrp::text as mrp, s.gstin, s.pin_code, a.state, price.selling_price::text as price
      from skus k join products p using (product_id) join categories c using (category_id) join offers o using (product_sku_id)
        join sellers s using (seller_id) join addresses a on a.address_id = s.office_address_id
        join selling_prices price on price.product_sku_id = k.product_sku_id`.execute(imports.t.db);
    expect(rows).toEqual([
      {
        category_name: 'Tableware',
        sub_categories: ['Cups', 'Plates'],
        hsn_code: '73239390',
        gst: '18.00',
        tax_category: 'TAXABLE',
        unit: 'Nos',
        unit_code: 'NOS',
        offer: '42.50',
        mrp: '60.00',
        gstin: GSTIN,
        pin_code: 560001,
        state: 'Karnataka',
        price: '1255.00',
      },
    ]);
  });

  await step('the same sheets again change nothing', async () => {
    for (const [kind, sheet] of SHEETS)
      expect(await checked(kind, sheet)).toMatchObject({
        kind,
        same_rows: 1,
        changed_rows: 0,
        new_rows: 0,
      });
  });

  await step(
    'another price, rate or name changes the record, and an undo puts it back',
    async () => {
      const price = [
        ['external_id', 'sku', 'vendor', 'offer_price', 'moq'],
        ['O1', 'S1', 'V1', '41', 100],
      ];
      const offer = await imports.apply(ADMIN, price, 'OFFER');
      expect(await imports.rows(ADMIN, offer.import_id)).toMatchObject([
        {
          outcome: 'CHANGED',
          differences: [{ column: 'offer_price', from: '42.50', to: '41.00' }],
        },
      ]);
      const exempt = [
        ['external_id', 'product_name', 'category', 'gst_percent'],
        ['P1', 'Tumbler', 'K1', '12'],
      ];
      const product = await imports.apply(ADMIN, exempt, 'PRODUCT');
      for (const { import_id } of [offer, product])
        expect(await imports.undo(ADMIN, import_id)).toMatchObject({
          status: 'UNDONE',
          fault: null,
        });
      const { rows } =
        await sql`select product_name, pan_india_gst::text as gst, hsn_code, offer_price::text as offer
      from products join skus using (product_id) join offers using (product_sku_id)`.execute(
          imports.t.db,
        );
      expect(rows).toEqual([
        { product_name: 'Steel tumbler', gst: '18.00', hsn_code: '73239390', offer: '42.50' },
      ]);
    },
  );

  await step('rules of the forms are faults of their columns', async () => {
    expect(
      await faultsOf(
        'VENDOR',
        vendor('V2', '29AABCU9603R1ZX'),
        vendor('V3', '', 'Kerala'),
        vendor('V4', GSTIN),
        vendor('V5', '27AABCU9603R1ZN'),
      ),
    ).toEqual([
      [2, 'gstin', expect.stringContaining('check')],
      [3, 'state', expect.stringContaining('560001')],
      [4, 'gstin', 'Another seller has this GST number'],
      [5, 'state', expect.any(String)],
    ]);
    expect(
      await faultsOf(
        'PRODUCT',
        ['P2', 'Odd rate', 'K1', '', '17', '7323'],
        ['P3', 'Odd code', 'K1', '', '18', '123'],
        ['P4', 'No such part', 'K1', 'Forks', '18', ''],
        ['P5', 'Not a number', 'K1', '', 'eighteen', ''],
      ),
    ).toEqual([
      [2, 'gst_percent', expect.any(String)],
      [3, 'hsn_code', expect.any(String)],
      [4, 'sub_category', expect.any(String)],
      [5, 'gst_percent', expect.stringContaining('must be a number')],
    ]);
    expect(
      await faultsOf(
        'SKU',
        ['S2', 'P1', 'STEEL tumbler 300 ml', '', ''],
        ['S3', 'P1', 'Other', '', 'PAIR'],
      ),
    ).toEqual([
      [2, 'sku_name', expect.any(String)],
      [3, 'unit_code', expect.stringContaining('must be one of')],
    ]);
    expect(
      await faultsOf('CONTRACT_PRICE', ['X2', 'C1', 'S1', 1, '55'], ['X3', '', 'S1', 5, '55']),
    ).toEqual([
      [2, 'quantity', 'There is a contract price from this quantity on already'],
      [3, 'customer', expect.stringContaining('required')],
    ]);
  });

  await step(
    'undone in the other order; the other way round what hangs on a record is named',
    async () => {
      const renamed = [
        ['external_id', 'organisation_name'],
        ['G1', 'Kaveri Group'],
      ];
      const later = await imports.apply(ADMIN, renamed, 'ORGANISATION');
      const [first = 0] = applied;
      expect(await imports.undo(ADMIN, first)).toMatchObject({
        fault: expect.stringContaining('1 changes by later imports (first of G1)'),
      });
      await imports.undo(ADMIN, later.import_id);
      const category = applied[3] ?? 0;
      expect(await imports.undo(ADMIN, category)).toMatchObject({
        status: 'APPLIED',
        fault: 'In use by 1 products (first of K1). Nothing was undone',
      });
      for (const id of applied.toReversed())
        expect(await imports.undo(ADMIN, id)).toMatchObject({ status: 'UNDONE', fault: null });
      const { rows } =
        await sql`select (select count(*) from sellers) + (select count(*) from categories) + (select count(*) from products)
      + (select count(*) from skus) + (select count(*) from offers) + (select count(*) from selling_prices) + (select count(*) from addresses)
      + (select count(*) from external_ids) as n`.execute(imports.t.db);
      expect(rows).toEqual([{ n: 0 }]);
    },
  );
}, 60_000);
