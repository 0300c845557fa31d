import type {
  DocumentSort,
  CancelPurchaseOrderLineInput,
  CreatePurchaseOrderInput,
  GeneratePoInput,
  PoPreview,
  PurchaseOrderFilter,
  UpdatePurchaseOrderInput,
  UpdatePurchaseOrderStatusInput,
} from '@munim/schema/generated/types.ts';
import DataLoader from 'dataloader';
import { documentQuery, type ListArgs, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import { optionalRestId, restId, restIds } from '../core/ids.ts';
import { type PurchaseOrderRecord, toPreview, toPurchaseOrder } from './purchase-orders.records.ts';

/** Selected parts of the purchase orders of a list; the backend reads each separately. */
export type PurchaseOrderIncludes = Record<
  'referenceOrder' | 'deliveryPoints' | 'shipments',
  boolean
>;

export class PurchaseOrdersSource {
  readonly #backend: Backend;
  /** Loader of records that came without a part: one call for all that is missing of one. */
  readonly #whole: DataLoader<string, PurchaseOrderRecord>;

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#whole = new DataLoader((ids) => Promise.all(ids.map((id) => this.find(id))));
  }

  async list(
    args: ListArgs<PurchaseOrderFilter, DocumentSort>,
    { asked, ...include }: PurchaseOrderIncludes & { asked: AskedFields | null },
  ) {
    const { filter } = args;
    const query = {
      po_id: optionalRestId(filter?.id, 'id'),
      seller_id: optionalRestId(filter?.sellerId, 'sellerId'),
      order_id: optionalRestId(filter?.orderId, 'orderId'),
      status: filter?.statuses,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      category_manager: optionalRestId(filter?.categoryManagerId, 'categoryManagerId'),
      ...(include.referenceOrder ? { map_order_line: true } : {}),
      ...(include.deliveryPoints ? { map_delivery_points: true } : {}),
      ...(include.shipments ? { map_shipments: true } : {}),
      ...documentQuery(args),
    };
    const { data, ...page } = await this.#backend.get('/getPurchaseOrder', query, asked);
    return toPage(
      data.map((json) => toPurchaseOrder(json, asked?.tree)),
      page,
    );
  }

  /** Reads the parts that a record was read without. */
  whole(id: string): Promise<PurchaseOrderRecord> {
    return this.#whole.load(id);
  }

  /** Reads a purchase order with its sales order, delivery points and shipments. */
  async find(id: string, asked: AskedFields | null = null): Promise<PurchaseOrderRecord> {
    const { data } = await this.#backend.get(
      '/getPurchaseOrder',
      { po_id: restId(id), map_order_line: true },
      asked,
    );
    return toPurchaseOrder(singleRow(data, 'Purchase order'), asked?.tree);
  }

  async preview(
    orderId: string,
    sellerIds: readonly string[] | null | undefined,
  ): Promise<PoPreview[]> {
    const { data } = await this.#backend.get('/getPOFromOrder', {
      order_id: restId(orderId, 'orderId'),
      sellers: sellerIds && restIds(sellerIds, 'sellerIds'),
    });
    return data.map(toPreview);
  }

  async create({ lines, ...input }: CreatePurchaseOrderInput): Promise<PurchaseOrderRecord> {
    const body = {
      seller_id: restId(input.sellerId, 'sellerId'),
      order_number: input.orderNumber ?? undefined,
      warehouse_id: optionalRestId(input.warehouseId, 'warehouseId') ?? undefined,
      remark: input.remark ?? undefined,
      due_date: input.dueDate ?? undefined,
      purchase_order_lines: lines.map((line) => ({
        product_sku_id: restId(line.skuId, 'skuId'),
        order_line_id: optionalRestId(line.orderLineId, 'orderLineId') ?? undefined,
        quantity: line.quantity,
        offer_price: line.unitPrice,
        quotation_line_discount: line.discountPercent ?? undefined,
        remark: line.remark ?? undefined,
      })),
    };
    const { data } = await this.#backend.post(
      '/createPurchaseOrder',
      body,
      idempotencyHeaders(input.idempotencyKey),
    );
    return toPurchaseOrder(data);
  }

  async generate({
    orderId,
    sellerIds,
    idempotencyKey,
  }: GeneratePoInput): Promise<PurchaseOrderRecord[]> {
    const { data } = await this.#backend.post(
      '/generatePOFromOrder',
      { order_id: restId(orderId, 'orderId'), sellers: restIds(sellerIds, 'sellerIds') },
      idempotencyHeaders(idempotencyKey),
    );
    return data.map((json) => toPurchaseOrder(json));
  }

  async update({ lines, ...input }: UpdatePurchaseOrderInput): Promise<PurchaseOrderRecord> {
    const { data } = await this.#backend.patch('/updatePurchaseOrder', {
      po_id: restId(input.id),
      remark: input.remark,
      due_date: input.dueDate,
      seller_email: input.sellerEmail,
      seller_whatsapp_number: input.sellerWhatsappNumber,
      purchase_order_lines: lines?.map((line) => ({
        po_line_id: restId(line.id, 'lines.id'),
        quantity: line.quantity ?? undefined,
        offer_price: line.unitPrice ?? undefined,
        quotation_line_discount: line.discountPercent ?? undefined,
        remark: line.remark,
      })),
      version: input.version ?? undefined,
    });
    return toPurchaseOrder(data);
  }

  async cancelLine({
    id,
    lineId,
    reason,
    version,
  }: CancelPurchaseOrderLineInput): Promise<PurchaseOrderRecord> {
    const { data } = await this.#backend.patch('/updatePurchaseOrderLineStatus', {
      po_id: restId(id),
      po_line_id: restId(lineId, 'lineId'),
      status: 'CANCELLED',
      reason,
      version: version ?? undefined,
    });
    return toPurchaseOrder(data);
  }

  async changeStatus(
    input: UpdatePurchaseOrderStatusInput,
  ): Promise<{ purchaseOrder: PurchaseOrderRecord; emailSent: boolean }> {
    const { data, email_sent } = await this.#backend.patch('/updatePurchaseOrderStatus', {
      po_id: restId(input.id),
      status: input.state,
      email: input.email ?? undefined,
      phone: input.phone ?? undefined,
      GStno: input.gstin ?? undefined,
      recipient_emails: input.recipientEmails ?? undefined,
      recipient_phones: input.recipientPhones ?? undefined,
      // Asked for, not left to the backend; one that mailed this state already mails nobody twice.
      send_email: input.state === 'DRAFT' ? undefined : (input.sendEmail ?? true),
      reason: input.reason ?? undefined,
      version: input.version ?? undefined,
    });
    return { purchaseOrder: toPurchaseOrder(data), emailSent: email_sent ?? true };
  }
}
