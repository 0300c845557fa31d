import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { findCategory, lockCategory } from './categories.service.ts';
import type { Category, CategoryChange } from './categories.shapes.ts';
import { asColumns, checkedFields, replaceManagers, withUniqueName } from './categoryFields.ts';
import { refuseLostSubCategories, refuseLostValues } from './refuseLostValues.ts';

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

async function changeManagers(trx: Trx, { category_id, category_manager }: CategoryChange) {
  if (category_manager === undefined) return {};
  const before = await replaceManagers(trx, category_id, category_manager);
  return differences(
    { category_manager: inOrder(before) },
    { category_manager: inOrder(category_manager) },
  );
}

/**
 * Changes a category. The body has no version: of two parallel changes the last one wins, and the
 * audit log has both. New managers count from the next call on: the row scope reads the table every
 * time.
 */
export async function changeCategory(work: Work, body: CategoryChange): Promise<Category> {
  const { trx } = work;
  const { category_id } = body;
  const before = await lockCategory(trx, category_id);
  const fields = checkedFields(body);
  if (fields.sub_categories) await refuseLostSubCategories(trx, before, fields.sub_categories);
  if (fields.attributes) await refuseLostValues(trx, before, fields.attributes);
  const changes = differences(before, fields);
  if (Object.keys(changes).length)
    await withUniqueName(() =>
      trx
        .updateTable('categories')
        .set(asColumns(fields))
        .where('category_id', '=', category_id)
        .execute(),
    );
  Object.assign(changes, await changeManagers(trx, body));
  if (Object.keys(changes).length)
    await work.audit({ entity: 'CATEGORY', id: category_id, action: 'UPDATE', changes });
  return findCategory(trx, { category_id });
}
