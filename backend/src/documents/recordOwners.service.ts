import type {
  PermissionAction,
  PermissionEntity,
  RecordEntity,
} from '@munim/schema/generated/types.ts';
import { Type } from 'typebox';
import type { Database, Trx } from '../core/data/database.ts';
import { forbidden, notFound } from '../core/http/errors.ts';
import { OneOf } from '../core/http/shapes.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { findBill } from '../bills/findBill.service.ts';
import { findChallan } from '../delivery-challans/delivery-challans.service.ts';
import { findDeliveryPoint } from '../delivery-points/findPoint.service.ts';
import { findExpense } from '../expenses/findExpense.service.ts';
import { findCreditNote } from '../credit-notes/findCreditNote.service.ts';
import { findInvoice } from '../invoices/findInvoice.service.ts';
import { findOrder } from '../orders/findOrder.service.ts';
import { findPayment } from '../payments/findPayment.service.ts';
import { findProduct } from '../products/findProduct.service.ts';
import { findPurchaseOrder } from '../purchase-orders/purchase-orders.service.ts';
import { findQuotation } from '../quotations/findQuotation.service.ts';
import { findRfq } from '../quote-requests/findRfq.service.ts';
import { findSampleRequest } from '../sample-requests/findSampleRequest.service.ts';
import { findSeller } from '../sellers/findSeller.service.ts';
import { findShipment } from '../shipments/findShipment.service.ts';
import { findCustomer } from '../tenants/tenants.service.ts';
import { findMovement } from '../warehouses/findMovement.service.ts';

/** Owners of files: records with comments and attachments, and kinds with attachments only. */
export type FileHolder = RecordEntity | 'PAYMENT' | 'EXPENSE' | 'STOCK_MOVEMENT' | 'DELIVERY_POINT';

/** A record that the viewer may read: its number, and the id by which callers name it. */
export interface OwnRecord<E extends FileHolder = RecordEntity> {
  entity: E;
  id: number;
  key: string;
}

interface Owner {
  /** Name for people. */
  name: string;
  /** READ pair (docs/rules/permissions.md#borrowed-permissions). */
  pair: readonly [PermissionEntity, PermissionAction];
  /** Loads it in the viewer's row scope. */
  find: (
    db: Database | Trx,
    key: string,
    viewer: Viewer,
  ) => Promise<Pick<OwnRecord, 'id' | 'key'> | undefined>;
}

/** For records that are named by their number. */
const byId =
  (find: (db: Database | Trx, id: number, viewer: Viewer) => Promise<unknown>): Owner['find'] =>
  async (db, key, viewer) => {
    if (!/^[1-9][0-9]{0,14}$/.test(key)) return undefined;
    return (await find(db, Number(key), viewer)) ? { id: Number(key), key } : undefined;
  };

/**
 * One line per kind of record: comments, attachments, logs and file addresses check here who may
 * read it.
 */
const OWNERS: Readonly<Record<RecordEntity, Owner>> = {
  RFQ: { name: 'Quote request', pair: ['QUOTATION_REQUEST', 'READ'], find: byId(findRfq) },
  QUOTATION: { name: 'Quotation', pair: ['QUOTATION', 'READ'], find: byId(findQuotation) },
  SAMPLE_REQUEST: {
    name: 'Sample request',
    pair: ['ORDER', 'READ'],
    find: byId(findSampleRequest),
  },
  ORDER: {
    name: 'Order',
    pair: ['ORDER', 'READ'],
    // callers read orders by their number
    async find(db, key, viewer) {
      const order = await findOrder(db, key, viewer);
      return order && { id: order.order_id, key: order.order_number };
    },
  },
  PURCHASE_ORDER: {
    name: 'Purchase order',
    pair: ['PURCHASE_ORDER', 'READ'],
    find: byId(findPurchaseOrder),
  },
  SHIPMENT: { name: 'Shipment', pair: ['PRODUCT', 'APPROVE'], find: byId(findShipment) },
  DELIVERY_CHALLAN: {
    name: 'Delivery challan',
    pair: ['DELIVERY_CHALLAN', 'READ'],
    find: byId(findChallan),
  },
  BILL: { name: 'Bill', pair: ['PURCHASE_ORDER', 'READ'], find: byId(findBill) },
  INVOICE: { name: 'Invoice', pair: ['ORDER', 'READ'], find: byId(findInvoice) },
  CREDIT_NOTE: { name: 'Credit note', pair: ['CREDIT_NOTE', 'READ'], find: byId(findCreditNote) },
  SELLER: { name: 'Vendor', pair: ['SELLER', 'READ'], find: byId(findSeller) },
  TENANT: { name: 'Customer', pair: ['TENANT', 'READ'], find: byId(findCustomer) },
  PRODUCT: { name: 'Product', pair: ['PRODUCT', 'READ'], find: byId(findProduct) },
};

const HOLDERS: Readonly<Record<FileHolder, Owner>> = {
  ...OWNERS,
  PAYMENT: { name: 'Payment', pair: ['PAYMENT', 'READ'], find: byId(findPayment) },
  EXPENSE: { name: 'Expense', pair: ['EXPENSE', 'READ'], find: byId(findExpense) },
  STOCK_MOVEMENT: { name: 'Movement', pair: ['PRODUCT', 'APPROVE'], find: byId(findMovement) },
  DELIVERY_POINT: {
    name: 'Delivery point',
    pair: ['PRODUCT', 'READ'],
    find: byId(findDeliveryPoint),
  },
};

export const RECORD_ENTITIES = Object.keys(OWNERS) as RecordEntity[];
export const RecordName = OneOf(...RECORD_ENTITIES);
const KEY = '^[A-Za-z0-9-]{1,50}$';
export const isRecordKey = (text: string): boolean => new RegExp(KEY).test(text);
export const RecordKey = Type.String({
  pattern: KEY,
  description: 'Id of the record; of an order its number.',
});

export const isRecordEntity = (name: string): name is RecordEntity => Object.hasOwn(OWNERS, name);
export const isFileHolder = (name: string): name is FileHolder => Object.hasOwn(HOLDERS, name);

/**
 * The record, when the viewer may read it; else FORBIDDEN without the pair, NOT_FOUND outside the
 * row scope or when missing.
 */
export async function readableRecord<E extends FileHolder>(
  db: Database | Trx,
  entity: E,
  key: string,
  viewer: Viewer,
): Promise<OwnRecord<E>> {
  const { name, pair, find } = HOLDERS[entity];
  if (!viewer.can(...pair)) throw forbidden();
  const found = await find(db, key, viewer);
  if (!found) throw notFound(name);
  return { entity, ...found };
}
