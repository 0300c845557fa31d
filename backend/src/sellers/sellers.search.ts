import { sql } from 'kysely';
import type { SearchedKind } from '../core/data/searchedKinds.ts';

export const searchedSellers: SearchedKind = {
  readPermission: ['SELLER', 'READ'],
  rows: sql`sellers s`,
  id: 's.seller_id',
  visible: () => sql`(not s.is_deleted)`,
  isFoundById: true,
  name: 's.seller_name',
  contacts: ['s.gstin', 's.mobile_1', 's.email_id_1'],
  words: ['vendor', 'seller'],
  described: {
    joins: sql`left join addresses a on a.address_id = s.office_address_id`,
    title: sql`s.seller_name`,
    detail: () => [sql`concat_ws(', ', a.city, a.state)`, sql`s.gstin`],
    status: sql`case when not s.is_active then 'INACTIVE' end`,
  },
};
