import { moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const RFQ_LIST = walkedList({
  id: 'r.request_id',
  keys: {
    CREATED: moment('r.created_at'),
    UPDATED: moment('r.updated_at'),
  },
  first: 'CREATED_DESC',
});
