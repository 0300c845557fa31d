import { configErrors, firstDuplicate } from '@munim/schema/categories/categories.rules.ts';
import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import type { Trx } from '../core/data/database.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import { eqAny } from '../core/data/search.ts';
import { badField } from '../core/http/errors.ts';
import type { Category, NewCategory } from './categories.shapes.ts';

type Attribute = Category['attributes'][number];

/**
 * Names must differ by more than case. Of two parallel requests the unique index refuses the
 * second.
 */
export const withUniqueName = <T>(write: () => Promise<T>): Promise<T> =>
  onDuplicate(
    'categories_name',
    badField('category_name', 'This category name is already in use'),
    write,
  );

function checkedSubCategories(given: readonly string[]): string[] {
  const names = given.map((name) => name.trim());
  const again = firstDuplicate(names);
  if (again !== undefined) throw badField('sub_categories', `${again} is there twice`);
  return names;
}

const cleanedAttribute = ({ name, type, options, required }: Attribute): Attribute => ({
  name: name.trim(),
  type,
  ...(type === 'choice' ? { options: (options ?? []).map((option) => option.trim()) } : {}),
  required: required ?? false,
});

function checkedConfig(given: readonly Attribute[]): Attribute[] {
  const [error] = configErrors(given);
  if (error) throw badField(`attributes.${error.index}.${error.field}`, error.text);
  return given.map(cleanedAttribute);
}

/** Columns of the given fields; jsonb is passed as text. */
export function checkedFields({
  category_name,
  sub_categories,
  attributes,
  is_active,
}: Partial<NewCategory>) {
  return {
    ...(category_name === undefined ? {} : { category_name: category_name.trim() }),
    ...(sub_categories === undefined
      ? {}
      : { sub_categories: checkedSubCategories(sub_categories) }),
    ...(attributes === undefined ? {} : { attributes: checkedConfig(attributes) }),
    ...(is_active === undefined ? {} : { is_active }),
  };
}

export const asColumns = <T extends { attributes?: Attribute[] }>({
  attributes,
  ...columns
}: T) => ({
  ...columns,
  ...(attributes === undefined ? {} : { attributes: JSON.stringify(attributes) }),
});

async function refuseOthers(trx: Trx, userIds: readonly number[]): Promise<void> {
  if (!userIds.length) return;
  const rows = await trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', eqAny(userIds))
    .where('role_id', 'in', CATEGORY_MANAGERS)
    .where('deleted_user', '=', false)
    .forKeyShare()
    .execute();
  const managers = new Set(rows.map((row) => row.user_id));
  const index = userIds.findIndex((id) => !managers.has(id));
  if (index >= 0)
    throw badField(`category_manager.${index}`, 'This user is not a category manager');
}

/** Makes these users the only managers of the category. Answers the managers before. */
export async function replaceManagers(
  trx: Trx,
  category_id: number,
  userIds: readonly number[],
): Promise<number[]> {
  await refuseOthers(trx, userIds);
  const before = await trx
    .deleteFrom('category_managers')
    .where('category_id', '=', category_id)
    .returning('user_id')
    .execute();
  if (userIds.length)
    await trx
      .insertInto('category_managers')
      .values(userIds.map((user_id) => ({ category_id, user_id })))
      .execute();
  return before.map((row) => row.user_id);
}
