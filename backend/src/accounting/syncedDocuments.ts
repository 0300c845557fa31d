import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { sql } from 'kysely';
import type { Database } from '../core/data/database.ts';
import {
  copyOf,
  issuedSeller,
  issuedSkuInfo,
  issuedTenantInfo,
} from '../core/data/issuedMasters.ts';
import { noteChanges } from '../core/data/requestChanges.ts';
import type { LedgerDocument, LedgerLine, DocumentKind } from './ledger.ts';

/** A document with what accounting needs. */
export interface DocumentState {
  status: string;
  /** Last known id in accounting. */
  accountingId: string | null;
  document: LedgerDocument;
}

/** Statuses that accounting has; a cancelled document is void there, and no other was ever sent. */
export const isLive = ({ status }: DocumentState): boolean =>
  LIVE_INVOICE_STATUSES.some((live) => live === status);
export const isCancelled = ({ status }: DocumentState): boolean => status === 'CANCELLED';

const READ = {
  BILL: readBill,
  INVOICE: readInvoice,
  CREDIT_NOTE: readCreditNote,
} as const satisfies Record<DocumentKind, unknown>;

/** Undefined when there is no such document. */
export const readDocument = (
  db: Database,
  record: DocumentKind,
  id: number,
): Promise<DocumentState | undefined> => READ[record](db, id);

/** Lines of a copy, over issued_copies as ic. */
const lineOf = sql<
  LedgerLine[]
>`coalesce(json_agg(json_build_object('name', ${issuedSkuInfo} ->> 'product_sku_name', 'hsn_code', ${issuedSkuInfo} ->> 'hsn_code',
  'quantity', l.quantity, 'rate', l.price::text, 'discount_percent', l.discount_percent::text, 'gst_percent', l.pan_india_gst::text,
  'taxable', l.taxable_amount::text, 'total', l.line_total::text) order by l.line_number), '[]')`;

const tenantName = sql<string>`${issuedTenantInfo} ->> 'tenant_name'`;

async function readBill(db: Database, id: number): Promise<DocumentState | undefined> {
  const lines = sql<
    LedgerLine[]
  >`(select ${lineOf} from (select bl.*, bl.offer_price as price, 0 as discount_percent
    from bill_lines bl where bl.bill_id = b.bill_id and bl.quantity > 0) l
    join skus k using (product_sku_id) join products p on p.product_id = k.product_id)`;
  const row = await db
    .selectFrom('bills as b')
    .innerJoin('sellers as s', 's.seller_id', 'b.seller_id')
    .selectAll('b')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('BILL', 'b.bill_id')))
    .select([
      issuedSeller.name.as('seller_name'),
      issuedSeller.gstin.as('gstin'),
      lines.as('lines'),
    ])
    .where('b.bill_id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    status: row.status,
    accountingId: row.zoho_bill_id,
    document: {
      document_type: 'BILL',
      reference: `BILL-${id}`,
      number: row.seller_invoice_number ?? '',
      date: row.seller_invoice_date ?? '',
      due_date: row.payment_due_date,
      party_name: row.seller_name,
      party_gstin: row.gstin,
      lines: row.lines,
      sub_total: row.bill_base_value,
      tax_total: row.bill_gst_amount,
      round_off: row.round_off,
      total: row.bill_grand_total,
    },
  };
}

async function readInvoice(db: Database, id: number): Promise<DocumentState | undefined> {
  const lines = sql<LedgerLine[]>`(select ${lineOf} from (select il.*, il.selling_price as price
    from invoice_lines il where il.invoice_id = i.invoice_id) l
    join skus k using (product_sku_id) join products p on p.product_id = k.product_id)`;
  const row = await db
    .selectFrom('invoices as i')
    .innerJoin('tenants as t', 't.tenant_id', 'i.tenant_id')
    .selectAll('i')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('INVOICE', 'i.invoice_id')))
    .select([tenantName.as('tenant_name'), lines.as('lines')])
    .where('i.invoice_id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    status: row.status,
    accountingId: row.zoho_invoice_id,
    document: {
      document_type: 'INVOICE',
      reference: `INVOICE-${id}`,
      number: row.invoice_number ?? '',
      date: row.invoice_date ?? '',
      due_date: row.due_date,
      party_name: row.tenant_name,
      party_gstin: row.tenant_gstin,
      lines: row.lines,
      sub_total: row.invoice_taxable_amount,
      tax_total: row.invoice_gst_amount,
      round_off: '0.00',
      total: row.invoice_grand_total,
    },
  };
}

/** Units as credited; the rate is the credited amount of one, as a price difference has no units. */
async function readCreditNote(db: Database, id: number): Promise<DocumentState | undefined> {
  const lines = sql<
    LedgerLine[]
  >`(select ${lineOf} from (select n.line_number, n.pan_india_gst, n.taxable_amount, n.line_total, il.product_sku_id,
      case when n.quantity > 0 then n.quantity else 1 end as quantity, 0 as discount_percent,
      round(n.taxable_amount / case when n.quantity > 0 then n.quantity else 1 end, 2) as price
    from credit_note_lines n join invoice_lines il using (invoice_line_id) where n.creditnote_id = c.creditnote_id) l
    join skus k using (product_sku_id) join products p on p.product_id = k.product_id)`;
  const row = await db
    .selectFrom('credit_notes as c')
    .innerJoin('tenants as t', 't.tenant_id', 'c.tenant_id')
    .innerJoin('invoices as i', 'i.invoice_id', 'c.invoice_id')
    .selectAll('c')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('INVOICE', 'c.invoice_id')))
    .select([tenantName.as('tenant_name'), 'i.tenant_gstin', lines.as('lines')])
    .where('c.creditnote_id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    status: row.status,
    accountingId: row.zoho_creditnote_id,
    document: {
      document_type: 'CREDIT_NOTE',
      reference: `CREDIT_NOTE-${id}`,
      number: row.creditnote_number ?? '',
      date: row.creditnote_date ?? '',
      due_date: null,
      party_name: row.tenant_name,
      party_gstin: row.tenant_gstin,
      lines: row.lines,
      sub_total: row.creditnote_taxable_amount,
      tax_total: row.creditnote_gst_amount,
      round_off: '0.00',
      total: row.creditnote_grand_total,
    },
  };
}

/** Sync state on the document itself; it never changes the document's own status. */
export interface SyncResult {
  accountingId?: string | null;
  sync_status?: 'SYNCED' | 'FAILED' | null;
  sync_error?: string | null;
  synced?: true;
}

export async function writeSyncResult(
  db: Database,
  record: DocumentKind,
  id: number,
  { accountingId, synced, ...note }: SyncResult,
): Promise<void> {
  const columns = { ...note, ...(synced ? { synced_at: sql<string>`now()` } : {}) };
  if (record === 'BILL')
    await db
      .updateTable('bills')
      .set({ ...columns, ...(accountingId === undefined ? {} : { zoho_bill_id: accountingId }) })
      .where('bill_id', '=', id)
      .execute();
  else if (record === 'CREDIT_NOTE')
    await db
      .updateTable('credit_notes')
      .set({
        ...columns,
        ...(accountingId === undefined ? {} : { zoho_creditnote_id: accountingId }),
      })
      .where('creditnote_id', '=', id)
      .execute();
  else
    await db
      .updateTable('invoices')
      .set({ ...columns, ...(accountingId === undefined ? {} : { zoho_invoice_id: accountingId }) })
      .where('invoice_id', '=', id)
      .execute();
  noteChanges(record, [id]);
}
