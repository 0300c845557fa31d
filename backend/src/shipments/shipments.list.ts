import { moment } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const SHIPMENT_LIST = walkedList({
  id: 'sh.shipment_id',
  keys: {
    CREATED: null,
    UPDATED: moment('sh.updated_at'),
  },
  first: 'CREATED_DESC',
});
