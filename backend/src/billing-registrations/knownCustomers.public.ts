import { type RawBuilder, sql } from 'kysely';
import { visibleTenants } from '../core/access/rowScope.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';

/** Fields to write of a customer; null for what stays as it is, or is not there. */
interface Written {
  /** Null for a new one. */
  tenant_id: number | null;
  org_id: number;
  tenant_name: string | null;
  gst_no: string | null;
}

const LOCK = sql.lit('known customers');
/** Capitals and spaces make no other name. */
const sameName = (column: RawBuilder<string>) =>
  sql<string>`lower(regexp_replace(trim(${column}), '\\s+', ' ', 'g'))`;

/** One after the other: of two that are made at once the second finds the first. */
async function repeatedBy(
  { trx, viewer }: Work,
  { tenant_id, org_id, tenant_name, gst_no }: Written,
) {
  await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(trx);
  return trx
    .selectFrom('tenants as t')
    .innerJoin('organisations as g', 'g.org_id', 't.org_id')
    .select(['t.tenant_id', 't.tenant_name', 't.org_id', 'g.organisation_name'])
    .select([
      sql<boolean>`coalesce(t.gst_no = ${gst_no}, false)`.as('has_number'),
      sql<boolean>`${visibleTenants(viewer)}`.as('is_visible'),
    ])
    .where('t.is_deleted', '=', false)
    .where(sql<boolean>`t.tenant_id is distinct from ${tenant_id}`)
    .where(
      sql<boolean>`(t.gst_no = ${gst_no} or (t.org_id = ${org_id}
        and ${sameName(sql.ref('t.tenant_name'))} = ${sameName(sql`${tenant_name}::text`)}))`,
    )
    .orderBy('t.tenant_id')
    .execute();
}

type Known = Awaited<ReturnType<typeof repeatedBy>>[number];

/** Number and name of the customer, for viewers who may see it. */
const nameOf = ({ is_visible, tenant_id, tenant_name }: Known) =>
  is_visible ? `#${tenant_id} ${tenant_name}` : 'of another sales person';
const idsOf = (known: readonly Known[]) => ({
  ids: known.flatMap(({ is_visible, tenant_id }) => (is_visible ? [tenant_id] : [])),
});

/**
 * Refuses a customer that is known already: a GST number is one legal person, which belongs to one organisation.
 * Within it a second customer of the number, or of the name, is a unit of its own when the caller says so
 * (docs/rules/customers.md#duplicates).
 */
export async function refuseKnownCustomer(
  work: Work,
  written: Written,
  isConfirmed: boolean,
): Promise<void> {
  if (written.gst_no === null && written.tenant_name === null) return;
  const known = await repeatedBy(work, written);
  const elsewhere = known.filter(({ org_id }) => org_id !== written.org_id);
  const [other] = elsewhere;
  if (other) {
    const { message, ...refusal } = badField(
      'gst_no',
      other.is_visible
        ? `Customer ${nameOf(other)} of the organisation ${other.organisation_name} has this GST number`
        : 'A customer of another organisation, which you do not see, has this GST number: ask its sales person or an administrator',
    );
    throw refused(message, 'DUPLICATE_GSTIN', {
      ...refusal.details,
      ...idsOf(elsewhere),
    });
  }
  const [same] = known;
  if (!same || isConfirmed) return;
  throw refused(
    `Customer ${nameOf(same)} of this organisation has ${same.has_number ? 'this GST number' : 'this name'} already`,
    'DUPLICATE_CUSTOMER',
    { field: same.has_number ? 'gst_no' : 'tenant_name', ...idsOf(known) },
  );
}
