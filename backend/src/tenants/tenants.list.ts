import { moment, name, nameFoundByBeginning } from '../core/data/cursors.ts';
import { walkedList } from '../core/data/listPage.ts';

export const TENANT_LIST = walkedList({
  id: 't.tenant_id',
  keys: {
    NAME: name('t.tenant_name'),
    CREATED: null,
    UPDATED: moment('t.updated_at'),
  },
  first: 'NAME_ASC',
});

/** The same for few customers that are found by the beginning of their name. */
export const TENANTS_BY_BEGINNING = walkedList({
  ...TENANT_LIST,
  keys: { ...TENANT_LIST.keys, NAME: nameFoundByBeginning('t.tenant_name') },
});
