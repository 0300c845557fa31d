import type { ListRequest } from './testRequestValues.ts';

/** Requests of the plans test for what any record has: files, comments, its log. */
export const RECORD_REQUESTS: Record<string, ListRequest> = {
  '/rfq/pricing': { always: 'request_ids=77,78', values: {} },
  '/fileUpload': {
    always: 'entity_name=ORDER&entity_id=77',
    scoped: true,
    values: { entity_name: [], entity_id: [] },
  },
  '/search': {
    scoped: true,
    always: 'text=hotel',
    values: {
      limit: ['1', '50'],
      text: ['a', 'ho', 'zzzz', 'हिन्द', 'élan', '100%25', 'SO-2026-27-77', 'SO-2026', '77'].concat([
        'po 77',
        'hotle',
        'Hotel%20Grnd',
        '9876543210',
        'x@example',
        'two%20towels',
      ]),
    },
  },
  '/search/records': {
    scoped: true,
    always: 'keys=ORDER:SO-2026-27-77',
    values: { keys: ['ORDER:SO-2026-27-77,CUSTOMER:77,BILL:77,SKU:77,PAYMENT:77,CONTACT:3077'] },
  },
  '/v1/blog/get': {
    values: { blog_post_id: ['1', '9'], status: ['ARCHIVED'], tags: ['care', 'a,b&status=ACTIVE'] },
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
