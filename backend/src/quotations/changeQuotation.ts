import { QUOTATION_MOVES } from '@munim/schema/quotations/quotations.rules.ts';
import type { Trx } from '../core/data/database.ts';
import { conflict, forbidden, invalidTransition } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { editQuotation } from './editQuotation.ts';
import { quotationById } from './quotations.service.ts';
import { moveQuotation, lockQuotation } from './quotations.public.ts';
import type { Quotation, QuotationChange } from './quotations.shapes.ts';

const isEdit = ({ quotation_items, valid_until, remarks }: QuotationChange) =>
  [quotation_items, valid_until, remarks].some((part) => part !== undefined);

/** Edits a draft, or moves a quotation to another state, or both; refused by the same rule that draws the buttons. */
export async function changeQuotation(
  trx: Trx,
  settings: Settings,
  body: QuotationChange,
  viewer: Viewer,
): Promise<Quotation> {
  const quotation = await lockQuotation(trx, body.quotation_id, viewer);
  if (body.version !== undefined && body.version !== quotation.version) throw conflict('quotation');
  if (isEdit(body)) {
    if (!viewer.can('QUOTATION', 'UPDATE')) throw forbidden();
    if (quotation.status !== 'SENT')
      throw invalidTransition(
        'quotation',
        quotation.status,
        'SENT',
        QUOTATION_MOVES[quotation.status],
      );
    await editQuotation(trx, settings, quotation, body, viewer);
  }
  if (body.status !== undefined && body.status !== quotation.status)
    await moveQuotation(trx, quotation, body.status, viewer, body.reject_message);
  return quotationById(trx, settings, body.quotation_id, viewer);
}
