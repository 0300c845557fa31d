import crypto from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '../settings.ts';
import { holdCompany } from './company.ts';
import { settingsOf } from './companyRegistrations.ts';
import type { Database, Trx } from './database.ts';
import { type IssuedKind, type Master, type MasterName, MASTERS } from './issuedMasters.ts';
import type { ReadContext, Work } from './work.ts';

/**
 * Writes the copies of what issued documents say of goods and parties (docs/decisions/027): facts of master rows by kind
 * and id (issuedMasters.ts), and the company's letterhead.
 */
interface Document {
  rows: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** Statuses of one that was issued, whatever became of it. */
  isIssued: RawBuilder<unknown>;
  /** Revision of documents that can be issued again. */
  revision?: RawBuilder<unknown>;
  /** GST registration of the company whose document it is. */
  registration: RawBuilder<unknown>;
  /** Queries of the ids of its master rows. */
  ids: Partial<Record<MasterName, RawBuilder<unknown>>>;
}

const REGISTRATION = sql`d.gst_registration_id`;
const BY_GSTIN = sql`(select r.gst_registration_id from gst_registrations r where r.gstin = d.company_gstin)`;

const DOCUMENTS = {
  QUOTATION: {
    rows: sql`quotations d`,
    registration: REGISTRATION,
    id: sql`d.quotation_id`,
    revision: sql`d.revision`,
    isIssued: sql`d.status <> 'SENT'`,
    ids: {
      skus: sql`select l.product_sku_id from quotation_items l where l.quotation_id = d.quotation_id`,
      tenants: sql`select d.tenant_id`,
      addresses: sql`select l.address_id from quotation_items l where l.quotation_id = d.quotation_id`,
      billed_by_quotations: sql`select d.quotation_id`,
      people: sql`values (d.user_id), (d.sales_person)`,
    },
  },
  PURCHASE_ORDER: {
    rows: sql`purchase_orders d`,
    registration: REGISTRATION,
    id: sql`d.po_id`,
    isIssued: sql`d.issued_at is not null`,
    ids: {
      skus: sql`select l.product_sku_id from purchase_order_lines l where l.po_id = d.po_id`,
      sellers_of_purchase_orders: sql`select d.seller_id`,
      warehouses: sql`select d.warehouse_id`,
      places_of_purchase_orders: sql`select d.po_id`,
      places_of_purchase_order_lines: sql`select l.po_line_id from purchase_order_lines l where l.po_id = d.po_id`,
    },
  },
  DELIVERY_CHALLAN: {
    rows: sql`delivery_challans d`,
    registration: REGISTRATION,
    id: sql`d.challan_id`,
    isIssued: sql`d.status <> 'DRAFT'`,
    ids: {
      skus: sql`select l.product_sku_id from dc_lines l where l.challan_id = d.challan_id`,
      tenants: sql`select d.tenant_id`,
      sellers: sql`select d.seller_id`,
      billed_on_challans: sql`select d.challan_id`,
      orders: sql`select d.order_id`,
    },
  },
  INVOICE: {
    rows: sql`invoices d`,
    registration: BY_GSTIN,
    id: sql`d.invoice_id`,
    isIssued: sql`d.status not in ('DRAFT', 'VOID')`,
    ids: {
      skus: sql`select l.product_sku_id from invoice_lines l where l.invoice_id = d.invoice_id`,
      tenants: sql`select d.tenant_id`,
    },
  },
  BILL: {
    rows: sql`bills d`,
    registration: sql`(select po.gst_registration_id from purchase_orders po where po.po_id = d.included_po_ids[1])`,
    id: sql`d.bill_id`,
    isIssued: sql`d.status <> 'DRAFT'`,
    ids: {
      skus: sql`select l.product_sku_id from bill_lines l where l.bill_id = d.bill_id`,
      sellers: sql`select d.seller_id`,
    },
  },
  // goods and parties of a credit note are those of its invoice, whose copy it reads
  CREDIT_NOTE: {
    rows: sql`credit_notes d`,
    registration: BY_GSTIN,
    id: sql`d.creditnote_id`,
    isIssued: sql`d.status not in ('DRAFT', 'VOID')`,
    ids: {},
  },
} satisfies Record<IssuedKind, Document>;
const KINDS = Object.keys(DOCUMENTS) as IssuedKind[];

const objectOf = (parts: Record<string, RawBuilder<unknown>>) =>
  sql`jsonb_build_object(${sql.join(Object.entries(parts).flatMap(([name, part]) => [sql.lit(name), part]))})`;

function mastersOf({ ids }: Document) {
  const copied = Object.entries(ids).map(([name, query]) => {
    const { rows, id, facts }: Master = MASTERS[name as MasterName];
    return [
      name,
      sql`(select jsonb_object_agg(${id}, ${objectOf(facts)}) from ${rows} where ${id} in (${query}))`,
    ] as const;
  });
  return copied.length ? objectOf(Object.fromEntries(copied)) : sql`'{}'::jsonb`;
}

/** Settings of the company that documents print. */
const COMPANY = [
  'companyName',
  'companyAddress',
  'companyPlace',
  'companyGstin',
  'companyState',
  'companyStateCode',
  'companyPan',
  'companyCin',
  'companyPhone',
  'companyEmail',
  'companyBank',
  'companyUpi',
  'invoiceTerms',
  'quotationTerms',
  'companyLogo',
  'companySignature',
] as const satisfies (keyof Settings)[];

const companyFacts = (settings: Settings): string =>
  JSON.stringify(Object.fromEntries(COMPANY.map((name) => [name, settings[name]])));

/** Keeps the company as it is, once; answers its key. */
async function copyCompany(trx: Database | Trx, settings: Settings): Promise<string> {
  const facts = companyFacts(settings);
  const company_key = crypto.hash('sha256', facts);
  await trx
    .insertInto('company_copies')
    .values({ company_key, facts })
    .onConflict((already) => already.doNothing())
    .execute();
  return company_key;
}

async function copy(
  trx: Trx,
  settings: Settings,
  kind: IssuedKind,
  which: RawBuilder<unknown>,
): Promise<void> {
  const document: Document = DOCUMENTS[kind];
  const { rows, id, revision = sql`0` } = document;
  const company = await copyCompany(trx, settings);
  await sql`insert into issued_copies (entity, document_id, revision, company_key, masters)
    select ${kind}, ${id}, ${revision}, ${company}, ${mastersOf(document)} from ${rows} where ${which}`.execute(
    trx,
  );
}

/** Part of issuing a document, in its transaction: from now on it says what it says now. */
export async function copyIssued(
  { trx, settings }: Work,
  kind: IssuedKind,
  id: number,
): Promise<void> {
  await holdCompany(trx, settings);
  const own = settingsOf(settings, await registrationOf(trx, kind, id));
  await copy(trx, own, kind, sql`${DOCUMENTS[kind].id} = ${id}`);
}

/** Registration of a document, also of a draft; null where nobody knows it. */
async function registrationOf(db: Database | Trx, kind: IssuedKind, id: number) {
  const { rows: table, id: key, registration }: Document = DOCUMENTS[kind];
  const { rows } = await sql<{
    registration: number | null;
  }>`select ${registration} as registration from ${table} where ${key} = ${id}`.execute(db);
  return rows[0]?.registration ?? null;
}

/** Copies all issued documents of the demo data, which are written as rows. */
export async function copyAllIssued(trx: Trx, settings: Settings): Promise<void> {
  for (const kind of KINDS) {
    const { id, isIssued, revision = sql`0` }: Document = DOCUMENTS[kind];
    await copy(
      trx,
      settings,
      kind,
      sql`${isIssued} and not exists (select from issued_copies c where c.entity = ${kind} and c.document_id = ${id} and c.revision = ${revision})`,
    );
  }
}

/**
 * Copies the company when the service starts: the present one, so that two first documents do not
 * wait for each other, and that of documents which were issued before there were copies.
 */
export async function copyCompanyAtStart(db: Database, settings: Settings): Promise<void> {
  if (!settings.companyGstin) return;
  await copyCompany(db, settings);
  await db
    .updateTable('company_copies')
    .set({ facts: companyFacts(settings) })
    .where('company_key', '=', 'migrated')
    .where('facts', 'is', null)
    .execute();
}

/** Settings with the company as the document has it; those of now, of its registration, for a draft. */
export async function companyAsIssued(
  { db, settings }: Pick<ReadContext, 'db' | 'settings'>,
  { kind, id, revision = 0 }: { kind: IssuedKind; id: number; revision?: number },
): Promise<Settings> {
  const found = await db
    .selectFrom('issued_copies as ic')
    .innerJoin('company_copies as c', 'c.company_key', 'ic.company_key')
    .select('c.facts')
    .where('ic.entity', '=', kind)
    .where('ic.document_id', '=', id)
    .where('ic.revision', '=', revision)
    .executeTakeFirst();
  const facts = found?.facts as Partial<Settings> | null | undefined;
  // copies of before there were pictures have none
  if (facts) return { ...settings, companyLogo: '', companySignature: '', ...facts };
  return settingsOf(settings, await registrationOf(db, kind, id));
}
