import { amount, moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const QUOTATION_LIST = walkedList({
  id: 'q.quotation_id',
  keys: {
    CREATED: moment('q.created_at'),
    UPDATED: moment('q.updated_at'),
    TOTAL: amount('q.grand_total'),
  },
  first: 'CREATED_DESC',
  total: 'q.grand_total',
});

export const SUMMED_QUOTATIONS = {
  status: 'q.status',
  amounts: { grand_total: 'q.grand_total' },
};
