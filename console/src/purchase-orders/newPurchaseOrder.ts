import { useApolloClient } from '@apollo/client/react';
import type { CreatePurchaseOrderInput } from '@munim/schema/generated/types.ts';
import { LOCAL_STATE } from '@munim/schema/shared/limits.ts';
import type { LineSums } from '@munim/schema/shared/money.ts';
import { useCallback } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { PoFromOrderDocument, type PoFromOrderQuery, SkuToBuyDocument } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { today } from '../ui/dates.ts';
import type { PickerItem } from '../ui/pickerSource.ts';
import { isPrice, isQuantity, poLineSums } from './poLineMoney.ts';

export interface NewLine {
  sku: PickerItem | null;
  /** The line of the sales order it is bought for. */
  orderLineId: string | null;
  /** Known once the SKU is chosen. */
  gstPercent: string | null;
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  remark: string;
}
export type Purpose = 'ORDER' | 'STOCK';

export interface NewPurchaseOrder {
  seller: PickerItem | null;
  purpose: Purpose;
  orderNumber: string;
  warehouse: PickerItem | null;
  dueDate: string;
  remark: string;
  lines: NewLine[];
}
export type NewPurchaseOrderForm = UseFormReturn<NewPurchaseOrder>;

export const NO_LINE: NewLine = {
  ...{ sku: null, orderLineId: null, gstPercent: null },
  ...{ quantity: '', unitPrice: '', discountPercent: '', remark: '' },
};

export const useNewPurchaseOrder = (): NewPurchaseOrderForm =>
  useForm<NewPurchaseOrder>({
    defaultValues: { seller: null, purpose: 'ORDER', orderNumber: '', warehouse: null, dueDate: '', remark: '', lines: [NO_LINE] },
  });

export const notInThePast = (day: string): string | true => day >= today() || 'Please enter a day from today on.';

/** The sums of a line once it says enough; the vendor's state decides between CGST with SGST and IGST. */
export function newLineSums({ quantity, unitPrice, gstPercent }: NewLine, sellerState: string | null): LineSums | null {
  if (gstPercent === null || !isQuantity(quantity) || !isPrice(unitPrice)) return null;
  return poLineSums({ quantity: Number(quantity), unitPrice, gstPercent, withinState: sellerState === LOCAL_STATE });
}

/** What is sent; undefined while a choice is missing. */
export function newPurchaseOrderInput(fields: NewPurchaseOrder, idempotencyKey: string): CreatePurchaseOrderInput | undefined {
  const { seller, purpose, orderNumber, warehouse, dueDate, remark, lines } = fields;
  if (!seller) return undefined;
  return {
    sellerId: seller.id,
    ...(purpose === 'ORDER' ? { orderNumber: orderNumber.trim() } : { warehouseId: warehouse?.id ?? null }),
    dueDate: dueDate || null,
    remark: remark.trim() || null,
    idempotencyKey,
    lines: lines.flatMap((line) =>
      line.sku
        ? [
            {
              skuId: line.sku.id,
              orderLineId: purpose === 'ORDER' ? line.orderLineId : null,
              quantity: Number(line.quantity),
              unitPrice: line.unitPrice,
              discountPercent: line.discountPercent || '0',
              remark: line.remark.trim() || null,
            },
          ]
        : [],
    ),
  };
}

/** Reads of a chosen SKU its GST rate and, where the viewer may see offers, what the vendor asks for it. */
export function useSkuFacts(form: NewPurchaseOrderForm): (at: number, sku: PickerItem | null) => Promise<void> {
  const client = useApolloClient();
  const { can } = useSession();
  const offers = can('OFFER', 'READ');
  return useCallback(
    async (at, sku) => {
      form.setValue(`lines.${at}.orderLineId`, null);
      form.setValue(`lines.${at}.gstPercent`, null);
      if (!sku) return;
      const read = await client.query({ query: SkuToBuyDocument, variables: { id: sku.id, offers } }).catch(() => undefined);
      const found = read?.data?.sku;
      if (!found || form.getValues(`lines.${at}.sku`)?.id !== sku.id) return;
      form.setValue(`lines.${at}.gstPercent`, found.gstPercent);
      const sellerId = form.getValues('seller')?.id;
      const offer = found.offers?.find(({ isActive, seller }) => isActive && seller.id === sellerId);
      if (offer && !form.getValues(`lines.${at}.unitPrice`)) form.setValue(`lines.${at}.unitPrice`, offer.offerPrice);
    },
    [client, form, offers],
  );
}

type PreviewLine = PoFromOrderQuery['poFromOrder'][number]['lines'][number];

const lineOf = ({ lineId, sku, remaining, unitPrice }: PreviewLine): NewLine => ({
  ...NO_LINE,
  sku: { id: sku.id, label: sku.name },
  orderLineId: lineId,
  gstPercent: sku.gstPercent,
  quantity: String(remaining),
  unitPrice,
});

/** The lines of an order that the vendor delivers and that are still to be bought. */
export function useLinesOfOrder(): (orderId: string, sellerId: string) => Promise<NewLine[]> {
  const client = useApolloClient();
  return useCallback(
    async (orderId, sellerId) => {
      const variables = { orderId, sellerIds: [sellerId] };
      const { data } = await client.query({ query: PoFromOrderDocument, variables, fetchPolicy: 'network-only' });
      return (data?.poFromOrder ?? []).flatMap(({ lines }) => lines.filter(({ remaining }) => remaining > 0).map(lineOf));
    },
    [client],
  );
}
