import type { Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { eqAny } from '../core/data/search.ts';
import { badField } from '../core/http/errors.ts';
import { refuseUnlessStaff } from '../users/users.public.ts';
import type { OptionalFacts } from './sellers.shapes.ts';

/** Locks the categories, so that none is removed meanwhile. */
async function refuseUnknownCategories(trx: Trx, ids: readonly number[]): Promise<void> {
  const found = await trx
    .selectFrom('categories')
    .select('category_id')
    .where('category_id', '=', eqAny(ids))
    .forKeyShare()
    .execute();
  const known = new Set(found.map((row) => row.category_id));
  const index = ids.findIndex((id) => !known.has(id));
  if (index !== -1) throw badField(`categories.${index}`, 'This category does not exist');
}

/** Checks of a new or changed seller that the shapes cannot make. */
export async function checkFacts(
  trx: Trx,
  { year_of_establishment, categories, source_person }: OptionalFacts,
): Promise<void> {
  const thisYear = Number(indianDay().slice(0, 4));
  if (year_of_establishment && year_of_establishment > thisYear)
    throw badField('year_of_establishment', `year_of_establishment must be <= ${thisYear}`);
  if (categories?.length) await refuseUnknownCategories(trx, categories);
  await refuseUnlessStaff(trx, 'source_person', source_person);
}

export const duplicateGstin = () => badField('gstin', 'Another seller has this GST number');
