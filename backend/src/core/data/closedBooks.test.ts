import fs from 'node:fs';
import { addOpening } from '../../../testing/testOpenings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type Challans, testChallans } from '../../../testing/testChallans.ts';
import { call } from '../../../testing/testCompany.ts';
import { addBilled, credit, readInvoice, receive } from '../../../testing/testInvoices.ts';
import { testMasters } from '../../../testing/testMasters.ts';
import { addLogistics, type Logistics } from '../../../testing/testLogistics.ts';
import { untilWaiting } from '../../../testing/untilWaiting.ts';
import { creditNoteAnswer, portalAnswer } from '../../../seed/portalAnswer.ts';
import { indianDay } from './days.ts';

const { TOP_ADMIN, BROAD_ACCESS, OPERATIONS } = Role;
const DAY_MS = 24 * 3600_000;
const TODAY = indianDay();
const YESTERDAY = indianDay(new Date(Date.now() - DAY_MS));
const BEFORE = indianDay(new Date(Date.now() - 2 * DAY_MS));

let company: Logistics;
let challans: Challans;
beforeAll(async () => {
  company = await addLogistics();
  const { tenantId: tenant_id } = company.company;
  await testMasters(company.test.db).registration({ tenant_id, gst_no: '29ABCDE1234F1ZW' });
  challans = testChallans(company);
}, 60_000);
afterAll(() => company.test.close());

type Method = 'POST' | 'PUT';
const ask = (method: Method, path: string, body: object, role: number = TOP_ADMIN) =>
  call(company.test, role, method, path, body);
const close = (closed_until: string | null, more: object = { reason: 'Test' }, role?: number) =>
  ask('PUT', '/books', { closed_until, ...more }, role);
/** The closing day without its own checks, which allow no day from today on. */
const setBooks = (day: string | null) =>
  company.test.db.updateTable('books').set({ closed_until: day }).execute();

interface Write {
  /** Route and case. */
  name: string;
  /** Makes what it needs while the books are open, answers the request to be refused. */
  prepare: () => Promise<[Method, string, object, number?]>;
  /** Closed through today, where the document takes the present day. */
  today?: true;
}

/** Moves the own day of a document, as if it had been made then. */
const dated = async (table: 'invoices' | 'credit_notes' | 'bills', id: number) => {
  const [column, key] = {
    invoices: ['invoice_date', 'invoice_id'],
    credit_notes: ['creditnote_date', 'creditnote_id'],
    bills: ['seller_invoice_date', 'bill_id'],
  }[table] as [string, string];
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${YESTERDAY} where ${sql.ref(key)} = ${id}`.execute(
    company.test.db,
  );
  return id;
};
const invoice = async () => (await addBilled(company)).invoiceIds[0]!;
const draftBill = async () => {
  const { challanId } = await challans.toCustomer();
  return { challanId, bill_id: await challans.billOf(challanId) };
};
const issuedBill = async () => {
  const { challanId, bill_id } = await draftBill();
  await challans.issueBill(challanId);
  return dated('bills', bill_id);
};
const payment = { amount: '10.00', payment_date: YESTERDAY, payment_mode: 'UPI' };
let reference = 0;
const newPayment = () => ({ ...payment, reference_number: `CB-${++reference}` });
const paid = async (status: 'PENDING' | 'APPROVED' | 'PAID' = 'PENDING') => {
  const { poIds } = await challans.toCustomer();
  const made = await ask('POST', '/payment/outgoing', { ...newPayment(), po_id: poIds[0] });
  const { payment_id } = made.body.data;
  if (status !== 'PENDING')
    await ask('POST', '/payment/update', { payment_id, status: 'APPROVED' }, BROAD_ACCESS);
  if (status === 'PAID') await ask('POST', '/payment/update', { payment_id, status: 'PAID' });
  return payment_id;
};
const spent = { expense_head: 'OTHER', amount: '1.00', entity_type: 'GENERAL' };
const expense = async (expense_date = YESTERDAY) =>
  (await ask('POST', '/expense', { ...spent, expense_date })).body.data.expense_id;

const WRITES: Write[] = [
  {
    name: 'PUT /bill: due day of an issued one',
    prepare: async () => [
      'PUT',
      '/bill',
      { bill_id: await issuedBill(), payment_due_date: '2099-01-01' },
    ],
  },
  {
    name: 'PUT /bill: a draft gets a closed day',
    prepare: async () => {
      const { bill_id } = await draftBill();
      return ['PUT', '/bill', { bill_id, seller_invoice_date: YESTERDAY }];
    },
  },
  {
    name: 'PUT /bill/status: issue',
    prepare: async () => {
      const { challanId, bill_id } = await draftBill();
      const uuid = (await challans.upload()).slice(7, 43);
      await company.test.db
        .updateTable('files')
        .set({ entity_name: 'BILL' })
        .where('uuid', '=', uuid)
        .execute();
      const file = { attachment_type: 'VENDOR_INVOICE', attachment_link: `/files/${uuid}.pdf` };
      const seller = { seller_invoice_number: `CB-${challanId}`, seller_invoice_date: YESTERDAY };
      return [
        'PUT',
        '/bill/status',
        { bill_id, status: 'ISSUED', ...seller, seller_invoice_attachment: file },
      ];
    },
  },
  {
    name: 'PUT /bill/status: cancel',
    prepare: async () => [
      'PUT',
      '/bill/status',
      { bill_id: await issuedBill(), status: 'CANCELLED', reason_for_cancellation: 'x' },
    ],
  },
  {
    name: 'PUT /invoice: remarks',
    prepare: async () => [
      'PUT',
      '/invoice',
      { invoice_id: await dated('invoices', await invoice()), remarks: 'late' },
    ],
  },
  {
    name: 'PUT /invoice: cancel',
    prepare: async () => [
      'PUT',
      '/invoice',
      { invoice_id: await dated('invoices', await invoice()), status: 'CANCELLED', reason: 'x' },
    ],
  },
  {
    name: 'PUT /invoice/registration',
    prepare: async () => {
      const invoice_id = await dated('invoices', await invoice());
      const { signed_qr: _, ...answer } = portalAnswer(await readInvoice(company, invoice_id));
      return ['PUT', '/invoice/registration', { invoice_id, ...answer }];
    },
  },
  {
    name: 'PUT /credit_note/registration',
    prepare: async () => {
      const creditnote_id = await dated('credit_notes', await credit(company, await invoice()));
      const path = `/credit_note?creditnote_id=${creditnote_id}`;
      const { body } = await call(company.test, TOP_ADMIN, 'GET', path);
      const { signed_qr: _, ...answer } = creditNoteAnswer(body.data[0]);
      return ['PUT', '/credit_note/registration', { creditnote_id, ...answer }];
    },
  },
  {
    name: 'POST /invoice',
    today: true,
    prepare: async () => {
      const invoice_id = await invoice();
      const { challan_id } = await readInvoice(company, invoice_id);
      await ask('PUT', '/invoice', { invoice_id, status: 'CANCELLED', reason: 'x' });
      return ['POST', '/invoice', { challan_id }];
    },
  },
  {
    name: 'PUT /dc: a cancelled challan takes its invoice along',
    prepare: async () => {
      const { challan_id } = await readInvoice(company, await dated('invoices', await invoice()));
      return [
        'PUT',
        '/dc',
        { challanId: challan_id, newStatus: 'CANCELLED', reason_for_cancellation: 'x' },
      ];
    },
  },
  {
    name: 'POST /credit_note/status: issue',
    today: true,
    prepare: async () => {
      const creditnote_id = await credit(company, await invoice(), undefined, false);
      return ['POST', '/credit_note/status', { creditnote_id, status: 'ISSUED' }];
    },
  },
  {
    name: 'POST /credit_note/status: cancel',
    prepare: async () => {
      const creditnote_id = await dated('credit_notes', await credit(company, await invoice()));
      return ['POST', '/credit_note/status', { creditnote_id, status: 'CANCELLED', reason: 'x' }];
    },
  },
  {
    name: 'POST /payment',
    prepare: async () => {
      const { order } = await addBilled(company);
      return ['POST', '/payment', { ...newPayment(), order_number: order.order_number }];
    },
  },
  {
    name: 'POST /payment/opening',
    prepare: async () => {
      const { tenantId: tenant_id } = company.company;
      const opening_id = await addOpening(company.test.db, 'INVOICE', { tenant_id });
      return ['POST', '/payment/opening', { ...newPayment(), opening_id }];
    },
  },
  {
    name: 'POST /payment/advance',
    prepare: async () => {
      const { order } = await addBilled(company);
      const { tenantId: tenant_id } = company.company;
      const advance_id = await addOpening(company.test.db, 'CUSTOMER_ADVANCE', { tenant_id });
      const { order_number } = order;
      const use = { amount: '1.00', payment_date: YESTERDAY, order_number, advance_id };
      return ['POST', '/payment/advance', use];
    },
  },
  {
    name: 'POST /payment/outgoing',
    prepare: async () => {
      const { poIds } = await challans.toCustomer();
      return ['POST', '/payment/outgoing', { ...newPayment(), po_id: poIds[0] }];
    },
  },
  ...(
    [
      ['PENDING', 'APPROVED', BROAD_ACCESS],
      ['PENDING', 'REJECTED', BROAD_ACCESS],
      ['APPROVED', 'PAID', TOP_ADMIN],
      ['PAID', 'VOID', TOP_ADMIN],
    ] as const
  ).map(([from, to, role]): Write => ({
    name: `POST /payment/update: ${from} to ${to}`,
    prepare: async () => [
      'POST',
      '/payment/update',
      { payment_id: await paid(from), status: to, reason: 'x' },
      role,
    ],
  })),
  {
    name: 'POST /expense',
    prepare: async () => ['POST', '/expense', { ...spent, expense_date: YESTERDAY }],
  },
  {
    name: 'PUT /expense: of a closed day',
    prepare: async () => [
      'PUT',
      '/expense',
      { ...spent, expense_id: await expense(), expense_date: TODAY },
    ],
  },
  {
    name: 'PUT /expense: to a closed day',
    prepare: async () => [
      'PUT',
      '/expense',
      { ...spent, expense_id: await expense(TODAY), expense_date: YESTERDAY },
    ],
  },
  {
    name: 'PUT /expense/void',
    prepare: async () => ['PUT', '/expense/void', { expense_id: await expense(), reason: 'x' }],
  },
];

/** Writes of these documents that stand in the books by no day: drafts, messages. */
const UNDATED = [
  'POST /bill', // a draft
  'POST /bill/convert/purchase_order', // a draft
  'POST /credit_note', // a draft
  'PUT /credit_note', // a draft
  'POST /credit_note/email/send', // a message
  'POST /invoice/email/send', // a message
];

describe('closed books', () => {
  beforeEach(() => setBooks(null));

  test.each(WRITES)(
    'refuse $name, and let it pass when they are open',
    async ({ prepare, today }) => {
      const [method, path, body, role] = await prepare();
      await setBooks(today ? TODAY : YESTERDAY);
      const refused = await ask(method, path, body, role);
      expect([refused.status, refused.body.error]).toEqual([400, 'BOOKS_CLOSED']);
      expect(refused.body.message).toContain('The books are closed up to');
      await setBooks(BEFORE);
      expect(await ask(method, path, body, role)).toMatchObject({ status: 200 });
    },
  );

  test('cover every write of bills, invoices, credit notes, payments and expenses', async () => {
    const { paths } = JSON.parse(
      fs.readFileSync(new URL('../../../../schema/rest/openapi.json', import.meta.url), 'utf8'),
    ) as { paths: Record<string, Record<string, unknown>> };
    const routes = Object.entries(paths)
      .filter(([path]) => /^\/(bill|invoice|credit_note|payment|expense)(\/|$)/.test(path))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      )
      .filter((route) => !route.startsWith('GET '));
    const covered = WRITES.map(({ name }) => name.split(':')[0]);
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter((route) => !covered.includes(route) && !UNDATED.includes(route))).toEqual(
      [],
    );
  });

  test('a credit note of an open day corrects an invoice of a closed one', async () => {
    const id = await dated('invoices', await invoice());
    await setBooks(YESTERDAY);
    expect(await credit(company, id)).toBeGreaterThan(0);
  });

  test('a payment of an open day pays an invoice of a closed one', async () => {
    const { order, invoiceIds } = await addBilled(company);
    await dated('invoices', invoiceIds[0]!);
    await setBooks(indianDay(new Date('2026-11-19')) < YESTERDAY ? '2026-11-19' : YESTERDAY);
    await receive(company, order.order_number, '10.00');
    expect(await readInvoice(company, invoiceIds[0]!)).toMatchObject({ received_amount: '10.00' });
  });
});

describe('the closing day', () => {
  beforeEach(() => setBooks(null));
  const read = async () => (await call(company.test, OPERATIONS, 'GET', '/books')).body.data;

  test('is moved by whoever may change payments, with an audit row; back only with a reason', async () => {
    expect((await close(YESTERDAY, {}, OPERATIONS)).status).toBe(403);
    expect((await close(YESTERDAY, {}, BROAD_ACCESS)).status).toBe(200);
    expect(await read()).toMatchObject({
      closed_until: YESTERDAY,
      changed_by_info: { user_id: company.test.userIdOf(BROAD_ACCESS) },
    });
    expect((await close(BEFORE, {})).body.field).toBe('reason');
    expect((await close(BEFORE, { reason: 'A bill came late' })).status).toBe(200);
    const rows = await company.test.db
      .selectFrom('audit_log')
      .select(['changes', 'remarks'])
      .where('entity', '=', 'BOOKS')
      .orderBy('audit_id', 'desc')
      .limit(1)
      .execute();
    expect(rows).toMatchObject([
      { changes: { closed_until: { from: YESTERDAY, to: BEFORE } }, remarks: 'A bill came late' },
    ]);
    expect((await close(TODAY)).body.field).toBe('closed_until');
    expect((await close(null)).body.data.closed_until).toBeNull();
  });

  test('two people at once: the second is told', async () => {
    const { version } = await read();
    const answers = await Promise.all([
      close(YESTERDAY, { version }),
      close(BEFORE, { version, reason: 'x' }),
    ]);
    expect(answers.map(({ body }) => body.error ?? 'done').toSorted()).toEqual([
      'CONFLICT',
      'done',
    ]);
  });

  test('waits for writes that run: nothing commits into a period that was closed meanwhile', async () => {
    const events: string[] = [];
    let closing: Promise<unknown> | undefined;
    await company.test.db.transaction().execute(async (trx) => {
      const { refuseClosedBooks } = await import('./closedBooks.ts');
      await refuseClosedBooks(trx, 'expense', YESTERDAY);
      closing = close(YESTERDAY).then(() => events.push('closed'));
      await untilWaiting(company.test.db);
      events.push('written');
    });
    await closing;
    expect(events).toEqual(['written', 'closed']);
  });
});
