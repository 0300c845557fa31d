import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { RFQ_TRANSITIONS } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { isPositive } from '@munim/schema/shared/money.ts';
import { impliedTaxCategory } from '@munim/schema/shared/taxRates.ts';
import type { TaxPlace } from '../addresses/addresses.public.ts';
import { refuseForeignRegistration } from '../billing-registrations/billing-registrations.public.ts';
import { newChoice, placesOfSupply } from '../billing-registrations/placesOfSupply.public.ts';
import { refuseOtherDays } from '../core/data/comingDay.ts';
import { chosenRegistration } from '../core/data/companyRegistrations.ts';
import { insertRows } from '../core/data/insertRows.ts';
import { belowCostReasons, reasonChanges } from '../core/data/priceReasons.ts';
import { mustGet } from '../core/data/rows.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict, invalidTransition } from '../core/http/errors.ts';
import {
  type LockedRfq,
  lockRfqs,
  changeRfqStatuses,
} from '../quote-requests/quote-requests.public.ts';
import { itemMoney, writeHead } from './quotationItems.ts';
import { quotationById } from './quotations.service.ts';
import type { NewQuotation, Quotation } from './quotations.shapes.ts';

/** A quote request with all of its price. */
type PricedRfq = LockedRfq &
  Record<'rfq_selling_price' | 'rfq_offer_price' | 'pan_india_gst', string> & {
    rfq_offer_id: number;
  };

/** Priced requests of one customer become a draft; the included ones are locked into it in the same transaction. */
export async function createQuotation(work: Work, body: NewQuotation): Promise<Quotation> {
  const { trx, viewer } = work;
  const items = body.quotation_items.map((item) => ({
    ...item,
    included: item.included_in_quotation ?? true,
  }));
  const ids = items.map((item) => item.request_id);
  refuseOtherDays('valid_until', body.valid_until);
  refuseRepeated(ids);
  if (!items.some((item) => item.included))
    throw badField('quotation_items', 'At least one item must be included');
  const rfqs = checkRfqs(await lockRfqs(work, ids));
  const byId = new Map(rfqs.map((rfq) => [rfq.request_id, rfq]));
  refuseOutdated(items, byId);

  const { tenant_id, request_id, user_id, sales_person } = mustGet(byId, ids[0]);
  const choice = newChoice(body);
  await refuseForeignRegistration(trx, tenant_id, choice.billing_registration_id);
  const gst_registration_id = await chosenRegistration(work, body.gst_registration_id);
  const { quotation_id } = await trx
    .insertInto('quotations')
    .values({
      tenant_id,
      request_id,
      user_id,
      sales_person,
      created_by: viewer.userId,
      valid_until: body.valid_until ?? null,
      remarks: body.remarks ?? null,
      ...choice,
      gst_registration_id,
    })
    .returning('quotation_id')
    .executeTakeFirstOrThrow();
  const places = await placesOfSupply(
    work,
    { tenant_id, ...choice, gst_registration_id },
    rfqs.map((rfq) => rfq.address_id),
  );
  const drafts = items.map((item, index) => {
    const rfq = mustGet(byId, item.request_id);
    const { state_code, within_state } = mustGet(places, rfq.address_id);
    const line = lineOf(rfq, item.quotation_line_discount ?? '0', { state_code, within_state });
    return { ...line, quotation_id, line_number: index + 1, included_in_quotation: item.included };
  });
  const reasons = await belowCostReasons(
    work,
    drafts.map((line, index) => ({
      skuId: line.product_sku_id,
      cost: line.rfq_offer_price,
      price: line.rfq_selling_price,
      discountPercent: line.quotation_line_discount,
      given: items[index]?.below_cost_reason,
      stored: mustGet(byId, line.request_id).below_cost_reason,
      // the price itself was explained where the request was priced
      changed: line.included_in_quotation && isPositive(line.quotation_line_discount),
      line: line.line_number,
      field: `quotation_items.${index}.below_cost_reason`,
    })),
  );
  const lines = drafts.map((line, index) => ({
    ...line,
    below_cost_reason: reasons[index] ?? null,
  }));
  await insertRows(trx, 'quotation_items', lines);
  await writeHead(trx, quotation_id);
  await work.audit({
    entity: 'QUOTATION',
    id: quotation_id,
    action: 'CREATE',
    to: 'SENT',
    changes: reasonChanges(lines),
  });
  const included = items.filter((item) => item.included).map((item) => item.request_id);
  await changeRfqStatuses(work, included, 'QUOTATION_GENERATED');
  return quotationById(work, quotation_id);
}

/** The line starts with the price of its request. */
function lineOf(rfq: PricedRfq, quotation_line_discount: string, place: TaxPlace) {
  const {
    request_id,
    product_sku_id,
    address_id,
    rfq_offer_id,
    rfq_offer_price,
    quantity,
    rfq_selling_price,
    pan_india_gst,
    product_tax_category,
  } = rfq;
  const terms = { quantity, rfq_selling_price, pan_india_gst, quotation_line_discount };
  const money = itemMoney({ ...terms, ...place });
  return {
    request_id,
    product_sku_id,
    address_id,
    rfq_offer_id,
    rfq_offer_price,
    tax_category: taxCategoryOf(pan_india_gst, product_tax_category),
    ...terms,
    ...place,
    ...money,
  };
}

/** The request keeps the rate that it was priced with, not the category: of 0 % that is the product's, while it has one. */
const taxCategoryOf = (rate: string, ofProduct: TaxCategory): TaxCategory =>
  isPositive(rate) === (ofProduct === 'TAXABLE') ? ofProduct : impliedTaxCategory(rate);

function refuseRepeated(ids: readonly number[]): void {
  const index = ids.findIndex((id, i) => ids.indexOf(id) !== i);
  if (index >= 0)
    throw badField(
      `quotation_items.${index}.request_id`,
      'This quote request is in the list twice',
    );
}

/** The prices are those that the caller saw; names the requests that changed since. */
function refuseOutdated(
  items: NewQuotation['quotation_items'],
  byId: ReadonlyMap<number, PricedRfq>,
): void {
  const ids = items
    .filter(
      ({ request_id, version }) =>
        version !== undefined && byId.get(request_id)?.version !== version,
    )
    .map(({ request_id }) => request_id);
  if (ids.length) throw conflict(`quote request (${ids.join(', ')})`, { ids });
}

/** A CHECK of the table keeps every price of a PRICE_UPDATED request filled. */
function checkRfqs(rfqs: readonly LockedRfq[]): PricedRfq[] {
  for (const { status, tenant_id } of rfqs) {
    if (status !== 'PRICE_UPDATED')
      throw invalidTransition('RFQ', status, 'QUOTATION_GENERATED', RFQ_TRANSITIONS[status]);
    if (tenant_id !== rfqs[0]?.tenant_id)
      throw badField('quotation_items', 'All quote requests must be of one customer');
  }
  return rfqs as PricedRfq[];
}
