import { amount, moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const CHALLAN_LIST = walkedList({
  id: 'dc.challan_id',
  keys: {
    CREATED: null,
    UPDATED: moment('dc.updated_at'),
    TOTAL: amount('dc.grand_total'),
  },
  first: 'CREATED_DESC',
  created: 'dc.created_at',
  updated: 'dc.updated_at',
  total: 'dc.grand_total',
});
