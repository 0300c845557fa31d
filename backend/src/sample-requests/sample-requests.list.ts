import { moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const SAMPLE_REQUEST_LIST = walkedList({
  id: 's.sample_request_id',
  keys: {
    CREATED: moment('s.created_at'),
    UPDATED: moment('s.updated_at'),
  },
  first: 'CREATED_DESC',
});
