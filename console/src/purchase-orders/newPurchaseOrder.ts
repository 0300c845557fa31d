import { useApolloClient } from '@apollo/client/react';
import type { CreatePurchaseOrderInput } from '@munim/schema/generated/types.ts';
import { useCallback } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { PoFromOrderDocument, type PoFromOrderQuery } from '../../generated/documents.ts';
import { useOrderForPurchaseQuery, useWarehouseOptionsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { newPoLine, type NewPoLine } from './newPoDraft.ts';

/** Pause in the typing of an order number before it is looked up. */
export const TYPING_MS = 300;

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

/**
 * The registration that buys: of the order, else of the warehouse, as the server finds it; undefined for
 * the default one, and while nothing says it.
 */
export function useBuyer({ control }: NewPurchaseOrderForm) {
  const { can } = useSession();
  const [purpose, typed, warehouse] = useWatch({
    control,
    name: ['purpose', 'orderNumber', 'warehouse'],
  });
  const number = useDebounced(typed.trim(), TYPING_MS);
  const isForOrder = purpose === 'ORDER';
  const order = useOrderForPurchaseQuery({
    variables: { number },
    skip: !isForOrder || !number || !can('ORDER', 'READ'),
  });
  const warehouses = useWarehouseOptionsQuery({
    skip: isForOrder || !warehouse || !can('PRODUCT', 'APPROVE'),
  });
  if (isForOrder) return number ? order.data?.order.suppliedBy : undefined;
  return warehouses.data?.warehouses.items.find(({ id }) => id === warehouse?.id)?.registration;
}

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
