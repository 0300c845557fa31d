import { createHash, randomBytes } from 'node:crypto';
import { type Database, type Trx, withTransaction } from '../core/data/database.ts';
import type { Proof } from '../core/access/access.ts';
import { forbidden, notFound, Refusal } from '../core/http/errors.ts';
import { viewerById } from '../core/access/session.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { findInvoice } from '../invoices/findInvoice.service.ts';
import { findChallan } from '../delivery-challans/delivery-challans.service.ts';
import { findPurchaseOrder } from '../purchase-orders/purchase-orders.service.ts';
import { quotationById } from '../quotations/quotations.service.ts';
import type { NewDownloadLink, Paper } from './documents.shapes.ts';

export const LINK_SECONDS = 60;

const voidLink = () =>
  new Refusal(401, 'UNAUTHENTICATED', 'This link has expired or was used before');
/** Stores the hash only: a reader of the table cannot open a print. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

interface PaperKind {
  /** Query parameter of the id in the print's own address. */
  idName: string;
  path: string;
  /** Refuses what the viewer may not read. */
  check(db: Database | Trx, settings: Settings, id: number, viewer: Viewer): Promise<void>;
}

const challanPaper = (path: string, withInvoice: boolean): PaperKind => ({
  idName: 'challan_id',
  path,
  async check(db, _, id, viewer) {
    if (!viewer.can('DELIVERY_CHALLAN', 'READ') || (withInvoice && !viewer.can('ORDER', 'READ')))
      throw forbidden();
    if (!(await findChallan(db, id, viewer))) throw notFound('Delivery challan');
  },
});

const PAPERS: Record<Paper, PaperKind> = {
  dc: challanPaper('/dc/download', false),
  dc_with_invoice: challanPaper('/dc/v2/download', true),
  blind_dc: challanPaper('/dc/v3/download', false),
  blind_dc_with_invoice: challanPaper('/dc/v4/download', true),
  quotation: {
    idName: 'quotation_id',
    path: '/quotation/download',
    async check(db, settings, id, viewer) {
      if (!viewer.can('QUOTATION', 'READ')) throw forbidden();
      await quotationById(db, settings, id, viewer);
    },
  },
  purchase_order: {
    idName: 'po_id',
    path: '/download_purchase_order',
    async check(db, _, id, viewer) {
      if (!viewer.can('PURCHASE_ORDER', 'READ')) throw forbidden();
      if (!(await findPurchaseOrder(db, id, viewer))) throw notFound('Purchase order');
    },
  },
  invoice: {
    idName: 'invoice_id',
    path: '/invoice/download',
    async check(db, _, id, viewer) {
      if (!viewer.can('ORDER', 'READ')) throw forbidden();
      if (!(await findInvoice(db, id, viewer))) throw notFound('Invoice');
    },
  },
};

/** Address of a print, valid for one opening within a minute. */
export async function createDownloadLink(
  db: Database,
  settings: Settings,
  { document, id, format = 'html' }: NewDownloadLink,
  viewer: Viewer,
) {
  const paper = PAPERS[document];
  const token = randomBytes(32).toString('base64url');
  await withTransaction(db, async (trx) => {
    await paper.check(trx, settings, id, viewer);
    const expires_at = new Date(Date.now() + LINK_SECONDS * 1000).toISOString();
    await trx
      .insertInto('download_links')
      .values({
        token_hash: hashOf(token),
        document,
        document_id: id,
        user_id: viewer.userId,
        expires_at,
      })
      .execute();
  });
  return {
    url: `${paper.path}?${paper.idName}=${id}&type=${format}&beautify=true&token=${token}`,
    expires_in: LINK_SECONDS,
  };
}

/** Uses a link up and answers the id of its maker; of two who come at once one is refused. */
export async function redeemDownloadLink(
  db: Database,
  token: string,
  document: Paper,
  id: number,
): Promise<number> {
  const row = await db
    .updateTable('download_links')
    .set({ used_at: new Date().toISOString() })
    .where('token_hash', '=', hashOf(token))
    .where('document', '=', document)
    .where('document_id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw voidLink();
  return row.user_id;
}

/** For print routes: the one-use link acts as its maker, with the maker's present permissions. */
export const byLink =
  (document: Paper): Proof =>
  async (request, { db }) => {
    const query = request.query as Record<string, unknown>;
    if (query['token'] === undefined) return undefined;
    // A look at the headers alone must not use the link up.
    if (request.method !== 'GET') throw voidLink();
    const { token, [PAPERS[document].idName]: id } = query;
    if (typeof token !== 'string' || typeof id !== 'string' || !/^[1-9][0-9]{0,14}$/.test(id))
      throw voidLink();
    return viewerById(request, db, await redeemDownloadLink(db, token, document, Number(id)));
  };
