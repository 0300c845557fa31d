import { QUOTATION_TRANSITIONS } from '@munim/schema/quotations/quotations.rules.ts';
import type { Work } from '../core/data/work.ts';
import { conflict, forbidden, invalidTransition } from '../core/http/errors.ts';
import { editQuotation } from './editQuotation.ts';
import { changeQuotationStatus, lockQuotation } from './quotations.public.ts';
import { quotationById } from './quotations.service.ts';
import type { Quotation, QuotationChange } from './quotations.shapes.ts';

const isEdit = ({
  quotation_items,
  valid_until,
  remarks,
  billing_registration_id,
  bills_customer_itself,
  gst_registration_id,
}: QuotationChange) =>
  [
    quotation_items,
    valid_until,
    remarks,
    billing_registration_id,
    bills_customer_itself,
    gst_registration_id,
  ].some((part) => part !== undefined);

/** Edits a draft, or moves a quotation to another state, or both; refused by the same rule that draws the buttons. */
export async function changeQuotation(work: Work, body: QuotationChange): Promise<Quotation> {
  const { viewer } = work;
  const quotation = await lockQuotation(work, body.quotation_id);
  if (body.version !== undefined && body.version !== quotation.version) throw conflict('quotation');
  if (isEdit(body)) {
    if (!viewer.can('QUOTATION', 'UPDATE')) throw forbidden();
    if (quotation.status !== 'SENT')
      throw invalidTransition(
        'quotation',
        quotation.status,
        'SENT',
        QUOTATION_TRANSITIONS[quotation.status],
      );
    await editQuotation(work, quotation, body);
  }
  if (body.status !== undefined && body.status !== quotation.status)
    await changeQuotationStatus(work, quotation, body.status, body.reject_message);
  return quotationById(work, body.quotation_id);
}
