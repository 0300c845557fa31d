import { sql } from 'kysely';
import { dayOf } from '../core/data/days.ts';
import type { SearchedKind } from '../core/data/searchedKinds.ts';
import { visibleRfqs } from './quote-requests.scope.ts';

/** Known by the number that enquiryNumber makes of the id; its page is the list of its quote requests. */
export const searchedEnquiries: SearchedKind = {
  readPermission: ['QUOTATION_REQUEST', 'READ'],
  rows: sql`enquiries e`,
  id: 'e.enquiry_id',
  visible: (viewer) =>
    sql`exists (select from rfqs r where r.enquiry_id = e.enquiry_id and ${visibleRfqs(viewer)})`,
  isFoundById: true,
  words: ['enq', 'enquiry'],
  described: {
    joins: sql`join tenants t on t.tenant_id = e.tenant_id`,
    title: sql`'ENQ-' || lpad(e.enquiry_id::text, greatest(5, length(e.enquiry_id::text)), '0')`,
    detail: () => [sql`t.tenant_name`, dayOf(sql.ref('e.created_at'))],
  },
};

export const searchedRfqs: SearchedKind = {
  readPermission: ['QUOTATION_REQUEST', 'READ'],
  rows: sql`rfqs r`,
  id: 'r.request_id',
  visible: visibleRfqs,
  isFoundById: true,
  words: ['rfq', 'quote request', 'request', 'qr'],
  described: {
    joins: sql`join tenants t on t.tenant_id = r.tenant_id join skus k on k.product_sku_id = r.product_sku_id`,
    title: sql`r.request_id::text`,
    detail: () => [sql`t.tenant_name`, sql`k.product_sku_name`, dayOf(sql.ref('r.created_at'))],
    status: sql`r.status`,
  },
};
