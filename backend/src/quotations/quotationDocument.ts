import { indianDay } from '../core/data/days.ts';
import { companyAsIssued } from '../core/data/issuedCopies.ts';
import { copyOfQuotation, issuedDaysToPay } from '../core/data/issuedMasters.ts';
import type { ReadContext } from '../core/data/work.ts';
import {
  customerFacts,
  type CustomerFacts,
  customerParties,
  placeNote,
  placeOfSupply,
} from '../core/print/customerPart.ts';
import { type GoodsLine, goodsTable } from '../core/print/goodsTable.ts';
import { html, printPage } from '../core/print/html.ts';
import { printedDay } from '../core/print/printedDay.ts';
import { noticePart, printHead, remarksPart, textPart } from '../core/print/printParts.ts';
import { endPart } from '../core/print/sumsPart.ts';
import type { Settings } from '../core/settings.ts';
import type { Quotation, QuotationItem } from './quotations.shapes.ts';

/** Data of the print beside the record, and the company of the day on which it was sent. */
export interface QuotationPrintFacts extends CustomerFacts {
  company: Settings;
  /** Null for one that was sent before its copy had them. */
  daysToPay: number | null;
}

export async function quotationPrintFacts(
  { db, settings }: Pick<ReadContext, 'db' | 'settings'>,
  { quotation_id: id, revision, sales_person }: Quotation,
): Promise<QuotationPrintFacts> {
  const copy = copyOfQuotation(id, revision);
  const { user_id, days_to_pay } = await db
    .selectFrom('quotations as q')
    .innerJoin('tenants as t', 't.tenant_id', 'q.tenant_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copy))
    .select(['q.user_id', issuedDaysToPay.as('days_to_pay')])
    .where('q.quotation_id', '=', id)
    .executeTakeFirstOrThrow();
  const facts = await customerFacts(db, { contactId: user_id, salesPersonId: sales_person }, copy);
  return {
    ...facts,
    daysToPay: days_to_pay,
    company: await companyAsIssued({ db, settings }, { kind: 'QUOTATION', id, revision }),
  };
}

/** Mark across the sheets of a quotation that binds nobody, and the sentence that says why. */
const MARKS: Partial<Record<Quotation['status'], [mark: string, sentence: string]>> = {
  SENT: ['DRAFT', 'Draft: not sent yet, this is no offer.'],
  REJECTED: ['REJECTED', 'This quotation is rejected: it is no offer any more.'],
};

/** Payment term in words, by the rule of its invoices' due date. */
const paymentTerm = (days: number): string =>
  days === 0
    ? 'On the day of the invoice'
    : `Within ${days} ${days === 1 ? 'day' : 'days'} of the invoice`;

/**
 * Print for the customer: no seller, cost or margin. A4 with its head repeated on each page. In a
 * mail a greeting precedes it.
 */
export function quotationDocument(
  quotation: Quotation,
  facts: QuotationPrintFacts,
  greeting = '',
): string {
  const { company, daysToPay } = facts;
  const { quotation_id, revision, valid_until } = quotation;
  const items = quotation.quotation_items.filter((item) => item.included_in_quotation);
  const places = items.map((item) => item.delivery_address_details);
  const goods = items.map((item) =>
    toGoods(item, placeNote(item.delivery_address_details, places)),
  );
  const withinState = items.every((item) => item.within_state);
  const [mark = null, sentence = null] = MARKS[quotation.status] ?? [];
  const title = `Quotation ${quotation_id}`;
  const content = html`
    ${printHead(company, {
      title: 'Quotation',
      facts: [
        ['Quotation no.', String(quotation_id)],
        ['Revision', revision > 0 && String(revision)],
        ['Date', printedDay(indianDay(new Date(quotation.created_date)))],
        ['Valid until', valid_until && printedDay(valid_until)],
        placeOfSupply(items),
        ['Payment', daysToPay !== null && paymentTerm(daysToPay)],
      ],
    })}
    ${noticePart(sentence)} ${customerParties(quotation, facts, places)}
    ${goodsTable(goods, withinState)}
    ${endPart(goods, company, {
      withinState,
      total: quotation.grand_total,
      beside: html`${remarksPart(quotation.remarks)} ${textPart('Terms', company.quotationTerms)}`,
    })}
  `;
  return printPage(title, [{ content, foot: title, mark }], greeting);
}

const toGoods = (item: QuotationItem, place: string | null): GoodsLine => ({
  name: item.sku_info.product_sku_name,
  notes: [item.remarks, place],
  hsn_code: item.sku_info.hsn_code,
  quantity: item.quantity,
  unit_code: item.sku_info.unit,
  money: {
    ...item,
    price: item.rfq_selling_price,
    discount: item.quotation_line_discount,
    gst: item.pan_india_gst,
    total: item.item_total,
  },
});
