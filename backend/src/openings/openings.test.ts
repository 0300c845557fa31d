import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { type TestImports, testImports } from '../../testing/testImports.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { addOpening } from '../../testing/testOpenings.ts';
import { testPrints } from '../../testing/testPrints.ts';
import { step } from '../../testing/testSteps.ts';
import { dayFromToday, indianDay } from '../core/data/days.ts';

let imports: TestImports;
let company: TestCompany;
let documents: ReturnType<typeof testPrints>;
beforeAll(async () => {
  imports = await testImports();
  company = await addTestCompany(imports.t);
  documents = testPrints(imports.t, company);
});
afterAll(() => imports.close());

const { TOP_ADMIN: ADMIN, BROAD_ACCESS, SALES, SALES_SECOND, CATEGORY_MANAGER } = Role;
const indian = (day: string) => day.split('-').toReversed().join('/');
const [CUT, DATE, DUE] = [dayFromToday(-10), dayFromToday(-75), dayFromToday(-45)].map(indian);
const CUSTOMER = 'Hotel Udupi Grand';
const VENDOR = 'Weavers of Erode';
const DOCUMENT = ['number', 'document_date', 'due_date', 'total', 'outstanding', 'as_of'];
const INVOICES = ['external_id', 'customer', ...DOCUMENT];
const BILLS = ['external_id', 'vendor', ...DOCUMENT];
const ADVANCES = ['external_id', 'customer', 'number', 'document_date', 'outstanding', 'as_of'];
const due = (id: string, party: string, total: string, open: string) => [
  ...[id, party, `OLD/${id}`, DATE, DUE, `"${total}"`, `"${open}"`, CUT],
];
const advance = (id: string, party: string, open: string) => [
  ...[id, party, `UTR ${id}`, DATE, `"${open}"`, CUT],
];

const ask = (path: string, who: number = ADMIN) => call(imports.t, who, 'GET', path);
const post = (path: string, body: object, who: number = ADMIN) =>
  call(imports.t, who, 'POST', path, body);
const measured = async (measures: string, day = indianDay(), more = '', who: number = ADMIN) => {
  const path = `/reports/metrics?measures=${measures}&from_date=${dayFromToday(-30)}&to_date=${day}${more}`;
  const { body } = await ask(path, who);
  return Object.fromEntries(
    measures.split(',').map((measure, i) => [measure, body.totals[i].value]),
  );
};
const openings = async (query: string, who: number = ADMIN) => {
  const { body } = await ask(`/opening?${query}`, who);
  return body.data;
};
const idOf = async (number: string): Promise<number> =>
  (await openings(`number=${encodeURIComponent(number)}`))[0].opening_id;
let next = 0;
const money = (amount: string, payment_date = indianDay()) => ({
  amount,
  payment_date,
  payment_mode: 'UPI',
  reference_number: `OP-${++next}`,
});
const settle = async (payment_id: number, ...states: string[]) => {
  for (const status of states)
    expect(
      (await post('/payment/update', { payment_id, status, reason: 'x' }, BROAD_ACCESS)).status,
    ).toBe(200);
};

describe('documents of old books', () => {
  const applied: number[] = [];

  test('come in, are seen, paid, used and undone', async () => {
    await step(
      'come in by sheets, again without doubling, and count from the day the old books end',
      async () => {
        const sheets: [string, unknown[][]][] = [
          ['UNPAID_INVOICE', [INVOICES, due('I1', CUSTOMER, '1,50,000.00', '1,23,456.50')]],
          ['UNPAID_BILL', [BILLS, due('B1', VENDOR, '5000', '4000')]],
          ['CUSTOMER_ADVANCE', [ADVANCES, advance('A1', CUSTOMER, '2,000.00')]],
          [
            'VENDOR_ADVANCE',
            [
              ADVANCES.map((name) => name.replace('customer', 'vendor')),
              advance('V1', VENDOR, '900'),
            ],
          ],
        ];
        for (const [kind, sheet] of sheets) {
          const done = await imports.apply(ADMIN, sheet, kind);
          expect(done).toMatchObject({ kind, status: 'APPLIED', new_rows: 1 });
          applied.push(done.import_id);
          const again = await imports.send(ADMIN, sheet, kind);
          expect(await imports.settled(ADMIN, again.body.data.import_id)).toMatchObject({
            same_rows: 1,
          });
        }
        const all = 'OUTSTANDING,ADVANCES,PAYABLE,OUTSTANDING_AFTER_ADVANCES';
        const brought = {
          OUTSTANDING: '123456.50',
          ADVANCES: '2000.00',
          PAYABLE: '4000.00',
          OUTSTANDING_AFTER_ADVANCES: '121456.50',
        };
        expect(await measured(all)).toEqual(brought);
        expect(await measured(all, dayFromToday(-10))).toEqual(brought);
        expect(await measured('OUTSTANDING,ADVANCES,PAYABLE', dayFromToday(-11))).toEqual({
          OUTSTANDING: '0.00',
          ADVANCES: '0.00',
          PAYABLE: '0.00',
        });
      },
    );

    await step(
      'a list with columns for debit and credit is read by its side, and Dr or Cr may follow an amount',
      async () => {
        const head = ['external_id', 'customer', 'number', 'document_date', 'Debit', 'Credit'];
        const list = [
          head,
          ['D1', CUSTOMER, 'OLD/D1', DATE, '"1,180.00"', ''],
          ['D2', CUSTOMER, 'RV/D2', DATE, '', '250'],
        ];
        const checked = async (sheet: unknown[][], kind: string) => {
          const { body } = await imports.send(ADMIN, sheet, kind, 'List');
          const { import_id, left_out } = await imports.settled(ADMIN, body.data.import_id);
          const rows = await imports.rows(ADMIN, import_id);
          return { left_out, rows };
        };
        const found = await checked(list, 'UNPAID_INVOICE');
        expect(found).toMatchObject({ left_out: 1, rows: [{ external_id: 'D1', outcome: 'NEW' }] });
        expect(found.rows[0]?.differences).toContainEqual({
          column: 'outstanding',
          from: null,
          to: '1180.00',
        });
        expect(await checked(list, 'CUSTOMER_ADVANCE')).toMatchObject({
          left_out: 1,
          rows: [{ external_id: 'D2', outcome: 'NEW' }],
        });
        const sided = [
          INVOICES,
          due('D3', CUSTOMER, '600', '600 Dr'),
          due('D4', CUSTOMER, '600', '600 Cr'),
        ];
        expect((await checked(sided, 'UNPAID_INVOICE')).rows).toMatchObject([
          { outcome: 'NEW' },
          {
            faults: [
              {
                column: 'outstanding',
                message: 'outstanding has to be a debit balance (Dr): 600 Cr is none',
              },
            ],
          },
        ]);
      },
    );

    await step(
      'age by their due day, with their customer and sales person, and are no sale, tax, receipt or number of ours',
      async () => {
        const aged = `/reports/metrics?measures=OUTSTANDING&group_by=AGE,CUSTOMER,RECORD&from_date=${dayFromToday(-1)}&to_date=${indianDay()}`;
        const { body } = await ask(aged);
        expect(body.data).toMatchObject([
          {
            groups: [
              { id: '31_60' },
              { id: String(company.tenantId), name: CUSTOMER },
              { id: `OPENING-${await idOf('OLD/I1')}`, name: 'OLD/I1' },
            ],
            values: [{ value: '123456.50' }],
          },
        ]);
        const dated = await ask(aged.replace('AGE,CUSTOMER,RECORD', 'RECORD,DATED,DUE'));
        const [kept] = await imports.t.db
          .selectFrom('opening_documents')
          .select(['document_date', 'due_date'])
          .where('opening_id', '=', await idOf('OLD/I1'))
          .execute();
        expect(dated.body.data[0].groups.slice(1)).toMatchObject([
          { id: kept?.document_date },
          { id: kept?.due_date },
        ]);
        expect((await measured('OUTSTANDING', undefined, '', SALES))['OUTSTANDING']).toBe(
          '123456.50',
        );
        expect((await measured('OUTSTANDING', undefined, '', SALES_SECOND))['OUTSTANDING']).toBe(
          '0.00',
        );
        expect(await measured('INVOICED,INVOICES,IGST,CGST,RECEIVED,PAID,BILLED,BILLS')).toEqual({
          INVOICED: '0.00',
          INVOICES: '0',
          IGST: '0.00',
          CGST: '0.00',
          RECEIVED: '0.00',
          PAID: '0.00',
          BILLED: '0.00',
          BILLS: '0',
        });
        expect((await ask('/invoice')).body.count).toBe(0);
        expect((await ask('/bill')).body.count).toBe(0);
        const series = await imports.t.db.selectFrom('document_series').selectAll().execute();
        expect(series).toEqual([]);
      },
    );

    await step('only who may see the customer sees them; bills only who sees all', async () => {
      expect((await openings('limit=50', SALES)).map((one: { kind: string }) => one.kind)).toEqual([
        'CUSTOMER_ADVANCE',
        'INVOICE',
      ]);
      expect(await openings('limit=50', SALES_SECOND)).toEqual([]);
      expect(await openings('limit=50', CATEGORY_MANAGER)).toEqual([]);
      const body = { opening_id: await idOf('OLD/I1'), ...money('1.00') };
      expect((await post('/payment/opening', body, SALES_SECOND)).status).toBeGreaterThan(402);
    });

    await step(
      'are paid like any document, not before the books change, never beyond what is open',
      async () => {
        const opening_id = await idOf('OLD/I1');
        const early = await post('/payment/opening', {
          opening_id,
          ...money('1', dayFromToday(-10)),
        });
        expect([early.status, early.body.field]).toEqual([400, 'payment_date']);
        const over = await post('/payment/opening', { opening_id, ...money('123456.51') });
        expect([over.status, over.body.field]).toEqual([400, 'amount']);
        const made = await post('/payment/opening', { opening_id, ...money('23456.50') });
        expect(made.body.data).toMatchObject({ opening_number: 'OLD/I1', order_number: null });
        const rest = await post('/payment/opening', { opening_id, ...money('100000.01') });
        expect(rest.body.message).toMatch(
          /^Only ₹ 1,00,000.00 of ₹ 1,23,456.50 of OLD\/I1 is still/,
        );
        const { payment_id } = made.body.data;
        await settle(payment_id, 'PAID');
        expect(await measured('OUTSTANDING,RECEIVED')).toEqual({
          OUTSTANDING: '100000.00',
          RECEIVED: '23456.50',
        });
        expect(await measured('OUTSTANDING', dayFromToday(-1))).toEqual({
          OUTSTANDING: '123456.50',
        });
        const listed = await ask(`/payment?opening_id=${opening_id}`);
        expect(listed.body).toMatchObject({
          count: 1,
          balance: { total: '123456.50', paid: '23456.50', pending: '0.00', open: '100000.00' },
        });
        const undone = await imports.undo(ADMIN, applied[0]!);
        expect(undone).toMatchObject({
          status: 'APPLIED',
          fault: expect.stringMatching(/1 payments/),
        });
        const sheet = [INVOICES, due('I1', CUSTOMER, '1,50,000.00', '99')];
        const { body } = await imports.send(ADMIN, sheet, 'UNPAID_INVOICE');
        await imports.settled(ADMIN, body.data.import_id);
        expect(await imports.rows(ADMIN, body.data.import_id, 'FAULTY')).toMatchObject([
          { faults: [{ message: 'OLD/I1 has payments: it stays as it was brought along' }] },
        ]);
        await settle(payment_id, 'VOID');
        expect(await measured('OUTSTANDING')).toEqual({ OUTSTANDING: '123456.50' });
      },
    );

    await step('cash keeps to the law, and a bill needs the second person', async () => {
      const cash = { ...money('1000.00'), payment_mode: 'CASH' };
      const opening_id = await idOf('OLD/B1');
      const { body } = await post('/payment/opening', { opening_id, ...cash });
      expect(body.data).toMatchObject({
        direction: 'OUTGOING',
        seller_info: { seller_name: VENDOR },
      });
      const { payment_id } = body.data;
      expect((await post('/payment/update', { payment_id, status: 'PAID' })).body.error).toBe(
        'INVALID_TRANSITION',
      );
      await settle(payment_id, 'APPROVED', 'PAID');
      expect(await measured('PAYABLE,PAID')).toEqual({ PAYABLE: '3000.00', PAID: '1000.00' });
    });

    await step(
      'an advance is used for an order or an old invoice of its customer, without money moving',
      async () => {
        const advance_id = await idOf('UTR A1');
        const order = await documents.order('1500.00');
        const use = { advance_id, amount: '1200.00', payment_date: indianDay() };
        const made = await post('/payment/advance', { ...use, order_number: order.order_number });
        expect(made.body.data).toMatchObject({
          advance_number: 'UTR A1',
          order_number: order.order_number,
          reference_number: 'UTR A1',
        });
        const more = { ...use, opening_id: await idOf('OLD/I1') };
        const over = await post('/payment/advance', more);
        expect(over.body.message).toMatch(/^Only ₹ 800.00 of ₹ 2,000.00 of UTR A1 is still open/);
        const second = await post('/payment/advance', { ...more, amount: '300.00' });
        const { RECEIVED } = await measured('RECEIVED');
        await settle(made.body.data.payment_id, 'PAID');
        await settle(second.body.data.payment_id, 'PAID');
        expect(await measured('OUTSTANDING,ADVANCES,RECEIVED')).toEqual({
          OUTSTANDING: '123156.50',
          // 500 of the advance are left, and 1,200 wait for the invoices of the order
          ADVANCES: '1700.00',
          RECEIVED,
        });
        const [left] = await openings(`opening_id=${advance_id}`);
        expect(left).toMatchObject({ settled_amount: '1500.00', open_amount: '500.00' });
        const foreign = await documents.order('1500.00', { foreign: true });
        const wrong = await post('/payment/advance', {
          ...use,
          order_number: foreign.order_number,
        });
        expect(wrong.body.error).toBe('WRONG_ADVANCE');
        const po = await documents.purchaseOrder('500.00');
        const crossed = await post('/payment/advance', { ...use, po_id: po, amount: '1.00' });
        expect(crossed.body.error).toBe('WRONG_ADVANCE');
        const none = await post('/payment/advance', use);
        expect([none.status, none.body.field]).toEqual([400, 'order_number']);
      },
    );

    await step('a customer or vendor with open ones is not deleted', async () => {
      const tenant_id = await testMasters(imports.t.db).tenant();
      await addOpening(imports.t.db, 'CUSTOMER_ADVANCE', { tenant_id });
      const seller_id = await testMasters(imports.t.db).seller();
      await addOpening(imports.t.db, 'BILL', { seller_id });
      const remove = (path: string, body: object) => call(imports.t, ADMIN, 'DELETE', path, body);
      expect((await remove('/tenant/deleteTenant', { tenant_id })).body.error).toBe(
        'TENANT_IN_USE',
      );
      expect((await remove('/deleteSeller', { seller_id })).body.error).toBe(
        'SELLER_HAS_OPEN_DOCUMENTS',
      );
    });

    await step('without payments they are undone', async () => {
      const sheet = [INVOICES, due('I7', CUSTOMER, '700', '700')];
      const done = await imports.apply(ADMIN, sheet, 'UNPAID_INVOICE');
      const before = await measured('OUTSTANDING');
      expect(await imports.undo(ADMIN, done.import_id)).toMatchObject({ status: 'UNDONE' });
      expect(Number((await measured('OUTSTANDING'))['OUTSTANDING'])).toBe(
        Number(before['OUTSTANDING']) - 700,
      );
    });
  }, 60_000);

  test.each([
    ['total', '100', '101', DUE, 'outstanding must not be more than total'],
    [
      'due_date',
      '100',
      '100',
      indian(dayFromToday(-80)),
      'due_date must not be before document_date',
    ],
    ['outstanding', '100', '-5', DUE, 'outstanding must be a number, as 1250.50 or 1,23,456.00'],
  ])('a wrong %s is named by row and column', async (_, total, open, dueDay, message) => {
    const row = ['W', CUSTOMER, 'OLD/W', DATE, dueDay, total, open, CUT];
    const { body } = await imports.send(ADMIN, [INVOICES, row], 'UNPAID_INVOICE');
    await imports.settled(ADMIN, body.data.import_id);
    const [faulty] = await imports.rows(ADMIN, body.data.import_id, 'FAULTY');
    expect(faulty?.faults.map((one) => one.message)).toEqual([message]);
  });
});
