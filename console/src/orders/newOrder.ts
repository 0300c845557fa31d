import type { CreateOrderInput } from '@munim/schema/generated/types.ts';
import { ordersInOwnName } from '@munim/schema/orders/orders.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { lineSums, type LineSums } from '@munim/schema/shared/money.ts';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CopiedLine } from '../app/copiedLines.ts';
import type { CopiedLines } from '../app/useCopiedDocument.ts';
import { useSession, viewerItem } from '../app/session.tsx';
import type { SkuOfLine } from '../skus/SkuLinePicker.tsx';
import { billToInput } from '../billing-registrations/billing-registrations.labels.ts';
import { type DocumentCustomer, useDocumentCustomer } from '../tenants/DocumentCustomerPicker.tsx';
import { newIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { cleanDecimal } from '../ui/format/typedNumbers.ts';
import { type LineChoice, noChoice } from '../ui/lines/lineColumn.ts';
import { perRow } from '../ui/lines/lineGridSums.ts';
import { isPrice, isQuantity } from '../ui/lines/lineGridValues.ts';
import type { PastedRow } from '../ui/lines/pastedColumns.ts';
import type { PastedLine } from '../ui/lines/pastedMail.ts';
import type { StockRow } from '../warehouses/StockLinePicker.tsx';

/** A price that nobody typed, and where it comes from. */
export interface ProposedPrice {
  price: string;
  /** Agreed with the customer, or of its last order. */
  from: 'CONTRACT' | 'LAST';
  /** Day of that order. */
  on?: string;
}

/** A line as it is typed. */
export interface NewOrderLine extends StockRow, PastedRow {
  sku: LineChoice<SkuOfLine>;
  seller: LineChoice<PickerItem>;
  quantity: string;
  costPrice: string;
  sellingPrice: string;
  discountPercent: string;
  remarks: string;
  /** The line it was copied from, with the price of that day. */
  copiedFrom: CopiedLine | null;
  proposed: ProposedPrice | null;
}

export const newLine = (): NewOrderLine => ({
  id: newIdempotencyKey(),
  sku: noChoice,
  seller: noChoice,
  stock: noChoice,
  quantity: '',
  costPrice: '',
  sellingPrice: '',
  discountPercent: '',
  remarks: '',
  unit: '',
  written: '',
  copiedFrom: null,
  proposed: null,
});

/** A line of a sheet or a mail, its SKU to be looked up; a price that a mail wishes for is no remark of an order. */
export const pastedOrderLine = ({
  text,
  quantity,
  unit,
  remarks,
  written,
  price,
  discount,
}: PastedLine): NewOrderLine => ({
  ...newLine(),
  ...{ quantity, unit, written },
  sellingPrice: cleanDecimal(price),
  discountPercent: cleanDecimal(discount),
  sku: { text, item: null },
  remarks: remarks.slice(0, LIMITS.orderLineRemarks),
});

/** The same product and quantity; the price is of today. */
export const copiedOrderLine = (copied: CopiedLine): NewOrderLine => ({
  ...newLine(),
  sku: { text: copied.skuName, item: null, id: copied.skuId },
  quantity: copied.quantity,
  remarks: copied.remarks.slice(0, LIMITS.orderLineRemarks),
  copiedFrom: copied,
});

export interface NewOrder extends DocumentCustomer {
  billTo: string | null;
  suppliedBy: string | null;
  customerPoNumber: string;
  deliveryDate: string;
  remarks: string;
}
export type NewOrderForm = UseFormReturn<NewOrder>;

const EMPTY = {
  tenant: null,
  user: null,
  addressId: null,
  billTo: null,
  suppliedBy: null,
  customerPoNumber: '',
  deliveryDate: '',
  remarks: '',
};

/** Starts with a customer that is known, and, for sales, with themselves as sales person. */
export function useNewOrder(copying: CopiedLines): { form: NewOrderForm; ownName: boolean } {
  const { viewer } = useSession();
  const ownName = ordersInOwnName(viewer.roleId);
  const form = useForm<NewOrder>({
    defaultValues: { ...EMPTY, salesPerson: ownName ? viewerItem(viewer) : null },
  });
  useDocumentCustomer(form, copying, ownName);
  return { form, ownName };
}

/** Sums of a line once it says enough; the place of supply decides between CGST with SGST and IGST. */
const sumsFor = (withinState: boolean) =>
  perRow(
    ({ sku, quantity, sellingPrice: price, discountPercent }: NewOrderLine): LineSums | null => {
      if (!sku.item || !isQuantity(quantity) || !isPrice(price)) return null;
      return lineSums({
        quantity: Number(quantity),
        price,
        discountPercent: discountPercent || '0',
        gstPercent: sku.item.gstPercent,
        withinState,
      });
    },
  );
const INTRA_STATE_SUMS = sumsFor(true);
const INTER_STATE_SUMS = sumsFor(false);
export const newLineSums = (withinState: boolean) =>
  withinState ? INTRA_STATE_SUMS : INTER_STATE_SUMS;

/** Variables of the save; undefined while a choice is missing. */
export function newOrderInput(
  head: NewOrder,
  lines: readonly NewOrderLine[],
  idempotencyKey: string,
): CreateOrderInput | undefined {
  const { tenant, user, addressId, salesPerson } = head;
  if (!tenant || !addressId) return undefined;
  return {
    tenantId: tenant.id,
    userId: user?.id ?? null,
    addressId,
    ...billToInput(head.billTo),
    ...(head.suppliedBy ? { gstRegistrationId: head.suppliedBy } : {}),
    salesPersonId: salesPerson?.id ?? null,
    idempotencyKey,
    customerPoNumber: head.customerPoNumber.trim() || null,
    deliveryDate: head.deliveryDate || null,
    remarks: head.remarks.trim() || null,
    lines: lines.flatMap(({ sku, seller, stock, ...line }) =>
      sku.item
        ? {
            skuId: sku.item.id,
            sellerId: seller.item?.id ?? null,
            quantity: Number(line.quantity),
            warehouseId: stock.item?.id ?? null,
            costPrice: line.costPrice || null,
            sellingPrice: line.sellingPrice,
            discountPercent: line.discountPercent || '0',
            remarks: line.remarks || null,
          }
        : [],
    ),
  };
}
