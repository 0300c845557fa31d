import { requiresOrProof, requires } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Id, Shape } from '../core/http/shapes.ts';
import { PRINT_QUERY, sendPrint } from '../core/print/sendPrint.ts';
import { byLink } from '../documents/documents.public.ts';
import { printFactsOf, purchaseOrderDocument } from './purchaseOrderDocument.ts';
import { purchaseOrderById } from './readPurchaseOrders.ts';

/** Route of the purchase order's print for the seller. */
export async function purchaseOrderDocumentRoutes(
  app: App,
  { db, settings }: AppParts,
): Promise<void> {
  app.get(
    '/download_purchase_order',
    {
      schema: { querystring: Shape({ po_id: Id, ...PRINT_QUERY }) },
      config: requiresOrProof(
        requires('purchase_order', 'READ'),
        byLink('purchase_order', 'po_id'),
      ),
    },
    async ({ query, viewer }, reply) => {
      const po = await purchaseOrderById({ db, settings, viewer }, query.po_id);
      return sendPrint(
        reply,
        query.type,
        purchaseOrderDocument(po, await printFactsOf({ db, settings }, po)),
      );
    },
  );
}
