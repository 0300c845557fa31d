import { LIMITS } from '@munim/schema/shared/limits.ts';
import { dayFromToday } from '../core/data/days.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { lookUpColumn, moneyColumn, textColumn } from '../imports/importColumns.public.ts';
import {
  bodyOf,
  type ForeignSheet,
  idOf,
  type ImportColumn,
  type ImportDefinition,
  type ImportRow,
  textOf,
} from '../imports/imports.public.ts';
import { visibleOpenings } from './openings.public.ts';
import {
  NewOpening,
  OPENING_MODES,
  OpeningChange,
  type OpeningKindName,
} from './openings.shapes.ts';
import { changeOpening, createOpening } from './writeOpening.ts';

const dayColumn = (name: string, help: string, example: string): ImportColumn => ({
  name,
  kind: 'day',
  required: true,
  help,
  example,
});

const CUSTOMER = lookUpColumn(
  'customer',
  'CUSTOMER',
  { help: 'Whose it is', example: 'Kaveri Residency' },
  { required: true, field: 'tenant_id' },
);
const VENDOR = lookUpColumn(
  'vendor',
  'VENDOR',
  { help: 'Whose it is', example: 'Sri Traders' },
  { required: true, field: 'seller_id' },
);
const numberOf = (help: string) =>
  textColumn('number', 50, { help, example: 'OLD/25-26/0815' }, { required: true });
const DATE = dayColumn('document_date', 'Its date in the old books', '14-09-2026');
const DUE = dayColumn('due_date', 'Day by which it is to be paid', '14-10-2026');
const AS_OF: ImportColumn = {
  name: 'as_of',
  kind: 'day',
  help: 'Last day of the old books, yesterday when empty; later payments are made here',
  example: '22-11-2026',
};
const REMARKS = textColumn('remarks', LIMITS.reason, {
  help: 'What should be known of it',
  example: '',
});
const outstanding = (help: string, side: 'Dr' | 'Cr'): ImportColumn => ({
  name: 'outstanding',
  kind: 'decimal',
  places: 2,
  digits: 12,
  side,
  required: true,
  field: 'amount',
  help: `${help}; ${side} may be written behind it`,
  example: '1,23,456.50',
});

const ofDocument = (
  party: ImportColumn,
  number: string,
  side: 'Dr' | 'Cr',
): readonly ImportColumn[] => [
  party,
  numberOf(number),
  DATE,
  DUE,
  moneyColumn(
    'total',
    { help: 'Its whole amount with tax', example: '1,50,000.00' },
    { required: true },
  ),
  outstanding('What of it is unpaid as the old books end', side),
  AS_OF,
  REMARKS,
];

const ofAdvance = (party: ImportColumn, side: 'Dr' | 'Cr'): readonly ImportColumn[] => [
  party,
  numberOf('Number of its receipt, transfer or cheque'),
  DATE,
  outstanding('What of it settles nothing yet as the old books end', side),
  AS_OF,
  {
    name: 'payment_mode',
    kind: 'choice',
    of: OPENING_MODES,
    help: 'How it was paid; by bank when empty',
    example: 'UPI',
  },
  REMARKS,
];

interface Words {
  label: string;
  help: string;
}

const partyOf = (kind: OpeningKindName) =>
  kind === 'INVOICE' || kind === 'CUSTOMER_ADVANCE' ? 'customer' : 'vendor';

/** Facts of a row; an advance has no due date, and is as large as what is left of it. */
function factsOf(kind: OpeningKindName, row: ImportRow) {
  const isAdvance = kind === 'CUSTOMER_ADVANCE' || kind === 'VENDOR_ADVANCE';
  const amount = textOf(row, 'outstanding');
  return {
    number: textOf(row, 'number'),
    document_date: textOf(row, 'document_date'),
    as_of: textOf(row, 'as_of') || dayFromToday(-1),
    amount,
    remarks: textOf(row, 'remarks') || undefined,
    ...(isAdvance
      ? { total: amount, payment_mode: textOf(row, 'payment_mode') || 'BANK_TRANSFER' }
      : { total: textOf(row, 'total'), due_date: textOf(row, 'due_date') }),
  };
}

async function current({ db, viewer }: ReadContext, ids: readonly number[]) {
  const rows = await db
    .selectFrom('opening_documents as od')
    .select(['od.opening_id', 'od.tenant_id as customer', 'od.seller_id as vendor', 'od.number'])
    .select(['od.document_date', 'od.due_date', 'od.total', 'od.amount as outstanding', 'od.as_of'])
    .select(['od.payment_mode', 'od.remarks'])
    .where('od.opening_id', '=', eqAny([...ids]))
    .where(visibleOpenings(viewer))
    .execute();
  return new Map(rows.map(({ opening_id, ...values }) => [opening_id, values]));
}

/** Side of what is open: customers' debits are owed to the company, vendors' credits by it. */
const sideOf = (kind: OpeningKindName): 'Dr' | 'Cr' =>
  kind === 'INVOICE' || kind === 'VENDOR_ADVANCE' ? 'Dr' : 'Cr';
const TALLY_COLUMNS = new Set([
  ...['external_id', 'customer', 'vendor', 'number'],
  ...['document_date', 'due_date', 'total', 'outstanding'],
]);

/** A list of balances with a column for debits and one for credits: rows of the other side are left out. */
function sidedSheet(columns: readonly ImportColumn[], side: 'Dr' | 'Cr'): ForeignSheet {
  const [own, other] = side === 'Dr' ? ['Debit', 'Credit'] : ['Credit', 'Debit'];
  const names = ['external_id', ...columns.map(({ name }) => name)];
  const heads = (name: string) => {
    if (name === 'outstanding') return [own];
    if (name === 'total') return ['total', own];
    return name === 'due_date' ? ['due_date', 'document_date'] : [name];
  };
  return {
    marks: ['external_id', 'Debit', 'Credit'],
    columns: Object.fromEntries(names.map((name) => [name, heads(name)])),
    leftOut: { [other]: '[1-9]' },
  };
}

/** Documents of one kind from old books. */
function openingImport(
  kind: OpeningKindName,
  { label, help }: Words,
  columns: readonly ImportColumn[],
): ImportDefinition {
  const party = partyOf(kind);
  return {
    label,
    help,
    columns,
    permissions: [
      ['PAYMENT', 'WRITE'],
      party === 'customer' ? ['ORDER', 'READ'] : ['PURCHASE_ORDER', 'READ'],
    ],
    foreign: [sidedSheet(columns, sideOf(kind))],
    tally: {
      element: 'LEDGER',
      under: party === 'customer' ? 'Sundry Debtors' : 'Sundry Creditors',
      word:
        party === 'customer'
          ? 'open bill of this side of a ledger under Sundry Debtors'
          : 'open bill of this side of a ledger under Sundry Creditors',
      columns: Object.fromEntries(
        ['external_id', ...columns.map(({ name }) => name)]
          .filter((name) => TALLY_COLUMNS.has(name))
          .map((name) => [name, []]),
      ),
      bills: sideOf(kind),
    },
    entity: 'OPENING',
    table: 'opening_documents',
    key: 'opening_id',
    unique: [[party, 'document_date', 'number']],
    current,
    add: (work, _, row) =>
      createOpening(
        work,
        bodyOf(NewOpening, {
          kind,
          [party === 'customer' ? 'tenant_id' : 'seller_id']: idOf(row, party),
          ...factsOf(kind, row),
        }),
      ),
    async edit(work, _, opening_id, row) {
      if (row.changed.has(party))
        throw badField(
          party === 'customer' ? 'tenant_id' : 'seller_id',
          `A document of old books stays with its ${party}`,
        );
      await changeOpening(work, bodyOf(OpeningChange, { opening_id, ...factsOf(kind, row) }));
    },
  };
}

export const unpaidInvoiceImport = openingImport(
  'INVOICE',
  {
    label: 'Unpaid invoices',
    help: 'Invoices of the old books that customers have not paid yet, one row an invoice. They count as outstanding and are paid here; they are in no sale, no tax and no file for the tax portals. Import customers before.',
  },
  ofDocument(CUSTOMER, 'Number of the invoice in the old books', 'Dr'),
);

export const unpaidBillImport = openingImport(
  'BILL',
  {
    label: 'Unpaid bills',
    help: "Vendors' invoices of the old books that are not paid yet, one row a bill. They count as payable and are paid here. Import vendors before.",
  },
  ofDocument(VENDOR, "Number of the vendor's invoice", 'Cr'),
);

export const customerAdvanceImport = openingImport(
  'CUSTOMER_ADVANCE',
  {
    label: 'Advances of customers',
    help: 'Money that customers paid before the old books end and that settles no invoice there. It is used here for their orders and unpaid invoices. Import customers before.',
  },
  ofAdvance(CUSTOMER, 'Cr'),
);

export const vendorAdvanceImport = openingImport(
  'VENDOR_ADVANCE',
  {
    label: 'Advances to vendors',
    help: 'Money that vendors got before the old books end and that settles no bill there. It is used here for their purchase orders and unpaid bills. Import vendors before.',
  },
  ofAdvance(VENDOR, 'Dr'),
);
