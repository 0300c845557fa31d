import { moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

/** Not by amounts: those of a vendor's challan are costs, which an order or a cursor would show. */
export const CHALLAN_LIST = walkedList({
  id: 'dc.challan_id',
  keys: { CREATED: null, UPDATED: moment('dc.updated_at') },
  first: 'CREATED_DESC',
});
