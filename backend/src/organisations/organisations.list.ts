import { moment, name } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const ORGANISATION_LIST = walkedList({
  id: 'g.org_id',
  keys: {
    NAME: name('g.organisation_name'),
    CREATED: null,
    UPDATED: moment('g.updated_at'),
  },
  first: 'NAME_ASC',
});
