import { RFQ_TRANSITIONS } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { refuseOtherDays } from '../core/data/comingDay.ts';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { belowCostReasons } from '../core/data/priceReasons.ts';
import type { Work } from '../core/data/work.ts';
import { badField, invalidTransition } from '../core/http/errors.ts';
import {
  type LockedRfq,
  lockRfqs,
  changeRfqStatuses,
} from '../quote-requests/quote-requests.public.ts';
import { itemMoney, writeHead } from './quotationItems.ts';
import { billQuotation, type LockedQuotation } from './quotations.public.ts';
import type { ItemChange, QuotationChange } from './quotations.shapes.ts';

/** Changes the lines, validity and remarks of a draft; the head follows from the lines. */
export async function editQuotation(
  work: Work,
  quotation: LockedQuotation,
  body: QuotationChange,
): Promise<void> {
  const { trx } = work;
  const { quotation_id, quotation_items: changes = [], valid_until, remarks } = body;
  refuseOtherDays('valid_until', valid_until);
  const items = await itemsFor(trx, quotation_id, changes);
  const takenIn = await changeStatusesOfRfqs(work, items);
  const edits: [string, { from: unknown; to: unknown }][] = [];
  const wanted = items.map(({ before, change }) => ({
    ...presentPrice(takenIn.get(before.request_id)),
    ...termsOf(change),
  }));
  const reasons = await belowCostReasons(
    work,
    items.map(({ before, change }, index) =>
      pricedLine(before, wanted[index] ?? {}, change, index),
    ),
  );
  for (const [index, { before, change }] of items.entries()) {
    const requested = { ...wanted[index], below_cost_reason: reasons[index] ?? null };
    const columns = { ...requested, ...itemMoney({ ...before, ...requested }) };
    await trx
      .updateTable('quotation_items')
      .set(columns)
      .where('quotation_item_id', '=', change.quotation_item_id)
      .execute();
    for (const [field, edit] of Object.entries(differences(before, requested)))
      edits.push([`line ${before.line_number} ${field}`, edit]);
  }
  const header = {
    ...(valid_until === undefined ? {} : { valid_until }),
    ...(remarks === undefined ? {} : { remarks }),
  };
  if (Object.keys(header).length)
    await trx
      .updateTable('quotations')
      .set(header)
      .where('quotation_id', '=', quotation_id)
      .execute();
  await writeHead(trx, quotation_id);
  edits.push(...Object.entries(differences(quotation, header)));
  await work.audit({
    entity: 'QUOTATION',
    id: quotation_id,
    action: 'EDIT',
    changes: Object.fromEntries(edits),
  });
  await billQuotation(work, quotation, body);
}

type Item = Awaited<ReturnType<typeof itemsFor>>[number]['before'];
const PRICE_COLUMNS = ['rfq_offer_price', 'rfq_selling_price', 'quotation_line_discount'] as const;

function pricedLine(before: Item, wanted: Partial<Item>, change: ItemChange, index: number) {
  const after = { ...before, ...wanted };
  return {
    skuId: after.product_sku_id,
    cost: after.rfq_offer_price,
    price: after.rfq_selling_price,
    discountPercent: after.quotation_line_discount,
    given: change.below_cost_reason,
    stored: before.below_cost_reason,
    changed:
      after.included_in_quotation &&
      PRICE_COLUMNS.some((column) => after[column] !== before[column]),
    line: before.line_number,
    field: `quotation_items.${index}.below_cost_reason`,
  };
}

/** Fields of a line in the columns' own spelling. */
function termsOf({
  included_in_quotation,
  quantity,
  rfq_selling_price,
  quotation_line_discount,
}: ItemChange) {
  return {
    ...(included_in_quotation === undefined ? {} : { included_in_quotation }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(rfq_selling_price === undefined ? {} : { rfq_selling_price: toMoney(rfq_selling_price) }),
    ...(quotation_line_discount === undefined
      ? {}
      : { quotation_line_discount: toMoney(quotation_line_discount) }),
  };
}

/**
 * A line that is included again starts with its request's present prices, which may have changed.
 */
const presentPrice = (rfq: LockedRfq | undefined) =>
  rfq?.rfq_offer_id && rfq.rfq_offer_price && rfq.rfq_selling_price
    ? {
        rfq_offer_id: rfq.rfq_offer_id,
        rfq_offer_price: rfq.rfq_offer_price,
        rfq_selling_price: rfq.rfq_selling_price,
        quantity: rfq.quantity,
      }
    : {};

async function itemsFor(trx: Trx, quotationId: number, changes: readonly ItemChange[]) {
  const rows = await trx
    .selectFrom('quotation_items as i')
    .selectAll('i')
    .where('i.quotation_id', '=', quotationId)
    .execute();
  const byId = new Map(rows.map((row) => [row.quotation_item_id, row]));
  return changes.map((change, index) => {
    const before = byId.get(change.quotation_item_id);
    byId.delete(change.quotation_item_id);
    if (!before)
      throw badField(
        `quotation_items.${index}.quotation_item_id`,
        'This is not an item of the quotation, or is in the list twice',
      );
    if (change.rfq_selling_price !== undefined && !isPositive(change.rfq_selling_price))
      throw badField(
        `quotation_items.${index}.rfq_selling_price`,
        'rfq_selling_price must be above 0',
      );
    return { before, change };
  });
}

/** A line taken out frees its request; a line taken in locks it again, when it still may be quoted. Answers those taken in. */
async function changeStatusesOfRfqs(
  work: Work,
  items: Awaited<ReturnType<typeof itemsFor>>,
): Promise<Map<number, LockedRfq>> {
  const moved = items.filter(
    ({ before, change }) =>
      change.included_in_quotation !== undefined &&
      change.included_in_quotation !== before.included_in_quotation,
  );
  if (!moved.length) return new Map();
  const ids = moved.map(({ before }) => before.request_id);
  const rfqs = await lockRfqs(work, ids);
  const takenIn = new Set(
    moved
      .filter(({ change }) => change.included_in_quotation)
      .map(({ before }) => before.request_id),
  );
  const taken = rfqs.filter(({ request_id }) => takenIn.has(request_id));
  for (const { status } of taken)
    if (status !== 'PRICE_UPDATED')
      throw invalidTransition('RFQ', status, 'QUOTATION_GENERATED', RFQ_TRANSITIONS[status]);
  await changeRfqStatuses(
    work,
    ids.filter((id) => !takenIn.has(id)),
    'PRICE_UPDATED',
  );
  await changeRfqStatuses(work, [...takenIn], 'QUOTATION_GENERATED');
  return new Map(taken.map((rfq) => [rfq.request_id, rfq]));
}
