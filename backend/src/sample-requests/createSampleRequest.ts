import { LINE_HAS_OPEN_SAMPLE_REQUEST } from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { visibleOrders, visibleQuotations } from '../core/access/documentScope.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, notFound, refused } from '../core/http/errors.ts';
import { changedSampleRequest } from './sample-requests.service.ts';
import type { NewSampleRequest, SampleRequest } from './sample-requests.shapes.ts';

const ONE_OPEN = {
  quotation_item_id: 'sample_requests_one_open_of_item',
  line_id: 'sample_requests_one_open_of_line',
} as const;

/** The unique indexes say it, so that of two at once one is refused. */
export const onDuplicateLine = <T>(
  line: keyof typeof ONE_OPEN,
  write: () => Promise<T>,
): Promise<T> =>
  onDuplicate(ONE_OPEN[line], refused(LINE_HAS_OPEN_SAMPLE_REQUEST, 'CONFLICT'), write);

/**
 * The line with the columns that the request copies from its document, in the viewer's row scope.
 */
function quotationLine({ trx, viewer }: Work, quotationItemId: number) {
  if (!viewer.can('QUOTATION', 'READ')) throw forbidden();
  return trx
    .selectFrom('quotation_items as i')
    .innerJoin('quotations as q', 'q.quotation_id', 'i.quotation_id')
    .select(['i.quotation_item_id', 'i.product_sku_id', 'q.tenant_id', 'q.sales_person'])
    .where('i.quotation_item_id', '=', quotationItemId)
    .where(visibleQuotations(viewer))
    .executeTakeFirst();
}

const orderLine = ({ trx, viewer }: Work, lineId: number) =>
  trx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.order_id', 'l.order_id')
    .select(['l.line_id', 'l.product_sku_id', 'o.tenant_id', 'o.sales_person'])
    .where('l.line_id', '=', lineId)
    .where(visibleOrders(viewer))
    .executeTakeFirst();

/** Makes a sample request for a line; a line has one open request. */
export async function createSampleRequest(
  work: Work,
  body: NewSampleRequest,
): Promise<SampleRequest> {
  const { trx, settings, viewer } = work;
  const { entity_type, product_sku_id, remarks } = body;
  const ofQuotation = entity_type === 'QUOTATION_LINE';
  const id = Number(body.entity_id);
  const line = await (ofQuotation ? quotationLine(work, id) : orderLine(work, id));
  if (!line) throw notFound(ofQuotation ? 'Quotation line' : 'Order line');
  if (line.product_sku_id !== product_sku_id)
    throw badField('product_sku_id', 'This is not the SKU of the line');
  const values = {
    ...line,
    entity_type,
    remarks: remarks?.trim() || null,
    created_by: viewer.userId,
  };
  const { sample_request_id } = await onDuplicateLine(
    ofQuotation ? 'quotation_item_id' : 'line_id',
    () =>
      trx
        .insertInto('sample_requests')
        .values(values)
        .returning('sample_request_id')
        .executeTakeFirstOrThrow(),
  );
  await work.audit({
    entity: 'SAMPLE_REQUEST',
    id: sample_request_id,
    action: 'CREATE',
    to: 'DRAFT',
    ...(values.remarks ? { remarks: values.remarks } : {}),
  });
  return changedSampleRequest(trx, settings, sample_request_id);
}
