import type { TransportReason } from '@munim/schema/generated/types.ts';
import { sql } from 'kysely';
import { registrationText } from '../core/data/companyRegistrations.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { registrationOfEnd, type Way } from '../warehouses/registrationOfWarehouse.public.ts';

interface Returned extends Pick<Way, 'from' | 'to'> {
  reason: TransportReason | null | undefined;
  skuIds: readonly number[];
}

interface Refusal {
  /** Index in skuIds. */
  line: number;
  text: string;
}

/**
 * Reason why goods that come back from a customer, on a challan that names no order, cannot arrive
 * in a warehouse: they were invoiced to that customer by other registrations alone, so that their
 * credit note is of another one too (section 34 of the CGST Act: it is the supplier's). Goods that
 * the customer never bought are its own.
 */
export async function returnRefusal(
  work: Pick<Work, 'trx' | 'settings'>,
  { from, to, reason, skuIds }: Returned,
): Promise<Refusal | null> {
  if (from.entity_type !== 'TENANT' || reason === 'JOB_WORK_RETURN') return null;
  const arrives = await registrationOfEnd(work, to);
  if (!arrives) return null;
  const { rows } = await sql<{ sku: number; name: string; gstin: string }>`
    select l.product_sku_id as sku, k.product_sku_name as name, (array_agg(i.company_gstin order by i.invoice_id desc))[1] as gstin
    from invoices i join invoice_lines l using (invoice_id) join skus k using (product_sku_id)
    where i.tenant_id = ${from.entity_id} and i.status not in ('DRAFT', 'VOID', 'CANCELLED') and l.product_sku_id = ${eqAny(skuIds)}
    group by 1, 2 having not bool_or(i.company_gstin = ${arrives.gstin}) order by 1 limit 1`.execute(
    work.trx,
  );
  const [sold] = rows;
  if (!sold) return null;
  const supplier = work.settings.companyRegistrations.find(({ gstin }) => gstin === sold.gstin);
  const by = supplier ? registrationText(supplier) : sold.gstin;
  return {
    line: skuIds.indexOf(sold.sku),
    text: `${sold.name} was supplied to this customer by GST registration ${by}, and warehouse ${to.address_name} belongs to ${registrationText(arrives)}: goods come back to a warehouse of the registration that supplied them`,
  };
}
