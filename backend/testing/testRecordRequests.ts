import type { ListRequest } from './testListRequests.ts';

/** Requests of the plans test for what any record has: files, comments, its log. */
export const RECORD_REQUESTS: Record<string, ListRequest> = {
  '/fileUpload': {
    always: 'entity_name=ORDER&entity_id=77',
    scoped: true,
    values: { entity_name: [], entity_id: [] },
  },
  '/comments/get': {
    always: 'entity_type=ORDER&entity_id=77',
    scoped: true,
    values: { entity_type: [], entity_id: [] },
  },
  '/logs': {
    always: 'order_number=SO-2026-27-77',
    alone: ['quotation_id', 'entity_name'],
    scoped: true,
    values: {
      order_number: [],
      quotation_id: ['77'],
      entity_name: ['TENANT&entity_id=60', 'SELLER&entity_id=77'],
      from_date: ['2025-11-02', '2026-09-01', '2027-12-31'],
      to_date: ['2025-11-02', '2026-09-01'],
      entity_id: [],
      po_id: [],
      creditnote_id: [],
      challan_id: [],
    },
  },
};
