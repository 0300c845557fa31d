import { type RawBuilder, sql } from 'kysely';
import { meeting } from './testDefects.ts';
import type { goodsDocuments } from './testGoodsDocuments.ts';
import { lost, type Mutant, rewritten, twice } from './testMutants.ts';

type Documents = ReturnType<typeof goodsDocuments>;
type RunRows = (statement: RawBuilder<unknown>) => Promise<unknown>;

const noBalanceLock = {
  of: /for update of b/,
  as: (text: string) => text.replace('for update of b', ''),
};
const BALANCES = /^\s*update stock_balances/;
const LEDGER = /^insert into "stock_ledger"/;
/** Units that come to a paisa of tax together and to none each. */
const CHEAP = { quantity: 9, selling_price: '0.05', offer_price: '0.04' };
const BIG = { quantity: 500, selling_price: '110.00', offer_price: '100.00' };

/** Defects between the service and its database while goods are sent, billed and paid. */
const brokenStatements = (of: () => Documents): Mutant[] => [
  {
    name: 'a balance changed twice without its lock',
    breaks: '6 stock',
    before: () => of().stocked(),
    defects: () => [noBalanceLock, { of: BALANCES, after: meeting(2) }],
    requests: () => Promise.all([of().adjust(5), of().adjust(7)]),
  },
  {
    name: 'a reservation never written',
    breaks: '6 reserved',
    before: async () => {
      await of().adjust(12);
      return of().order();
    },
    defects: lost(BALANCES),
    requests: () => of().fromStock(),
  },
  {
    name: 'goods received without a movement',
    breaks: '6 carried',
    before: async () => {
      const made = await of().toStock();
      await of().issueBill(made);
      return made;
    },
    defects: lost(BALANCES, LEDGER),
    requests: (made) => of().deliver(made),
  },
  {
    name: 'arrived goods not counted on the purchase order',
    breaks: '3 counted',
    before: () => of().billed(),
    defects: lost(/^update "purchase_order_lines" set "delivered_quantity"/),
    requests: (made) => of().deliver(made),
  },
  {
    name: 'arrived goods not counted on the order',
    breaks: '1 order line',
    before: () => of().billed(),
    defects: lost(/^update "order_lines" set "delivered_quantity"/),
    requests: (made) => of().deliver(made),
  },
  {
    name: 'goods that arrived and are still awaited',
    breaks: '3 event',
    before: () => of().billed(),
    defects: lost(/^update "delivery_point_events" set "status"/),
    requests: (made) => of().deliver(made),
  },
  {
    name: 'a challan that is delivered, its shipment not',
    breaks: '11 changes, 11 trail, 13 shipment',
    before: () => of().billed(),
    defects: lost(/^update "shipments" set "status"/),
    requests: (made) => of().deliver(made),
  },
  {
    name: 'a delivery without its audit rows',
    breaks: '11 changes, 11 trail',
    before: () => of().billed(),
    defects: lost(/^insert into "audit_log"/),
    requests: (made) => of().deliver(made),
  },
  {
    name: 'a cancelled challan that keeps its goods',
    breaks: '1 order line, 11 trail, 13 challan, 3 event, 6 carried',
    before: () =>
      of()
        .stocked()
        .then((made) => of().sending(made)),
    defects: lost(/^update "delivery_points" set "status"/),
    requests: (made) => of().cancelChallan(made),
  },
  {
    name: 'delivered while its bill is a draft',
    breaks: '16 delivered',
    before: () => of().sent(),
    defects: lost(/^select distinct "d"\."challan_id"/),
    requests: (made) => of().deliver(made),
  },
  {
    name: 'delivered above the limit without an e-way bill',
    breaks: '16 delivered',
    unguarded: ['delivery_challans', 'e_way_value'],
    before: () => of().billedBig(BIG),
    defects: rewritten(
      /^select \* from "delivery_challans" where "challan_id"/,
      'select *, 0::numeric(14,2) as e_way_value from "delivery_challans" where "challan_id"',
    ),
    requests: (made) => of().deliver(made),
  },
  {
    name: 'an invoice not counted on its order',
    breaks: '5 invoiced',
    before: () => of().issued(),
    defects: lost(/^\s*update order_lines l set invoiced_quantity/),
    requests: (made) => of().send(made),
  },
  {
    name: 'an invoice that is rounded without the parts before it',
    breaks: '8 parts',
    before: async () => {
      const made = await of().issuedLine(CHEAP);
      await of().sending(made, false, 8);
      return made;
    },
    defects: lost(/^select "n"\."order_line_id"/, /^\s*update "order_lines" l set taxable_amount/),
    requests: (made) => of().send(made),
  },
  {
    name: 'an invoice that stays when its challan is cancelled',
    breaks: '5 invoiced',
    before: () => of().sent(),
    defects: lost(/^select "challan_id", "invoice_id"/),
    requests: (made) => of().cancelChallan(made),
  },
  {
    name: 'a bill that keeps the units of its cancelled challan',
    breaks: '4 billed, cancelled',
    unguarded: ['purchase_order_lines', 'billed_quantity'],
    before: () => of().sent(),
    defects: lost(/^select "b"\."bill_id", "b"\."status", "bl"\."bill_line_id"/),
    requests: (made) => of().cancelChallan(made),
  },
  {
    name: 'a credit note not counted on its invoice',
    breaks: '5 credited',
    before: async () => of().credited(await of().sent()),
    defects: lost(/^\s*update invoice_lines l set credited_quantity/),
    requests: (made) => of().issueNote(made),
  },
  {
    name: 'what is paid for an invoice of old books not written on it',
    breaks: '7 openings',
    before: () => of().openingPaid(),
    defects: lost(/^update "opening_documents" set "settled_amount"/),
    requests: (made) => of().voidPayment(made),
  },
  {
    name: 'a receipt that pays nothing',
    breaks: '7 idle',
    before: async () => of().owing(await of().sent()),
    defects: lost(/^insert into "payment_allocations"/),
    requests: (made) => of().changePaymentStatus(made, 'PAID'),
  },
  {
    name: 'what is received not written on the invoice',
    breaks: '11 trail, 7 idle, 7 settled',
    before: async () => of().owing(await of().sent()),
    defects: lost(/^update "invoices" set "received_amount"/),
    requests: (made) => of().changePaymentStatus(made, 'PAID'),
  },
  {
    name: 'a void payment that still pays',
    breaks: '7 allocated',
    before: () => of().paid(),
    defects: lost(/^delete from "payment_allocations"/),
    requests: (made) => of().voidPayment(made),
  },
  {
    name: 'a receipt paid for an invoice that has ended',
    breaks: '7 ended',
    before: async () => of().owing(await of().sent()),
    defects: () => [
      { of: /^update "payments" set "invoice_id"/, lost: true },
      {
        of: /^select "status" from "invoices" where "invoice_id" = \$1$/,
        as: () => `select 'ISSUED' as status where $1::bigint > 0`,
      },
    ],
    requests: async (made) => {
      await of().cancelChallan(made);
      return of().changePaymentStatus(made, 'PAID');
    },
  },
  {
    name: 'two numbers taken for a challan and its invoice',
    breaks: '10 numbers',
    before: () => of().issued(),
    defects: twice(/^insert into "document_series"/),
    requests: (made) => of().send(made),
  },
  {
    name: 'an invoice that accounting is not told of',
    breaks: '18 accounting',
    before: () => of().issued(),
    defects: lost(/^insert into "accounting_pushes"/),
    requests: (made) => of().send(made),
  },
  {
    name: 'an invoice that is issued without its copy',
    breaks: '19 frozen',
    before: () => of().issued(),
    defects: lost(/^insert into issued_copies/),
    requests: (made) => of().send(made),
  },
];

/** Rows as a broken service would leave them, where no single statement of the service does it. */
const brokenRows = (of: () => Documents, run: RunRows): Mutant[] => [
  {
    name: 'goods that name the challan of another shipment',
    breaks: '13 challan',
    before: async () => {
      await of().sent();
      return of().sent();
    },
    requests: ({ challan_id }) =>
      run(
        sql`update delivery_points set challan_id = (select max(challan_id) from delivery_challans where challan_id < ${challan_id} and challan_type = 'CUSTOMER' and status = 'IN_TRANSIT') where challan_id = ${challan_id}`,
      ),
  },
  {
    name: 'an event that nobody ended',
    breaks: '11 event',
    before: () => of().sent(),
    requests: ({ challan_id }) =>
      run(
        sql`update delivery_point_events set user_id = null where status = 'COMPLETED' and sub_shipment_tracker_id in (select sub_shipment_tracker_id from delivery_points where challan_id = ${challan_id})`,
      ),
  },
  {
    name: 'a bill that lost its shipment',
    breaks: '14 shipment',
    before: () => of().sent(),
    requests: ({ bill_id }) =>
      run(sql`update bills set shipment_id = null where bill_id = ${bill_id}`),
  },
  {
    name: 'two invoices that each name the shipment of the other',
    breaks: '14 shipment',
    before: async () => {
      await of().sent();
      return of().sent();
    },
    requests: ({ invoice_id }) =>
      run(
        sql`update invoices i set shipment_id = (select sum(two.shipment_id) from invoices two where two.invoice_id in (${invoice_id}, ${invoice_id} - 1)) - i.shipment_id
          where i.invoice_id in (${invoice_id}, ${invoice_id} - 1)`,
      ),
  },
  {
    name: 'an order that gets another registration after its invoice',
    breaks: '9 place of supply, 9 registration',
    before: () => of().sent(),
    requests: ({ order_id }) =>
      run(
        sql`with other as (insert into gst_registrations (gstin, state, address1, city, postal_code)
            values ('32AAACM4154Q1ZB', 'Kerala', '9 Market Road', 'Kochi', '682001')
            on conflict (gstin) do update set city = excluded.city returning gst_registration_id)
          update orders set gst_registration_id = (select gst_registration_id from other) where order_id = ${order_id}`,
      ),
  },
  {
    name: 'an invoice a paisa off',
    breaks: '8 document',
    before: () => of().sent(),
    requests: ({ invoice_id }) =>
      run(
        sql`update invoices set invoice_taxable_amount = invoice_taxable_amount + 0.01, invoice_grand_total = invoice_grand_total + 0.01 where invoice_id = ${invoice_id}`,
      ),
  },
  {
    name: 'a line of a bill a paisa off, its head with it',
    breaks: '8 document line, 8 parts',
    before: () => of().sent(),
    requests: ({ bill_id }) =>
      run(
        sql`with l as (update bill_lines set taxable_amount = taxable_amount + 0.01, line_total = line_total + 0.01 where bill_id = ${bill_id}) update bills set bill_base_value = bill_base_value + 0.01, bill_grand_total = bill_grand_total + 0.01 where bill_id = ${bill_id}`,
      ),
  },
  {
    name: 'an invoice that names another place of supply',
    breaks: '9 place of supply',
    before: () => of().sent(),
    requests: ({ invoice_id }) =>
      run(sql`update invoices set place_of_supply = 'Kerala' where invoice_id = ${invoice_id}`),
  },
  {
    name: 'an invoice taxed by the heads of another state',
    breaks: '8 parts, 9 document taxes',
    before: () => of().sent(),
    requests: ({ invoice_id }) =>
      run(
        sql`update invoice_lines set igst_amount = cgst_amount + sgst_amount, cgst_amount = 0, sgst_amount = 0 where invoice_id = ${invoice_id}`,
      ),
  },
  {
    name: 'a bill that says it is paid',
    breaks: '11 trail, 13 bill',
    before: () => of().billed(),
    requests: ({ bill_id }) =>
      run(sql`update bills set status = 'PAID' where bill_id = ${bill_id}`),
  },
  {
    name: 'an invoice that says it is paid',
    breaks: '11 trail, 13 invoice',
    before: () => of().sent(),
    requests: ({ invoice_id }) =>
      run(sql`update invoices set status = 'PAID' where invoice_id = ${invoice_id}`),
  },
  {
    name: 'an order that says it is paid while its invoice is open',
    breaks: '13 agree, 13 order',
    before: () => of().billedBig(BIG),
    requests: ({ order_id }) =>
      run(sql`update orders set payment_status = 'PAID' where order_id = ${order_id}`),
  },
  {
    name: 'a credit note approved by its maker',
    breaks: '11 changes, second person',
    before: async () => {
      const made = await of().credited(await of().sent());
      await of().issueNote(made);
      return made;
    },
    requests: ({ creditnote_id }) =>
      run(
        sql`insert into audit_log (user_id, entity, entity_id, action) select created_by, 'CREDIT_NOTE', creditnote_id, 'ISSUE' from credit_notes where creditnote_id = ${creditnote_id}`,
      ),
  },
  {
    name: 'a stock ledger that can be changed',
    breaks: '11 append-only',
    requests: () => run(sql`alter table stock_ledger disable trigger stock_ledger_append_only`),
  },
];

/**
 * Mutants of goods, bills, invoices, credit notes and stock; the documents exist when a mutant
 * runs.
 */
export const goodsMutants = (of: () => Documents, run: RunRows): Mutant[] => [
  ...brokenStatements(of),
  ...brokenRows(of, run),
];
