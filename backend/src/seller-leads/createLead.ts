import type { Work } from '../core/data/work.ts';
import { badField, conflict } from '../core/http/errors.ts';
import { refuseWrongGstin } from '../core/http/gstNumber.ts';
import { checkPeople, trimmed } from './leadRules.ts';
import type { CreatedLead, NewLead } from './seller-leads.shapes.ts';

/**
 * One lead per phone number: of two parallel requests the second waits, and then uses the first
 * one's.
 */
async function leadOf(work: Work, facts: Omit<NewLead, 'product_id'>): Promise<number> {
  const { trx, viewer } = work;
  const made = await trx
    .insertInto('seller_leads')
    .values({ ...trimmed(facts), created_by: viewer.userId })
    .onConflict((c) => c.column('mobile_1').doNothing())
    .returning('lead_id')
    .executeTakeFirst();
  if (made) {
    await work.audit({ entity: 'SELLER_LEAD', id: made.lead_id, action: 'CREATE' });
    return made.lead_id;
  }
  const existing = await trx
    .selectFrom('seller_leads')
    .select('lead_id')
    .where('mobile_1', '=', facts.mobile_1)
    .forKeyShare()
    .executeTakeFirst();
  if (!existing) throw conflict('lead');
  return existing.lead_id;
}

async function linkToProduct(work: Work, lead_id: number, product_id: number): Promise<number> {
  const { trx, viewer } = work;
  const product = await trx
    .selectFrom('products')
    .select('product_id')
    .where('product_id', '=', product_id)
    .where('is_deleted', '=', false)
    .forKeyShare()
    .executeTakeFirst();
  if (!product) throw badField('product_id', 'This product does not exist');
  const made = await trx
    .insertInto('product_leads')
    .values({ lead_id, product_id, created_by: viewer.userId })
    .onConflict((c) => c.columns(['lead_id', 'product_id']).doNothing())
    .returning('product_lead_id')
    .executeTakeFirst();
  if (made) {
    const changes = { product_id: { from: null, to: product_id } };
    await work.audit({
      entity: 'SELLER_LEAD',
      id: lead_id,
      action: 'ADD_PRODUCT',
      changes,
    });
    return made.product_lead_id;
  }
  const existing = trx
    .selectFrom('product_leads')
    .select('product_lead_id')
    .where('lead_id', '=', lead_id)
    .where('product_id', '=', product_id);
  return (await existing.executeTakeFirstOrThrow()).product_lead_id;
}

/** An existing lead is used as it is: the new input may be older than what is stored. */
export async function createLead(
  work: Work,
  { product_id, ...facts }: NewLead,
): Promise<CreatedLead> {
  const { trx } = work;
  await checkPeople(trx, facts);
  refuseWrongGstin('gstin', facts.gstin);
  const lead_id = await leadOf(work, facts);
  const product_lead_id =
    product_id === undefined ? null : await linkToProduct(work, lead_id, product_id);
  return { lead_id, product_lead_id };
}
