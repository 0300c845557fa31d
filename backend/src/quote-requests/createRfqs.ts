import {
  enquiryNumber,
  makesRfqsInOwnName,
} from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { sql } from 'kysely';
import { refuseOtherDays } from '../core/data/comingDay.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Trx } from '../core/data/database.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { customerForDocument } from '../tenants/tenants.public.ts';
import { rfqsByIds } from './quote-requests.service.ts';
import type { NewEnquiry, NewRfqs, Rfq } from './quote-requests.shapes.ts';

/** Sales roles always make requests in their own name. */
const salesPersonOf = (body: NewRfqs, viewer: Viewer, ofTenant: number | null) =>
  makesRfqsInOwnName(viewer.roleId) ? viewer.userId : (body.sales_person ?? ofTenant);

async function refuseUnknownSkus(trx: Trx, { items }: NewRfqs): Promise<void> {
  const known = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select('k.product_sku_id')
    .where('k.product_sku_id', '=', sql<number>`any(${items.map((item) => item.product_sku_id)})`)
    .where((eb) =>
      eb.and([
        eb('k.is_active', '=', true),
        eb('k.is_deleted', '=', false),
        eb('p.is_active', '=', true),
        eb('p.is_deleted', '=', false),
      ]),
    )
    .forShare(['k', 'p']) // a deletion of a SKU or product waits, then sees the request
    .execute();
  const active = new Set(known.map((row) => row.product_sku_id));
  const index = items.findIndex((item) => !active.has(item.product_sku_id));
  if (index >= 0) throw badField(`items.${index}.product_sku_id`, 'This SKU is not active');
}

/** One PENDING request per item, as lines of a new enquiry. */
export async function createEnquiry(work: Work, body: NewEnquiry): Promise<Rfq[]> {
  const { tenant_id, needed_by = null } = body;
  refuseOtherDays('needed_by', needed_by);
  return createRfqs(work, body, async () => {
    const { enquiry_id } = await work.trx
      .insertInto('enquiries')
      .values({ tenant_id, needed_by, created_by: work.viewer.userId })
      .returning('enquiry_id')
      .executeTakeFirstOrThrow();
    return enquiry_id;
  });
}

/** One PENDING request per item. `newEnquiry` makes the enquiry they are lines of, once nothing is refused. */
export async function createRfqs(
  work: Work,
  body: NewRfqs,
  newEnquiry?: () => Promise<number>,
): Promise<Rfq[]> {
  const { trx, viewer } = work;
  const { tenant_id, user_id, address_id } = body;
  const tenant = await customerForDocument(work, {
    tenant_id,
    user_id,
    address_id,
    sales_person: body.sales_person,
  });
  await refuseUnknownSkus(trx, body);
  const sales_person = salesPersonOf(body, viewer, tenant.sales_person);
  const enquiry_id = (await newEnquiry?.()) ?? null;
  const made = await trx
    .insertInto('rfqs')
    .values(
      body.items.map(({ product_sku_id, quantity, remarks }, index) => ({
        tenant_id,
        user_id,
        address_id,
        product_sku_id,
        quantity,
        sales_person,
        remarks: remarks ?? null,
        created_by: viewer.userId,
        enquiry_id,
        enquiry_line: enquiry_id && index + 1,
      })),
    )
    .returning('request_id')
    .execute();
  await work.audit(
    ...made.map(({ request_id }) => ({
      entity: 'RFQ' as const,
      id: request_id,
      action: 'CREATE',
      to: 'PENDING',
      ...(enquiry_id
        ? { changes: { enquiry: { from: null, to: enquiryNumber(enquiry_id) } } }
        : {}),
    })),
  );
  return rfqsByIds(
    work,
    made.map((row) => row.request_id),
  );
}
