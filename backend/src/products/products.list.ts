import { moment, name } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const PRODUCT_LIST = walkedList({
  id: 'p.product_id',
  keys: {
    CREATED: null,
    UPDATED: moment('p.updated_at'),
    NAME: name('p.product_name'),
  },
  first: 'CREATED_DESC',
});
