import { moment, name } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const SELLER_LIST = walkedList({
  id: 's.seller_id',
  keys: {
    NAME: name('s.seller_name'),
    CREATED: null,
    UPDATED: moment('s.updated_at'),
  },
  first: 'NAME_ASC',
});
