import type { Work } from '../core/data/work.ts';
import { findCategory } from './categories.service.ts';
import type { Category, NewCategory } from './categories.shapes.ts';
import { asColumns, checkedFields, replaceManagers, withUniqueName } from './categoryFields.ts';

export async function createCategory(work: Work, body: NewCategory): Promise<Category> {
  const { trx } = work;
  const fields = { ...checkedFields(body), category_name: body.category_name.trim() };
  const { category_id } = await withUniqueName(() =>
    trx
      .insertInto('categories')
      .values(asColumns(fields))
      .returning('category_id')
      .executeTakeFirstOrThrow(),
  );
  await replaceManagers(trx, category_id, body.category_manager ?? []);
  await work.audit({ entity: 'CATEGORY', id: category_id, action: 'CREATE' });
  return findCategory(trx, { category_id });
}
