import { type RawBuilder, sql } from 'kysely';
import { indianDay } from '../core/data/days.ts';
import { financialYear } from '../core/data/documentNumber.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { visibleBills } from './bills.public.ts';

const bare = (number: unknown) => sql`upper(regexp_replace(${number}, '[[:space:]]', '', 'g'))`;

/** Numbers are the same whatever their spaces and capitals; also those of before spaces were taken out. */
export const isSameNumber = (one: unknown, other: unknown): RawBuilder<boolean> =>
  sql<boolean>`${bare(one)} = ${bare(other)}`;

/**
 * Bills that the viewer sees and that have the vendor invoice number of a draft in its year, drafts too; of one without a
 * date in the year of today. Issuing decides: it is refused beside issued ones.
 */
export async function sameNumberBills(
  { db, viewer }: ReadContext,
  draftIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (!draftIds.length) return new Map();
  const rows = await db
    .selectFrom('bills as d')
    .innerJoin('bills as b', 'b.seller_id', 'd.seller_id')
    .select(['d.bill_id as draft_id', 'b.bill_id'])
    .where('d.bill_id', '=', eqAny(draftIds))
    .whereRef('b.bill_id', '<>', 'd.bill_id')
    .where('b.status', '<>', 'CANCELLED')
    .where(isSameNumber(sql.ref('b.seller_invoice_number'), sql.ref('d.seller_invoice_number')))
    .where(
      sql<boolean>`coalesce(b.seller_invoice_year, ${financialYear(indianDay())}) = coalesce(d.seller_invoice_year, ${financialYear(indianDay())})`,
    )
    .where(visibleBills(viewer))
    .orderBy('b.bill_id')
    .execute();
  const found = Map.groupBy(rows, (row) => row.draft_id);
  return new Map([...found].map(([id, others]) => [id, others.map((other) => other.bill_id)]));
}
