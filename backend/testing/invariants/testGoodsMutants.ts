import { brokenRows, type RunRows } from './testBrokenRows.ts';
import { meeting } from './testDefects.ts';
import type { goodsDocuments } from './testGoodsDocuments.ts';
import { lost, type Mutant, rewritten, twice } from './testMutants.ts';

type Documents = ReturnType<typeof goodsDocuments>;

const noBalanceLock = {
  of: /for update of b/,
  as: (text: string) => text.replace('for update of b', ''),
};
const BALANCES = /^\s*update stock_balances/;
const LEDGER = /^insert into "stock_ledger"/;
/** Units that come to a paisa of tax together and to none each. */
const CHEAP = { quantity: 9, selling_price: '0.05', offer_price: '0.04' };

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
    before: () => of().billedBig(),
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

/**
 * Mutants of goods, bills, invoices, credit notes and stock; the documents exist when a mutant
 * runs.
 */
export const goodsMutants = (of: () => Documents, run: RunRows): Mutant[] => [
  ...brokenStatements(of),
  ...brokenRows(of, run),
];
