import {
  EDITABLE_PO_STATES,
  PO_TRANSITIONS,
} from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import { toMoney } from '@munim/schema/shared/money.ts';
import { refuseOtherDays } from '../core/data/comingDay.ts';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField, invalidTransition } from '../core/http/errors.ts';
import {
  redateDeliveryPoints,
  resizeDeliveryPoint,
} from '../delivery-schedule/delivery-schedule.public.ts';
import { expectedDate } from './makePurchaseOrder.ts';
import type { LineChange, PurchaseOrder, PurchaseOrderChange } from './purchase-orders.shapes.ts';
import {
  lineMoney,
  linesOf,
  type PoLineRow,
  takeFromOrder,
  writeHead,
} from './purchaseOrderLines.ts';
import { type LockedPurchaseOrder, lockPurchaseOrder } from './purchaseOrderLocks.ts';
import { purchaseOrderById } from './readPurchaseOrders.ts';

type Edits = [string, { from: unknown; to: unknown }][];

/** Lines while it is written; later only the remark, the day and the contact. */
export async function editPurchaseOrder(
  work: Work,
  body: PurchaseOrderChange,
): Promise<PurchaseOrder> {
  const { trx } = work;
  const po = await lockPurchaseOrder(work, body.po_id, body.version);
  const changes = body.purchase_order_lines ?? [];
  if (po.po_state === 'CANCELLED' || (changes.length && !EDITABLE_PO_STATES.includes(po.po_state)))
    throw invalidTransition('purchase order', po.po_state, 'DRAFT', PO_TRANSITIONS[po.po_state]);
  const header = headerOf(body);
  const headerEdits = Object.entries(differences(po, header));
  if (headerEdits.some(([field]) => field === 'due_date'))
    refuseOtherDays('due_date', header.due_date);
  const edits = [...(await editLines(trx, po, changes)), ...headerEdits];
  if (edits.length) {
    if (headerEdits.length)
      await trx.updateTable('purchase_orders').set(header).where('po_id', '=', po.po_id).execute();
    if (headerEdits.some(([field]) => field === 'due_date'))
      await redate(trx, po, header.due_date ?? null);
    await writeHead(trx, po.po_id);
    await work.audit({
      entity: 'PURCHASE_ORDER',
      id: po.po_id,
      action: 'EDIT',
      changes: Object.fromEntries(edits),
    });
  }
  return purchaseOrderById(work, po.po_id);
}

const headerOf = ({
  remark,
  due_date,
  seller_email,
  seller_whatsapp_number,
}: PurchaseOrderChange) => ({
  ...(remark === undefined ? {} : { remark: remark || null }),
  ...(due_date === undefined ? {} : { due_date }),
  ...(seller_email === undefined ? {} : { seller_email }),
  ...(seller_whatsapp_number === undefined ? {} : { seller_whatsapp_number }),
});

/** Changes the expected day before issue; afterwards points are postponed one by one. */
async function redate(trx: Trx, po: LockedPurchaseOrder, dueDate: string | null): Promise<void> {
  if (po.po_state === 'ISSUED') return;
  const order =
    po.order_id === null
      ? undefined
      : await trx
          .selectFrom('orders')
          .select('edd')
          .where('order_id', '=', po.order_id)
          .executeTakeFirst();
  await redateDeliveryPoints(trx, po.po_id, expectedDate(dueDate, order?.edd));
}

/** Fields of a line in the columns' own spelling. */
const termsOf = ({ quantity, offer_price, quotation_line_discount, remark }: LineChange) => ({
  ...(quantity === undefined ? {} : { quantity }),
  ...(offer_price === undefined ? {} : { offer_price: toMoney(offer_price) }),
  ...(quotation_line_discount === undefined
    ? {}
    : { quotation_line_discount: toMoney(quotation_line_discount) }),
  ...(remark === undefined ? {} : { remark: remark || null }),
});

function withRows(lines: readonly PoLineRow[], changes: readonly LineChange[]) {
  const byId = new Map(lines.map((line) => [line.po_line_id, line]));
  return changes.map((change, index) => {
    const before = byId.get(change.po_line_id);
    byId.delete(change.po_line_id);
    const field = `purchase_order_lines.${index}`;
    if (!before)
      throw badField(
        `${field}.po_line_id`,
        'This is not a line of the purchase order, or is in the list twice',
      );
    if (before.cancelled_quantity > 0)
      throw badField(`${field}.po_line_id`, 'This line is cancelled');
    return { before, terms: termsOf(change), field };
  });
}

async function editLines(
  trx: Trx,
  po: LockedPurchaseOrder,
  changes: readonly LineChange[],
): Promise<Edits> {
  if (!changes.length) return [];
  const requested = withRows(await linesOf(trx, po.po_id), changes);
  await takeFromOrder(
    trx,
    po.order_id,
    requested.map(({ before, terms, field }) => ({
      order_line_id: before.order_line_id,
      quantity: (terms.quantity ?? before.quantity) - before.quantity,
      before: before.quantity,
      field: `${field}.quantity`,
    })),
  );
  const edits: Edits = [];
  for (const { before, terms } of requested) {
    const differ = Object.entries(differences(before, terms));
    if (!differ.length) continue;
    const money = lineMoney({ ...before, ...terms }, po.within_state);
    await trx
      .updateTable('purchase_order_lines')
      .set({ ...terms, ...money })
      .where('po_line_id', '=', before.po_line_id)
      .execute();
    if (terms.quantity !== undefined && terms.quantity !== before.quantity)
      await resizeDeliveryPoint(trx, before.po_line_id, terms.quantity);
    for (const [field, edit] of differ) edits.push([`line ${before.line_number} ${field}`, edit]);
  }
  return edits;
}
