import { sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { endOfDay, startOfDay } from '../core/data/days.ts';
import { userInfo } from '../core/data/embeds.ts';
import { countRows, offsetOf, pageOf } from '../core/data/paging.ts';
import { contains, eqAny, phoneIn, whereIf } from '../core/data/search.ts';
import { badField, notFound } from '../core/http/errors.ts';
import type {
  LeadQuery,
  ProductLead,
  ProductLeadQuery,
  SellerLead,
} from './seller-leads.shapes.ts';

const products = sql<
  SellerLead['product_leads']
>`coalesce((select json_agg(json_build_object('product_lead_id', pl.product_lead_id,
  'product_id', p.product_id, 'product_name', p.product_name) order by pl.product_lead_id desc)
  from product_leads pl join products p on p.product_id = pl.product_id where pl.lead_id = l.lead_id), '[]')`;
const productCount = sql<number>`(select count(*) from product_leads pl where pl.lead_id = l.lead_id)`;

/** Leads as l that fit what was asked. */
export const applyFilters = (db: Database, query: LeadQuery) =>
  db
    .selectFrom('seller_leads as l')
    .where((eb) => whereIf(query.lead_id, (id) => eb('l.lead_id', '=', id)))
    .where((eb) => whereIf(query.lead_category, (category) => eb('l.lead_category', '=', category)))
    .where((eb) => whereIf(query.lead_owner, (id) => eb('l.lead_owner', '=', id)))
    .where((eb) => whereIf(query.zone, (zone) => eb('l.zone', '=', zone)))
    .where((eb) => whereIf(query.source_person, (id) => eb('l.source_person', '=', id)))
    .where((eb) => whereIf(query.start_date, (day) => eb('l.created_at', '>=', startOfDay(day))))
    .where((eb) => whereIf(query.end_date, (day) => eb('l.created_at', '<', endOfDay(day))))
    .where((eb) => whereIf(query.is_verified, (is) => eb('l.is_verified', '=', is)))
    .where((eb) =>
      whereIf(query.is_converted, (is) => eb('l.seller_id', is ? 'is not' : 'is', null)),
    )
    .where((eb) =>
      whereIf(query.keyword, (text) =>
        eb.or([
          contains('l.seller_name', text),
          contains('l.contact_name', text),
          contains('l.mobile_1', phoneIn(text)),
          contains('l.city', text),
        ]),
      ),
    );

type Leads = ReturnType<typeof applyFilters>;

const withDetails = (leads: Leads): Promise<SellerLead[]> =>
  leads
    .selectAll('l')
    .select([
      userInfo(sql.ref('l.lead_owner')).as('lead_owner_info'),
      userInfo(sql.ref('l.source_person')).as('source_person_info'),
      userInfo(sql.ref('l.verified_by')).as('verified_by_info'),
      userInfo(sql.ref('l.created_by')).as('created_by_info'),
      productCount.as('product_lead_count'),
      products.as('product_leads'),
    ])
    .orderBy('l.lead_id', 'desc')
    .execute();

/** Leads, the newest first. */
export async function listLeads(
  db: Database,
  query: LeadQuery,
): Promise<{ data: SellerLead[]; count: number }> {
  const rows = applyFilters(db, query);
  const ids = rows.select('l.lead_id').orderBy('l.lead_id', 'desc');
  const [data, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(db.selectFrom('seller_leads as l').where('l.lead_id', '=', isOnPage)),
  );
  if (query.lead_id !== undefined && !count) throw notFound('Lead');
  return { data, count };
}

export async function leadById(db: Database, lead_id: number): Promise<SellerLead> {
  const [lead] = await withDetails(applyFilters(db, { lead_id }));
  if (!lead) throw notFound('Lead');
  return lead;
}

/** Leads of a product, the newest first, or one product lead. One query for the page, one for its leads. */
export async function listProductLeads(
  db: Database,
  query: ProductLeadQuery,
): Promise<{ data: ProductLead[]; count: number }> {
  const { product_id, product_lead_id } = query;
  if ((product_id === undefined) === (product_lead_id === undefined))
    throw badField('product_id', 'Exactly one of product_id and product_lead_id is required');
  const rows = db
    .selectFrom('product_leads as pl')
    .innerJoin('products as p', 'p.product_id', 'pl.product_id')
    .where((eb) => whereIf(product_id, (id) => eb('pl.product_id', '=', id)))
    .where((eb) => whereIf(product_lead_id, (id) => eb('pl.product_lead_id', '=', id)));
  const page = await rows
    .select([
      'pl.product_lead_id',
      'pl.lead_id',
      'pl.product_id',
      'p.product_name',
      'pl.created_at',
    ])
    .orderBy('pl.product_lead_id', 'desc')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query))
    .execute();
  const count = await countRows(db, rows);
  if (product_lead_id !== undefined && !count) throw notFound('Product lead');
  const ids = page.map((row) => row.lead_id);
  const leads = await withDetails(applyFilters(db, {}).where('l.lead_id', '=', eqAny(ids)));
  const byId = new Map(leads.map((lead) => [lead.lead_id, lead]));
  // a lead deleted between the two queries drops its row
  const data = page.flatMap((row) => {
    const lead = byId.get(row.lead_id);
    return lead ? [Object.assign(row, { lead })] : [];
  });
  return { data, count };
}

/** Locks a lead until the transaction ends. */
export async function lockLead(trx: Trx, leadId: number) {
  const lead = await trx
    .selectFrom('seller_leads')
    .selectAll()
    .where('lead_id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();
  if (!lead) throw notFound('Lead');
  return lead;
}
