import { amount, moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const BILL_LIST = walkedList({
  id: 'b.bill_id',
  keys: {
    CREATED: null,
    UPDATED: moment('b.updated_at'),
    TOTAL: amount('b.bill_grand_total'),
  },
  first: 'CREATED_DESC',
  total: 'b.bill_grand_total',
});

export const SUMMED_BILLS = {
  status: 'b.status',
  amounts: {
    bill_grand_total: 'b.bill_grand_total',
    bill_base_value: 'b.bill_base_value',
    paid_amount: 'b.paid_amount',
  },
};
