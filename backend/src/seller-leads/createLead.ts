import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { badField, conflict } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { checkPeople, trimmed } from './leadRules.ts';
import type { CreatedLead, NewLead } from './seller-leads.shapes.ts';

/**
 * One lead per phone number: of two parallel requests the second waits, and then uses the first
 * one's.
 */
async function leadOf(
  trx: Trx,
  facts: Omit<NewLead, 'product_id'>,
  viewer: Viewer,
): Promise<number> {
  const made = await trx
    .insertInto('seller_leads')
    .values({ ...trimmed(facts), created_by: viewer.userId })
    .onConflict((c) => c.column('mobile_1').doNothing())
    .returning('lead_id')
    .executeTakeFirst();
  if (made) {
    await audit(trx, viewer, { entity: 'SELLER_LEAD', id: made.lead_id, action: 'CREATE' });
    return made.lead_id;
  }
  const there = await trx
    .selectFrom('seller_leads')
    .select('lead_id')
    .where('mobile_1', '=', facts.mobile_1)
    .forKeyShare()
    .executeTakeFirst();
  if (!there) throw conflict('lead');
  return there.lead_id;
}

async function tieToProduct(
  trx: Trx,
  lead_id: number,
  product_id: number,
  viewer: Viewer,
): Promise<number> {
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
    await audit(trx, viewer, {
      entity: 'SELLER_LEAD',
      id: lead_id,
      action: 'ADD_PRODUCT',
      changes,
    });
    return made.product_lead_id;
  }
  const there = trx
    .selectFrom('product_leads')
    .select('product_lead_id')
    .where('lead_id', '=', lead_id)
    .where('product_id', '=', product_id);
  return (await there.executeTakeFirstOrThrow()).product_lead_id;
}

/** An existing lead is used as it is: the new input may be older than what is stored. */
export async function createLead(
  trx: Trx,
  { product_id, ...facts }: NewLead,
  viewer: Viewer,
): Promise<CreatedLead> {
  await checkPeople(trx, facts);
  const lead_id = await leadOf(trx, facts, viewer);
  const product_lead_id =
    product_id === undefined ? null : await tieToProduct(trx, lead_id, product_id, viewer);
  return { lead_id, product_lead_id };
}
