import { sql } from 'kysely';
import type { RecalculateTaxes, TaxCause } from '../addresses/addresses.public.ts';
import {
  type DocumentParties,
  knownPlacesOfSupply,
} from '../billing-registrations/placesOfSupply.public.ts';
import { taxChanges } from '../core/data/taxChanges.ts';
import type { Work } from '../core/data/work.ts';
import { itemMoney, writeHead } from './quotationItems.ts';

/** Billed party and supplier of a quotation, as stored now. */
export const billingOf = ({ trx }: Work, quotationId: number): Promise<DocumentParties> =>
  trx
    .selectFrom('quotations')
    .select([
      'tenant_id',
      'billing_registration_id',
      'bills_customer_itself',
      'gst_registration_id',
    ])
    .where('quotation_id', '=', quotationId)
    .executeTakeFirstOrThrow();

/** Lines of a draft get their present places of supply. The caller has locked the quotation. */
export async function recalculateQuotationTax(work: Work, quotation_id: number): Promise<void> {
  const { trx } = work;
  const items = await trx
    .selectFrom('quotation_items')
    .selectAll()
    .where('quotation_id', '=', quotation_id)
    .execute();
  const places = await knownPlacesOfSupply(
    work,
    await billingOf(work, quotation_id),
    items.map((item) => item.address_id),
  );
  const moved = items.flatMap((item) => {
    const place = places.get(item.address_id);
    const stays =
      !place || (place.state_code === item.state_code && place.within_state === item.within_state);
    return stays ? [] : { item, state_code: place.state_code, within_state: place.within_state };
  });
  if (!moved.length) return;
  for (const { item, ...place } of moved)
    await trx
      .updateTable('quotation_items')
      .set({ ...place, ...itemMoney({ ...item, ...place }) })
      .where('quotation_item_id', '=', item.quotation_item_id)
      .execute();
  await writeHead(trx, quotation_id);
  await work.audit({
    entity: 'QUOTATION',
    id: quotation_id,
    action: 'TAX',
    changes: taxChanges(
      moved.map(({ item, ...to }) => ({ line: item.line_number, from: item, to })),
    ),
  });
}

const isTouched = (cause: TaxCause) => {
  if ('tenant_id' in cause) return sql<boolean>`q.tenant_id = ${cause.tenant_id}`;
  if ('org_id' in cause)
    return sql<boolean>`q.tenant_id = any(array(select t.tenant_id from tenants t where t.org_id = ${cause.org_id}))`;
  return sql<boolean>`exists (select from quotation_items i where i.quotation_id = q.quotation_id and i.address_id = ${cause.address_id})`;
};

/**
 * Drafts follow their addresses and registrations into another state. What the customer has been sent
 * stays as it was sent, until it is recalled; the order made of it is taxed for the new place and says
 * so.
 */
export const recalculateQuotationTaxes: RecalculateTaxes = async (work, cause) => {
  const quotations = await work.trx
    .selectFrom('quotations as q')
    .select('q.quotation_id')
    .where(isTouched(cause))
    .where('q.status', '=', 'SENT')
    .orderBy('q.quotation_id')
    .forUpdate('q')
    .execute();
  for (const { quotation_id } of quotations) await recalculateQuotationTax(work, quotation_id);
  return [];
};
