import { enquiryNumber } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { sql } from 'kysely';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { tenantInfo } from '../core/data/embeds.ts';
import type { ReadContext } from '../core/data/work.ts';
import { visibleRows } from './quote-requests.service.ts';
import type { ReadyEnquiry, ReadyQuery } from './quote-requests.shapes.ts';

/** Enquiries without a line that waits for a price, and with lines to quote: the newest first. */
export async function listReadyEnquiries(context: ReadContext, query: ReadyQuery) {
  const { db } = context;
  const rows = visibleRows(context)
    .where('r.status', '=', 'PRICE_UPDATED')
    .where('r.enquiry_id', 'is not', null)
    .where(
      sql<boolean>`not exists (select from rfqs w where w.enquiry_id = r.enquiry_id and w.status = 'PENDING')`,
    )
    .groupBy('r.enquiry_id');
  const page = await db
    .selectFrom(
      rows
        .select(['r.enquiry_id', (eb) => eb.fn.countAll<number>().as('ready_count')])
        .orderBy('r.enquiry_id', 'desc')
        .limit(query.limit ?? 10)
        .offset(offsetOf(query))
        .as('ready'),
    )
    .innerJoin('enquiries as e', 'e.enquiry_id', 'ready.enquiry_id')
    .innerJoin('tenants as t', 't.tenant_id', 'e.tenant_id')
    .select(['e.enquiry_id', 'e.needed_by', 'ready.ready_count', tenantInfo.as('tenant_info')])
    .orderBy('e.enquiry_id', 'desc')
    .execute();
  const data: ReadyEnquiry[] = page.map((row) => ({
    ...row,
    enquiry_number: enquiryNumber(row.enquiry_id),
  }));
  return { data, count: await countRows(db, rows) };
}
