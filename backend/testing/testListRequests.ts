import { DOCUMENT_REQUESTS } from './testDocumentRequests.ts';
import { LOGISTICS_REQUESTS } from './testLogisticsRequests.ts';
import { MASTER_REQUESTS } from './testMasterRequests.ts';
import { RECORD_REQUESTS } from './testRecordRequests.ts';
import { BADGES, DAYS, type ListRequest, SEARCHES, YES_NO } from './testRequestValues.ts';

/**
 * One entry per GET route with a query: a parameter without values fails the test. A list that has
 * no parameters but those of paging needs no entry.
 */
export const LIST_REQUESTS: Record<string, ListRequest> = {
  ...DOCUMENT_REQUESTS,
  ...LOGISTICS_REQUESTS,
  '/dashboard/summary': { scoped: true, values: BADGES },
  '/dashboard/home': { scoped: true, values: { ...BADGES, tabs: YES_NO } },
  '/import': { scoped: true, values: { import_id: ['1'], kind: ['CUSTOMER'] } },
  '/import/rows': {
    always: 'import_id=1',
    values: { import_id: ['1'], outcome: ['FAULTY', 'NEW'] },
  },
  '/tickets': {
    values: { list: [], status: [], category: [], search: SEARCHES, ...DAYS },
  },
  ...MASTER_REQUESTS,
  ...RECORD_REQUESTS,
};
