import crypto from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Settings } from '../settings.ts';
import type { Database, Trx } from './database.ts';
import { type SellerInfo, sellerInfo, type SkuInfo, skuInfo, tenantInfo } from './embeds.ts';
import type { ReadContext, Work } from './work.ts';

/**
 * Copies of what issued documents say of goods and parties (docs/decisions/027): facts of master rows by kind and id,
 * and the company's letterhead. Reads join issued_copies as ic; what has no copy, a draft above all, is read live.
 */
interface Master {
  rows: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** By the names under which they are copied. */
  facts: Record<string, RawBuilder<unknown>>;
}

const MASTERS = {
  skus: {
    rows: sql`skus k join products p using (product_id)`,
    id: sql`k.product_sku_id`,
    // a picture is no statement of the document, and its file may be removed
    facts: { info: sql`${skuInfo}::jsonb - 'assets'`, unit_code: sql`k.unit_code` },
  },
  tenants: {
    rows: sql`tenants t`,
    id: sql`t.tenant_id`,
    facts: { info: tenantInfo, gst_no: sql`t.gst_no` },
  },
  sellers: {
    rows: sql`sellers s left join addresses sa on sa.address_id = s.office_address_id`,
    id: sql`s.seller_id`,
    facts: { info: sellerInfo, gstin: sql`s.gstin` },
  },
  transporters: {
    rows: sql`transporters tr`,
    id: sql`tr.transporter_id`,
    facts: { transporter_name: sql`tr.transporter_name`, gst_number: sql`tr.gst_number` },
  },
} satisfies Record<string, Master>;
type MasterName = keyof typeof MASTERS;

interface Document {
  rows: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** Statuses of one that was issued, whatever became of it. */
  isIssued: RawBuilder<unknown>;
  /** Queries of the ids of its master rows. */
  ids: Partial<Record<MasterName, RawBuilder<unknown>>>;
}

const DOCUMENTS = {
  INVOICE: {
    rows: sql`invoices d`,
    id: sql`d.invoice_id`,
    isIssued: sql`d.status not in ('DRAFT', 'VOID')`,
    ids: {
      skus: sql`select l.product_sku_id from invoice_lines l where l.invoice_id = d.invoice_id`,
      tenants: sql`select d.tenant_id`,
      transporters: sql`select s.transporter_id from shipments s where s.shipment_id = d.shipment_id`,
    },
  },
  BILL: {
    rows: sql`bills d`,
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
    id: sql`d.creditnote_id`,
    isIssued: sql`d.status not in ('DRAFT', 'VOID')`,
    ids: {},
  },
} satisfies Record<string, Document>;
export type IssuedKind = keyof typeof DOCUMENTS;
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
  'companyGstin',
  'companyState',
  'companyStateCode',
  'companyPan',
  'companyCin',
  'companyPhone',
  'companyEmail',
  'companyBank',
  'invoiceTerms',
  'quotationTerms',
] as const satisfies (keyof Settings)[];

const companyFacts = (settings: Settings): string =>
  JSON.stringify(Object.fromEntries(COMPANY.map((name) => [name, settings[name]])));

/** Keeps the company as it is, once; answers its key. */
async function copyCompany(trx: Trx, settings: Settings): Promise<string> {
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
  const { rows, id } = document;
  const company = await copyCompany(trx, settings);
  await sql`insert into issued_copies (entity, document_id, company_key, masters)
    select ${kind}, ${id}, ${company}, ${mastersOf(document)} from ${rows} where ${which}`.execute(
    trx,
  );
}

/** Part of issuing a document, in its transaction: from now on it says what it says now. */
export const copyIssued = ({ trx, settings }: Work, kind: IssuedKind, id: number): Promise<void> =>
  copy(trx, settings, kind, sql`${DOCUMENTS[kind].id} = ${id}`);

/** For the demo data, whose documents are written as rows. */
export async function copyAllIssued(trx: Trx, settings: Settings): Promise<void> {
  for (const kind of KINDS) {
    const { id, isIssued } = DOCUMENTS[kind];
    await copy(
      trx,
      settings,
      kind,
      sql`${isIssued} and not exists (select from issued_copies c where c.entity = ${kind} and c.document_id = ${id})`,
    );
  }
}

/** At the start of the service: the company on documents that were issued before they were copied. */
export async function copyCompanyOfMigrated(db: Database, settings: Settings): Promise<void> {
  await db
    .updateTable('company_copies')
    .set({ facts: companyFacts(settings) })
    .where('company_key', '=', 'migrated')
    .where('facts', 'is', null)
    .execute();
}

/** Settings with the company as the document has it; those of now for a draft. */
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
  return { ...settings, ...(found?.facts as Partial<Settings> | null | undefined) };
}

/** The copy of a document in the row; quotations have one by revision. */
export const copyOf = (kind: IssuedKind, id: string | number) =>
  sql<boolean>`ic.entity = ${kind} and ic.document_id = ${typeof id === 'number' ? id : sql.ref(id)}`;

const pathOf = (master: MasterName, fact: string) =>
  sql`array[${sql.lit(master)}, ${MASTERS[master].id}::text, ${sql.lit(fact)}]`;

/** An embed as it was copied, else as it is: what the copy has not is live. */
const infoAsIssued = <T>(master: MasterName, live: RawBuilder<T>) =>
  sql<T>`(${live}::jsonb || coalesce(ic.masters #> ${pathOf(master, 'info')}, '{}'))`;

const textAsIssued = <T extends string | null>(
  master: MasterName,
  fact: string,
  live: RawBuilder<T>,
) => sql<T>`(coalesce(ic.masters #> ${pathOf(master, fact)}, to_jsonb(${live})) #>> '{}')`;

/** Over skus as k, products as p. */
export const issuedSkuInfo = infoAsIssued<Omit<SkuInfo, 'thumbnail'>>('skus', skuInfo);
export const issuedUnitCode = textAsIssued('skus', 'unit_code', sql<string>`k.unit_code`);
/** Over tenants as t. */
export const issuedTenantInfo = infoAsIssued('tenants', tenantInfo);
/** Over sellers as s, their office addresses as sa; null when none is joined. */
export const issuedSellerInfo = sql<
  Static<typeof SellerInfo>
>`case when s.seller_id is not null then ${infoAsIssued('sellers', sellerInfo)} end`;
/** Over sellers as s. */
export const issuedSeller = {
  name: sql<string>`coalesce(ic.masters #>> array['sellers', s.seller_id::text, 'info', 'seller_name'], s.seller_name)`,
  gstin: textAsIssued('sellers', 'gstin', sql<string | null>`s.gstin`),
};
/** Over transporters as tr; null when none is joined. */
export const issuedTransporter = {
  name: textAsIssued('transporters', 'transporter_name', sql<string | null>`tr.transporter_name`),
  gstin: textAsIssued('transporters', 'gst_number', sql<string | null>`tr.gst_number`),
};
