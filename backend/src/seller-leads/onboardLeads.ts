import { GSTIN_PATTERN, gstinProblem } from '@munim/schema/shared/gstin.ts';
import { LIMITS, PHONE_PATTERN } from '@munim/schema/shared/limits.ts';
import { stateCodeOf, stateName } from '@munim/schema/shared/states.ts';
import { sql } from 'kysely';
import { requires } from '../core/access/access.ts';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { EMAIL_PATTERN } from '../core/http/shapes.ts';
import {
  auditAll,
  inSlices,
  type SheetDifference,
  type SheetKind,
  type SheetPlan,
  type SheetColumn,
  type SheetProblem,
  type SheetRow,
} from '../sheets/sheets.public.ts';

const PERSON = { kind: 'whole', min: 1, max: Number.MAX_SAFE_INTEGER } as const;
const COLUMNS: readonly SheetColumn[] = [
  { name: 'seller_name', kind: 'text', max: LIMITS.sellerName, required: true },
  {
    name: 'mobile_1',
    kind: 'text',
    max: 20,
    pattern: PHONE_PATTERN,
    message: 'mobile_1 must be 10 digits',
    required: true,
  },
  { name: 'lead_category', kind: 'text', max: LIMITS.leadCategory, required: true },
  {
    name: 'email_id_1',
    kind: 'text',
    max: 150,
    pattern: EMAIL_PATTERN,
    message: 'email_id_1 is not a valid e-mail address',
  },
  { name: 'contact_name', kind: 'text', max: 100 },
  {
    name: 'gstin',
    kind: 'text',
    max: 20,
    pattern: GSTIN_PATTERN,
    message: 'gstin must be 15 capital letters and digits',
  },
  { name: 'city', kind: 'text', max: LIMITS.addressCity },
  { name: 'state', kind: 'text', max: LIMITS.addressCity },
  { name: 'pin_code', kind: 'whole', min: 100_000, max: 999_999 },
  { name: 'product_id', ...PERSON },
  { name: 'lead_owner', ...PERSON },
  { name: 'zone', kind: 'choice', of: ['NORTH', 'SOUTH', 'EAST', 'WEST', 'CENTRAL'] },
  { name: 'source_person', ...PERSON },
];

const mobileOf = ({ values }: SheetRow) => values['mobile_1'] as string;
const numbersIn = (rows: readonly SheetRow[], ...columns: string[]) => [
  ...new Set(
    rows.flatMap(({ values }) =>
      columns.flatMap((column) => (values[column] == null ? [] : [values[column] as number])),
    ),
  ),
];

/** Ids that the sheet names and that may be named. The products stay while it is written. */
async function readNamed(trx: Trx, rows: readonly SheetRow[], lock: boolean) {
  const products = await trx
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', eqAny(numbersIn(rows, 'product_id')))
    .where('is_deleted', '=', false)
    .orderBy('product_id')
    .$if(lock, (found) => found.forKeyShare())
    .execute();
  const staff = await trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', eqAny(numbersIn(rows, 'lead_owner', 'source_person')))
    .where('role_id', 'is not', null)
    .where('deleted_user', '=', false)
    .execute();
  const people = new Set(staff.map((user) => user.user_id));
  return {
    product_id: new Set(products.map((product) => product.product_id)),
    lead_owner: people,
    source_person: people,
  };
}

/** Leads by their phone numbers, locked so that none is deleted while products are linked to it. */
async function readLeads(
  trx: Trx,
  mobiles: readonly string[],
  lock: boolean,
): Promise<Map<string, number>> {
  const leads = await trx
    .selectFrom('seller_leads')
    .select(['lead_id', 'mobile_1'])
    .where('mobile_1', '=', eqAny(mobiles))
    .orderBy('lead_id')
    .$if(lock, (found) => found.forKeyShare())
    .execute();
  return new Map(leads.map((lead) => [lead.mobile_1, lead.lead_id]));
}

type Named = Awaited<ReturnType<typeof readNamed>>;
const NOT_FOUND = {
  product_id: 'This product does not exist',
  lead_owner: 'This member of staff does not exist',
  source_person: 'This member of staff does not exist',
} as const;

function problemsOf({ row, values }: SheetRow, named: Named): SheetProblem[] {
  const gstin = values['gstin'];
  const wrong = gstin == null ? null : gstinProblem(String(gstin));
  return [
    ...(wrong ? [{ row, column: 'gstin', message: wrong }] : []),
    ...(Object.keys(NOT_FOUND) as (keyof Named)[])
      .filter((column) => values[column] != null && !named[column].has(values[column] as number))
      .map((column) => ({ row, column, message: NOT_FOUND[column] })),
    ...stateProblem(row, values['state']),
  ];
}

function stateProblem(row: number, state: unknown): SheetProblem[] {
  if (typeof state !== 'string' || stateCodeOf(state) !== null) return [];
  return [{ row, column: 'state', message: `${state} is not a state of India` }];
}

/** The row with the official name of its state. */
const lead = ({ values }: SheetRow) =>
  typeof values['state'] === 'string'
    ? { ...values, state: stateName(stateCodeOf(values['state']) ?? '') }
    : values;

async function createLeads(
  work: Work,
  rows: readonly SheetRow[],
): Promise<{ lead_id: number; mobile_1: string }[]> {
  const { trx, viewer } = work;
  const made = await sql<{ lead_id: number; mobile_1: string }>`
    insert into seller_leads (seller_name, mobile_1, lead_category, email_id_1, contact_name, gstin, city, state, pin_code, lead_owner, zone,
      source_person, created_by)
    select l.*, ${viewer.userId}::bigint from json_to_recordset(${JSON.stringify(rows.map(lead))}::json) as l (seller_name text,
      mobile_1 text, lead_category text, email_id_1 text, contact_name text, gstin text, city text, state text, pin_code int,
      lead_owner bigint, zone text, source_person bigint)
    order by l.mobile_1 on conflict (mobile_1) do nothing returning lead_id, mobile_1`.execute(trx);
  await auditAll(
    work,
    made.rows.map(({ lead_id }) => ({
      entity: 'SELLER_LEAD' as const,
      id: lead_id,
      action: 'CREATE',
    })),
  );
  return made.rows;
}

interface ProductLink {
  lead_id: number;
  product_id: number;
}

/** Ties that are there already stay as they are. */
async function linkProducts(work: Work, ties: readonly ProductLink[]): Promise<void> {
  const { trx, viewer } = work;
  const made = await sql<ProductLink>`
    insert into product_leads (lead_id, product_id, created_by)
    select distinct t.lead_id, t.product_id, ${viewer.userId}::bigint from json_to_recordset(${JSON.stringify(ties)}::json) as t (lead_id bigint, product_id bigint)
    order by t.lead_id, t.product_id on conflict (lead_id, product_id) do nothing returning lead_id, product_id`.execute(
    trx,
  );
  const entries = made.rows.map(({ lead_id, product_id }) => ({
    entity: 'SELLER_LEAD' as const,
    id: lead_id,
    action: 'ADD_PRODUCT',
    changes: { product_id: { from: null, to: product_id } },
  }));
  await auditAll(work, entries);
}

const linkKey = (mobile: string, productId: unknown) => `${mobile} ${String(productId)}`;

async function readLinks(trx: Trx, leads: ReadonlyMap<string, number>): Promise<Set<string>> {
  const ties = await trx
    .selectFrom('product_leads as p')
    .innerJoin('seller_leads as l', 'l.lead_id', 'p.lead_id')
    .select(['l.mobile_1', 'p.product_id'])
    .where('p.lead_id', '=', eqAny([...leads.values()]))
    .execute();
  return new Set(ties.map((tie) => linkKey(tie.mobile_1, tie.product_id)));
}

/** The rows that make a lead, and what each row adds. */
async function compare(
  rows: readonly SheetRow[],
  existing: ReadonlyMap<string, number>,
  tied: Set<string>,
) {
  const fresh = new Map<string, SheetRow>();
  const differences: SheetDifference[] = [];
  await inSlices(rows, (row) => {
    const { values } = row;
    const mobile = mobileOf(row);
    const id = existing.get(mobile) ?? null;
    const tell = (field: string) =>
      differences.push({ row: row.row, id, field, from: null, to: String(values[field]) });
    if (id === null && !fresh.has(mobile)) {
      fresh.set(mobile, row);
      tell('seller_name');
    }
    const tie = linkKey(mobile, values['product_id']);
    if (values['product_id'] != null && !tied.has(tie)) {
      tied.add(tie);
      tell('product_id');
    }
  });
  return { fresh: [...fresh.values()], differences };
}

/** A lead made elsewhere meanwhile with the same phone number counts for this sheet too. */
async function write(
  work: Work,
  rows: readonly SheetRow[],
  fresh: readonly SheetRow[],
): Promise<number> {
  const { trx } = work;
  const made = await createLeads(work, fresh);
  const leads = await readLeads(trx, rows.map(mobileOf), true);
  const ties = rows.flatMap((row) => {
    const [lead_id, product_id] = [
      leads.get(mobileOf(row)),
      row.values['product_id'] as number | null | undefined,
    ];
    return lead_id !== undefined && product_id != null ? [{ lead_id, product_id }] : [];
  });
  await linkProducts(work, ties);
  return made.length;
}

/**
 * Imports many leads, each as create_lead would make it: one per phone number, an existing lead is
 * used as it is.
 */
export const leadSheet: SheetKind = {
  method: 'POST',
  url: '/seller_directory/onBoardLeads',
  access: requires('seller', 'WRITE'),
  counted: 'created',
  sheet: { columns: COLUMNS },
  plan: async (work, rows, lock): Promise<SheetPlan> => {
    const { trx } = work;
    const named = await readNamed(trx, rows, lock);
    const existing = await readLeads(trx, rows.map(mobileOf), lock);
    const { fresh, differences } = await compare(rows, existing, await readLinks(trx, existing));
    const problems = rows.flatMap((row) => problemsOf(row, named));
    return {
      records: fresh.length,
      differences,
      problems,
      write: () => write(work, rows, fresh),
    };
  },
};
