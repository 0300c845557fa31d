import { Type } from 'typebox';
import { WalkedPage } from '../core/data/listPage.ts';
import { requires, requiresAny } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { acceptedAtOnce } from '../messages/messages.public.ts';
import { changeLineStatus } from './cancelPurchaseOrder.ts';
import { changePurchaseOrderStatus } from './changePurchaseOrderStatus.ts';
import { createPurchaseOrder } from './createPurchaseOrder.ts';
import { editPurchaseOrder } from './editPurchaseOrder.ts';
import { generatePurchaseOrders, previewPurchaseOrders } from './generatePurchaseOrders.ts';
import {
  LineStatusChange,
  NewPurchaseOrder,
  OrderToPurchase,
  PoPreview,
  PreviewQuery,
  PurchaseOrder,
  PurchaseOrderChange,
  PurchaseOrderQuery,
  StatusChange,
} from './purchase-orders.shapes.ts';
import { findOne, listPurchaseOrders } from './readPurchaseOrders.ts';

const Written = Answer({ data: PurchaseOrder });
const written = (data: PurchaseOrder) => ({ success: true as const, data });
const UPDATE_OR_APPROVE = requiresAny(['purchase_order', 'UPDATE'], ['purchase_order', 'APPROVE']);

export const purchaseOrderRecord: RecordKind = {
  name: 'Purchase order',
  readPermission: ['PURCHASE_ORDER', 'READ'],
  find: byId(findOne),
  prints: { purchase_order: { path: '/download_purchase_order', idName: 'po_id' } },
};

export async function purchaseOrdersRoutes(
  app: App,
  { db, settings, services }: AppParts,
): Promise<void> {
  app.get(
    '/getPurchaseOrder',
    {
      schema: { querystring: PurchaseOrderQuery, response: WalkedPage('data', PurchaseOrder) },
      config: { ...requires('purchase_order', 'READ'), fieldsOf: 'data' },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listPurchaseOrders({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/createPurchaseOrder',
    {
      schema: { body: NewPurchaseOrder, response: Written },
      config: { ...requires('purchase_order', 'WRITE'), idempotent: true },
    },
    async (request) =>
      written(await withIdempotency(request, (work) => createPurchaseOrder(work, request.body))),
  );
  app.patch(
    '/updatePurchaseOrder',
    {
      schema: { body: PurchaseOrderChange, response: Written },
      config: requires('purchase_order', 'UPDATE'),
    },
    async (request) =>
      written(await withIdempotency(request, (work) => editPurchaseOrder(work, request.body))),
  );
  app.patch(
    '/updatePurchaseOrderLineStatus',
    { schema: { body: LineStatusChange, response: Written }, config: UPDATE_OR_APPROVE },
    async (request) =>
      written(await withIdempotency(request, (work) => changeLineStatus(work, request.body))),
  );
  app.patch(
    '/updatePurchaseOrderStatus',
    {
      schema: {
        body: StatusChange,
        response: Answer({ data: PurchaseOrder, email_sent: Type.Boolean() }),
      },
      config: UPDATE_OR_APPROVE,
    },
    async (request) => {
      const { outbox } = services;
      const { data, mails } = await withIdempotency(request, (work) =>
        changePurchaseOrderStatus(work, outbox, request.body),
      );
      return {
        ...written(data),
        email_sent: mails === null || (await acceptedAtOnce(outbox, mails)),
      };
    },
  );
  app.post(
    '/generatePOFromOrder',
    {
      schema: { body: OrderToPurchase, response: Answer({ data: Type.Array(PurchaseOrder) }) },
      config: { ...requires('purchase_order', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => generatePurchaseOrders(work, request.body)),
    }),
  );
  app.get(
    '/getPOFromOrder',
    {
      schema: { querystring: PreviewQuery, response: Answer({ data: Type.Array(PoPreview) }) },
      config: requires('purchase_order', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await previewPurchaseOrders({ db, settings, viewer }, query),
    }),
  );
}
