import { useApolloClient } from '@apollo/client/react';
import type { CreatePurchaseOrderInput } from '@munim/schema/generated/types.ts';
import { useCallback } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { PoFromOrderDocument, type PoFromOrderQuery } from '../../generated/documents.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { today } from '../ui/format/dates.ts';
import { newPoLine, type NewPoLine } from './newPoDraft.ts';

export type Purpose = 'ORDER' | 'STOCK';

export interface NewPurchaseOrder {
  seller: PickerItem | null;
  purpose: Purpose;
  orderNumber: string;
  warehouse: PickerItem | null;
  dueDate: string;
  remark: string;
}
export type NewPurchaseOrderForm = UseFormReturn<NewPurchaseOrder>;

export const useNewPurchaseOrder = (): NewPurchaseOrderForm =>
  useForm<NewPurchaseOrder>({
    defaultValues: {
      seller: null,
      purpose: 'ORDER',
      orderNumber: '',
      warehouse: null,
      dueDate: '',
      remark: '',
    },
  });

export const notInThePast = (day: string): string | true =>
  day >= today() || 'Please enter a day from today on.';

/** Variables of the save; undefined while a choice is missing. */
export function newPurchaseOrderInput(
  { seller, purpose, orderNumber, warehouse, dueDate, remark }: NewPurchaseOrder,
  lines: readonly NewPoLine[],
  idempotencyKey: string,
): CreatePurchaseOrderInput | undefined {
  if (!seller) return undefined;
  return {
    sellerId: seller.id,
    ...(purpose === 'ORDER'
      ? { orderNumber: orderNumber.trim() }
      : { warehouseId: warehouse?.id ?? null }),
    dueDate: dueDate || null,
    remark: remark.trim() || null,
    idempotencyKey,
    lines: lines.flatMap(({ sku, ...line }) =>
      sku.item
        ? {
            skuId: sku.item.id,
            orderLineId: purpose === 'ORDER' ? line.orderLineId : null,
            quantity: Number(line.quantity),
            unitPrice: line.unitPrice,
            remark: line.remark || null,
          }
        : [],
    ),
  };
}

type PreviewLine = PoFromOrderQuery['poFromOrder'][number]['lines'][number];

const lineOf = ({ lineId, sku, remaining, unitPrice }: PreviewLine): NewPoLine => ({
  ...newPoLine(),
  sku: { text: sku.name, item: sku },
  orderLineId: lineId,
  quantity: String(remaining),
  unitPrice,
});

/** The lines of an order that the vendor delivers and that are still to be bought. */
export function useLinesOfOrder(): (orderId: string, sellerId: string) => Promise<NewPoLine[]> {
  const client = useApolloClient();
  return useCallback(
    async (orderId, sellerId) => {
      const variables = { orderId, sellerIds: [sellerId] };
      const { data } = await client.query({
        query: PoFromOrderDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return (data?.poFromOrder ?? []).flatMap(({ lines }) =>
        lines.filter(({ remaining }) => remaining > 0).map(lineOf),
      );
    },
    [client],
  );
}
