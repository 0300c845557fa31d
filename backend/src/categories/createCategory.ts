import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { findCategory } from './categories.service.ts';
import type { Category, NewCategory } from './categories.shapes.ts';
import { asColumns, checkedFields, replaceManagers, uniquely } from './categoryFields.ts';

export async function createCategory(
  trx: Trx,
  body: NewCategory,
  viewer: Viewer,
): Promise<Category> {
  const fields = { ...checkedFields(body), category_name: body.category_name.trim() };
  const { category_id } = await uniquely(() =>
    trx
      .insertInto('categories')
      .values(asColumns(fields))
      .returning('category_id')
      .executeTakeFirstOrThrow(),
  );
  await replaceManagers(trx, category_id, body.category_manager ?? []);
  await audit(trx, viewer, { entity: 'CATEGORY', id: category_id, action: 'CREATE' });
  return findCategory(trx, { category_id });
}
