import { amount, moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const ORDER_LIST = walkedList({
  id: 'o.order_id',
  keys: {
    CREATED: moment('o.created_at'),
    UPDATED: moment('o.updated_at'),
    TOTAL: amount('o.order_grand_total'),
  },
  first: 'CREATED_DESC',
  total: 'o.order_grand_total',
});

export const SUMMED_ORDERS = {
  status: 'o.status',
  amounts: { order_grand_total: 'o.order_grand_total' },
};
