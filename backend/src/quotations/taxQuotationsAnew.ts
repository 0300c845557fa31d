import { stateName } from '@munim/schema/shared/states.ts';
import { type TaxAnew, taxPlacesOf } from '../addresses/addresses.public.ts';
import { mustGet } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { itemMoney, writeHead } from './quotationItems.ts';

/** Lines of a draft get the present states of their addresses. The caller has locked the quotation. */
export async function taxQuotationAnew(work: Work, quotationId: number): Promise<void> {
  const { trx } = work;
  const items = await trx
    .selectFrom('quotation_items')
    .selectAll()
    .where('quotation_id', '=', quotationId)
    .execute();
  const places = await taxPlacesOf(
    work,
    items.map((item) => item.address_id),
  );
  const placeOf = (item: { address_id: number }) => mustGet(places, item.address_id);
  const moved = items.filter((item) => item.state_code !== placeOf(item).state_code);
  if (!moved.length) return;
  for (const item of moved)
    await trx
      .updateTable('quotation_items')
      .set({ ...placeOf(item), ...itemMoney({ ...item, ...placeOf(item) }) })
      .where('quotation_item_id', '=', item.quotation_item_id)
      .execute();
  await writeHead(trx, quotationId);
  const changes = moved.map((item) => [
    `line ${item.line_number} state`,
    {
      from: item.state_code && stateName(item.state_code),
      to: stateName(placeOf(item).state_code),
    },
  ]);
  await work.audit({
    entity: 'QUOTATION',
    id: quotationId,
    action: 'TAX',
    changes: Object.fromEntries(changes) as Record<string, { from: unknown; to: unknown }>,
  });
}

/**
 * Drafts follow their addresses into another state. What the customer has been sent stays as it was
 * sent, until it is recalled; the order made of it is taxed for the new state and says so.
 */
export const taxQuotationsAnew: TaxAnew = async (work, { address_id, state_code }) => {
  const quotations = await work.trx
    .selectFrom('quotations as q')
    .select('q.quotation_id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('quotation_items as i')
          .select('i.quotation_item_id')
          .whereRef('i.quotation_id', '=', 'q.quotation_id')
          .where('i.address_id', '=', address_id)
          .where('i.state_code', 'is distinct from', state_code),
      ),
    )
    .where('q.status', '=', 'SENT')
    .orderBy('q.quotation_id')
    .forUpdate('q')
    .execute();
  for (const { quotation_id } of quotations) await taxQuotationAnew(work, quotation_id);
  return [];
};
