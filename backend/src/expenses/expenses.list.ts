import { amount, moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const EXPENSE_LIST = walkedList({
  id: 'x.expense_id',
  keys: {
    CREATED: null,
    UPDATED: moment('x.updated_at'),
    TOTAL: amount('x.amount'),
  },
  first: 'CREATED_DESC',
  total: 'x.amount',
});
