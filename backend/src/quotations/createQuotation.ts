import type { Trx } from '../core/database.ts';
import { audit } from '../core/audit.ts';
import { badField, invalidTransition } from '../core/errors.ts';
import { sql } from 'kysely';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/viewer.ts';
import { lockRfqs, moveRfqs } from '../quote-requests/quote-requests.service.ts';
import { RFQ_MOVES } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { refusePast } from './editQuotation.ts';
import { itemMoney, writeHead } from './quotationItems.ts';
import { quotationById } from './quotations.service.ts';
import type { NewQuotation, Quotation } from './quotations.shapes.ts';

type LockedRfq = Awaited<ReturnType<typeof lockRfqs>>[number];

/** Priced requests of one customer become a draft; the included ones are locked into it in the same transaction. */
export async function createQuotation(trx: Trx, settings: Settings, body: NewQuotation, viewer: Viewer): Promise<Quotation> {
  const items = body.quotation_items.map((item) => ({ ...item, included: item.included_in_quotation ?? true }));
  refusePast(body.valid_until);
  refuseRepeated(items.map((item) => item.request_id));
  if (!items.some((item) => item.included)) throw badField('quotation_items', 'At least one item must be included');
  const rfqs = new Map(
    (
      await lockRfqs(
        trx,
        items.map((item) => item.request_id),
        viewer,
      )
    ).map((rfq) => [rfq.request_id, rfq]),
  );
  const first = rfqs.get(items[0]!.request_id)!;
  refuseUnpriced([...rfqs.values()], first);

  const { quotation_id } = await trx
    .insertInto('quotations')
    .values({
      ...{ tenant_id: first.tenant_id, request_id: first.request_id, user_id: first.user_id, sales_person: first.sales_person },
      ...{ valid_until: body.valid_until ?? null, remarks: body.remarks ?? null, created_by: viewer.userId },
    })
    .returning('quotation_id')
    .executeTakeFirstOrThrow();
  const states = await statesOf(
    trx,
    [...rfqs.values()].map((rfq) => rfq.address_id),
  );
  await trx
    .insertInto('quotation_items')
    .values(
      items.map((item, index) => {
        const rfq = rfqs.get(item.request_id)!;
        const terms = {
          quantity: rfq.quantity,
          rfq_selling_price: rfq.rfq_selling_price!,
          quotation_line_discount: item.quotation_line_discount ?? '0',
          pan_india_gst: rfq.pan_india_gst!,
        };
        return {
          ...{
            quotation_id,
            line_number: index + 1,
            request_id: rfq.request_id,
            product_sku_id: rfq.product_sku_id,
            address_id: rfq.address_id,
          },
          ...{ included_in_quotation: item.included, rfq_offer_id: rfq.rfq_offer_id!, rfq_offer_price: rfq.rfq_offer_price! },
          ...terms,
          ...itemMoney({ ...terms, address_state: states.get(rfq.address_id)! }, settings),
        };
      }),
    )
    .execute();
  await writeHead(trx, quotation_id);
  await audit(trx, viewer, { entity: 'QUOTATION', id: quotation_id, action: 'CREATE', to: 'SENT' });
  await moveRfqs(
    trx,
    viewer,
    items.filter((item) => item.included).map((item) => item.request_id),
    'QUOTATION_GENERATED',
  );
  return quotationById(trx, settings, quotation_id, viewer);
}

function refuseRepeated(ids: number[]): void {
  const index = ids.findIndex((id, i) => ids.indexOf(id) !== i);
  if (index >= 0) throw badField(`quotation_items.${index}.request_id`, 'This quote request is in the list twice');
}

function refuseUnpriced(rfqs: LockedRfq[], first: LockedRfq): void {
  for (const rfq of rfqs) {
    if (rfq.status !== 'PRICE_UPDATED') throw invalidTransition('RFQ', rfq.status, 'QUOTATION_GENERATED', RFQ_MOVES[rfq.status]);
    if (rfq.tenant_id !== first.tenant_id) throw badField('quotation_items', 'All quote requests must be of one customer');
  }
}

async function statesOf(trx: Trx, addressIds: number[]): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('addresses')
    .select(['address_id', 'state'])
    .where('address_id', '=', sql<number>`any(${addressIds})`)
    .execute();
  return new Map(rows.map((row) => [row.address_id, row.state]));
}
