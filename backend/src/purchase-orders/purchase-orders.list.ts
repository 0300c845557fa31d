import { amount, moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const PURCHASE_ORDER_LIST = walkedList({
  id: 'po.po_id',
  keys: {
    CREATED: moment('po.created_at'),
    UPDATED: moment('po.updated_at'),
    TOTAL: amount('po.po_grand_total'),
  },
  first: 'CREATED_DESC',
  total: 'po.po_grand_total',
});
