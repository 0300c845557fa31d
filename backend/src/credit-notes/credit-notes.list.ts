import { amount, moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const CREDIT_NOTE_LIST = walkedList({
  id: 'c.creditnote_id',
  keys: {
    CREATED: null,
    UPDATED: moment('c.updated_at'),
    TOTAL: amount('c.creditnote_grand_total'),
  },
  first: 'CREATED_DESC',
  total: 'c.creditnote_grand_total',
});
