import { RFQ_MOVES } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { isPositive } from '@munim/schema/shared/money.ts';
import { audit, differences } from '../core/audit.ts';
import type { Trx } from '../core/database.ts';
import { indianDay } from '../core/days.ts';
import { badField, invalidTransition } from '../core/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/viewer.ts';
import { lockRfqs, moveRfqs } from '../quote-requests/quote-requests.service.ts';
import { itemMoney, writeHead } from './quotationItems.ts';
import type { ItemChange, QuotationChange } from './quotations.shapes.ts';

/** Changes the lines, validity and remarks of a draft; the head follows from the lines. */
export async function editQuotation(trx: Trx, settings: Settings, body: QuotationChange, viewer: Viewer): Promise<void> {
  const { quotation_id, quotation_items: changes = [], valid_until, remarks } = body;
  refusePast(valid_until);
  const items = await itemsFor(trx, quotation_id, changes);
  await moveInAndOut(trx, items, viewer);
  for (const { before, change } of items) {
    const { quotation_item_id, ...asked } = change;
    const after = { ...before, ...asked };
    const columns = { ...asked, ...itemMoney(after, settings) };
    await trx.updateTable('quotation_items').set(columns).where('quotation_item_id', '=', quotation_item_id).execute();
  }
  const header = { ...(valid_until === undefined ? {} : { valid_until }), ...(remarks === undefined ? {} : { remarks }) };
  if (Object.keys(header).length) await trx.updateTable('quotations').set(header).where('quotation_id', '=', quotation_id).execute();
  await writeHead(trx, quotation_id);
  const lines = items.map(({ before, change }) => [`line ${before.line_number}`, { from: null, to: differences(before, change) }]);
  const head = Object.entries(header).map(([field, to]) => [field, { from: null, to }]);
  await audit(trx, viewer, {
    entity: 'QUOTATION',
    id: quotation_id,
    action: 'EDIT',
    changes: Object.fromEntries([...lines, ...head]) as Record<string, { from: unknown; to: unknown }>,
  });
}

export function refusePast(validUntil: string | null | undefined): void {
  if (validUntil && validUntil < indianDay()) throw badField('valid_until', 'valid_until must not be in the past');
}

async function itemsFor(trx: Trx, quotationId: number, changes: readonly ItemChange[]) {
  const rows = await trx
    .selectFrom('quotation_items as i')
    .innerJoin('addresses as a', 'a.address_id', 'i.address_id')
    .selectAll('i')
    .select('a.state as address_state')
    .where('i.quotation_id', '=', quotationId)
    .execute();
  const byId = new Map(rows.map((row) => [row.quotation_item_id, row]));
  return changes.map((change, index) => {
    const before = byId.get(change.quotation_item_id);
    byId.delete(change.quotation_item_id);
    if (!before)
      throw badField(`quotation_items.${index}.quotation_item_id`, 'This is not an item of the quotation, or is in the list twice');
    if (change.rfq_selling_price !== undefined && !isPositive(change.rfq_selling_price))
      throw badField(`quotation_items.${index}.rfq_selling_price`, 'rfq_selling_price must be above 0');
    return { before, change };
  });
}

/** A line taken out frees its request; a line taken in locks it again, when it still may be quoted. */
async function moveInAndOut(trx: Trx, items: Awaited<ReturnType<typeof itemsFor>>, viewer: Viewer): Promise<void> {
  const moved = items.filter(
    ({ before, change }) => change.included_in_quotation !== undefined && change.included_in_quotation !== before.included_in_quotation,
  );
  if (!moved.length) return;
  const rfqs = await lockRfqs(
    trx,
    moved.map(({ before }) => before.request_id),
    viewer,
  );
  const taken = new Set(moved.filter(({ change }) => change.included_in_quotation).map(({ before }) => before.request_id));
  for (const rfq of rfqs.filter(({ request_id }) => taken.has(request_id)))
    if (rfq.status !== 'PRICE_UPDATED') throw invalidTransition('RFQ', rfq.status, 'QUOTATION_GENERATED', RFQ_MOVES[rfq.status]);
  const left = moved.map(({ before }) => before.request_id).filter((id) => !taken.has(id));
  await moveRfqs(trx, viewer, left, 'PRICE_UPDATED');
  await moveRfqs(trx, viewer, [...taken], 'QUOTATION_GENERATED');
}
