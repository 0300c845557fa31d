import { amount, moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const PAYMENT_LIST = walkedList({
  id: 'pay.payment_id',
  keys: {
    CREATED: null,
    UPDATED: moment('pay.updated_at'),
    TOTAL: amount('pay.amount'),
  },
  first: 'CREATED_DESC',
  total: 'pay.amount',
});
