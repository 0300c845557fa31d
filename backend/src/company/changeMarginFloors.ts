import { toMoney } from '@munim/schema/shared/money.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { endChange, lockCompany, readCompany } from './company.service.ts';
import type { Company, MarginFloors } from './company.shapes.ts';

type Floor = MarginFloors['category_floors'][number];

/** Categories in one order, so that two changes never wait for each other. */
async function lockCategories({ trx }: Work, floors: readonly Floor[]) {
  const ids = floors.map(({ category_id }) => category_id);
  if (new Set(ids).size < ids.length)
    throw badField('category_floors', 'Each category has one floor');
  const rows = await trx
    .selectFrom('categories')
    .select(['category_id', 'margin_floor'])
    .where('category_id', '=', eqAny(ids))
    .where('is_deleted', '=', false)
    .orderBy('category_id')
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.category_id, row.margin_floor]));
  return floors.map(({ category_id, margin_floor }, index) => {
    const from = byId.get(category_id);
    if (from === undefined)
      throw badField(`category_floors.${index}.category_id`, 'There is no such category');
    return { category_id, from, to: margin_floor === null ? null : toMoney(margin_floor) };
  });
}

/** Sets the least profit on cost, of the company and of categories; prices that stand are not validated again. */
export async function changeMarginFloors(work: Work, body: MarginFloors): Promise<Company> {
  const { trx } = work;
  const company = await lockCompany(trx, body.version);
  const floors = await lockCategories(work, body.category_floors);
  const to = toMoney(body.margin_floor);
  const changed = floors.filter((floor) => floor.from !== floor.to);
  if (to === company.margin_floor && !changed.length) return readCompany(trx);
  await trx.updateTable('company').set({ margin_floor: to }).execute();
  for (const { category_id, from, to: floor } of changed) {
    await trx
      .updateTable('categories')
      .set({ margin_floor: floor })
      .where('category_id', '=', category_id)
      .execute();
    await work.audit({
      entity: 'CATEGORY',
      id: category_id,
      action: 'UPDATE',
      changes: { margin_floor: { from, to: floor } },
    });
  }
  // a change of categories alone is not in the company's audit log
  return endChange(
    work,
    to === company.margin_floor ? {} : { margin_floor: { from: company.margin_floor, to } },
  );
}
