import { DAYS, type ListRequest } from './testRequestValues.ts';

/** Requests of the plans test for what moves. */
export const LOGISTICS_REQUESTS: Record<string, ListRequest> = {
  '/shipment': {
    scoped: true,
    values: {
      fields: ['shipment_id', 'order_numbers,bill(order_number,bill_lines)'],
      shipment_id: ['77'],
      transporter_id: ['7'],
      order_number: ['SO-2026-27-77', 'no'],
      ...DAYS,
      status: ['IN_TRANSIT', 'CANCELLED', 'IN_TRANSIT,PARTIALLY_DELIVERED'],
    },
  },
  '/shipment_tracker/events': {
    scoped: true,
    values: {
      event_name: ['dispatch', 'POD'],
      status: ['PENDING', 'COMPLETED', 'PENDING,POSTPONED'],
      ...DAYS,
      order_number: ['SO-2026-27-77', 'no'],
      po_id: ['77'],
      tenant_id: ['77'],
      seller_id: ['77'],
    },
  },
  '/shipment_tracker/seller_wise': {
    always: 'event_name=dispatch&items=200',
    scoped: true,
    readsWhole: {
      why: 'counts every open item of a stage by its place: open items are current work, not history',
      tables: ['delivery_points', 'delivery_point_events', 'orders', 'purchase_orders'],
    },
    values: {
      event_name: ['POD'],
      items: ['0', '2000'],
      ...DAYS,
      order_number: ['SO-2026-27-77'],
      po_id: ['77'],
      tenant_id: ['77'],
      seller_id: ['77'],
      category_manager: ['105', '1'],
      source_type: [],
      source_id: ['77&source_type=SELLER', '1&source_type=WAREHOUSE'],
    },
  },
  '/shipment_tracker/changes': { always: 'ids=77,78', scoped: true, values: { ids: ['79'] } },
  '/changes': {
    always: 'numbers=1-40,77',
    alone: ['after'],
    scoped: true,
    values: { numbers: ['78'], after: ['100'] },
  },
  '/operation/operationAnalytics': {
    scoped: true,
    readsWhole: {
      why: 'counts every open item of every stage',
      tables: ['delivery_points', 'delivery_point_events', 'orders', 'purchase_orders'],
    },
    values: {
      events: ['dispatch', 'POD,inward'],
      ...DAYS,
      order_number: ['SO-2026-27-77'],
      tenant_id: ['77'],
    },
  },
};
