import { enquiryNumber } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { sql } from 'kysely';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { tenantInfo } from '../core/data/embeds.ts';
import type { ReadContext } from '../core/data/work.ts';
import { visibleRows } from './quote-requests.service.ts';
import type { ReadyEnquiry, ReadyQuery } from './quote-requests.shapes.ts';

const waiting = sql<number>`count(*) filter (where r.status = 'PENDING')::int`;

/** Enquiries with lines to quote: first those without a line that waits for a price, of both the newest. */
export async function listReadyEnquiries(context: ReadContext, query: ReadyQuery) {
  const { db } = context;
  const rows = visibleRows(context)
    .where('r.status', 'in', ['PENDING', 'PRICE_UPDATED'])
    .where('r.enquiry_id', 'is not', null)
    .groupBy('r.enquiry_id')
    .having(sql<boolean>`count(*) filter (where r.status = 'PRICE_UPDATED') > 0`);
  const page = await db
    .selectFrom(
      rows
        .select(['r.enquiry_id', (eb) => eb.fn.countAll<number>().as('open_count')])
        .select(waiting.as('waiting'))
        .orderBy(sql`${waiting} > 0`)
        .orderBy('r.enquiry_id', 'desc')
        .limit(query.limit ?? 10)
        .offset(offsetOf(query))
        .as('ready'),
    )
    .innerJoin('enquiries as e', 'e.enquiry_id', 'ready.enquiry_id')
    .innerJoin('tenants as t', 't.tenant_id', 'e.tenant_id')
    .select(['e.enquiry_id', 'e.needed_by', 'ready.open_count', 'ready.waiting'])
    .select(tenantInfo.as('tenant_info'))
    .orderBy(sql`ready.waiting > 0`)
    .orderBy('e.enquiry_id', 'desc')
    .execute();
  const data: ReadyEnquiry[] = page.map(({ waiting: pending, ...row }) => ({
    ...row,
    ready_count: row.open_count - pending,
    enquiry_number: enquiryNumber(row.enquiry_id),
  }));
  return { data, count: await countRows(db, rows) };
}
