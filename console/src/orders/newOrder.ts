import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { CreateOrderInput } from '@munim/schema/generated/types.ts';
import { ordersInOwnName } from '@munim/schema/orders/orders.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { lineSums, type LineSums } from '@munim/schema/shared/money.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CopiedLine } from '../app/copiedLines.ts';
import type { CopiedLines } from '../app/useCopiedDocument.ts';
import { useSession, viewerItem } from '../app/session.tsx';
import type { SkuOfLine } from '../skus/SkuLinePicker.tsx';
import { billToInput } from '../billing-registrations/billing-registrations.labels.ts';
import { type TenantItem, tenantSource } from '../tenants/TenantPicker.tsx';
import { findTenantUser } from '../tenants/TenantUserPicker.tsx';
import { newIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { type LineChoice, noChoice } from '../ui/lines/lineColumn.ts';
import { perRow } from '../ui/lines/lineGridSums.ts';
import { isPrice, isQuantity } from '../ui/lines/lineGridValues.ts';
import type { PastedRow } from '../ui/lines/pastedColumns.ts';
import type { PastedLine } from '../ui/lines/pastedMail.ts';
import type { StockRow } from '../warehouses/StockLinePicker.tsx';

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
});

/** A line of a sheet or a mail, its SKU to be looked up. */
export const pastedOrderLine = ({ text, ...line }: PastedLine): NewOrderLine => ({
  ...newLine(),
  ...line,
  sku: { text, item: null },
  remarks: line.remarks.slice(0, LIMITS.orderLineRemarks),
});

/** The same product and quantity; the price is of today. */
export const copiedOrderLine = (copied: CopiedLine): NewOrderLine => ({
  ...newLine(),
  sku: { text: copied.skuName, item: null, id: copied.skuId },
  quantity: copied.quantity,
  remarks: copied.remarks.slice(0, LIMITS.orderLineRemarks),
  copiedFrom: copied,
});

export interface NewOrder {
  tenant: PickerItem | null;
  user: PickerItem | null;
  addressId: string | null;
  billTo: string | null;
  suppliedBy: string | null;
  salesPerson: PickerItem | null;
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
  salesPerson: null,
  customerPoNumber: '',
  deliveryDate: '',
  remarks: '',
};
const NO_SALES_PERSON = { userId: null, addressId: null };

const salesPersonOf = ({ tenant: { salesPerson } }: TenantItem): PickerItem | null =>
  salesPerson && { id: salesPerson.id, label: salesPerson.name };

/** Fields after the choice of a customer: those that depended on the previous one are cleared. */
export const customerDefaults = (
  tenant: TenantItem | null,
  ownName: boolean,
): Partial<Pick<NewOrder, 'user' | 'addressId' | 'billTo' | 'salesPerson'>> => ({
  billTo: null,
  user: tenant?.first?.user ?? null,
  addressId: tenant?.first?.addressId ?? null,
  ...(ownName ? {} : { salesPerson: tenant && salesPersonOf(tenant) }),
});

async function knownCustomer(
  client: ApolloClient,
  tenantId: string,
  userId: string | null | undefined,
) {
  const find = userId ? findTenantUser(client, tenantId, userId) : undefined;
  const [tenant, user] = await Promise.all([tenantSource.find(client, tenantId), find]);
  return tenant && { tenant: tenant as TenantItem, user: user ?? null };
}

/** Starts with the customer of the copied order, else the one the list is of, else the working customer, and, for sales, with themselves as sales person. */
export function useNewOrder({ copied, isWaiting }: CopiedLines): {
  form: NewOrderForm;
  ownName: boolean;
} {
  const client = useApolloClient();
  const { viewer } = useSession();
  const [listed] = useUrlParam('customer');
  const { workingCustomer } = viewer;
  const ownName = ordersInOwnName(viewer.roleId);
  const self = viewerItem(viewer);
  const form = useForm<NewOrder>({
    defaultValues: { ...EMPTY, salesPerson: ownName ? self : null },
  });
  useEffect(() => {
    const tenantId = copied?.tenantId ?? listed ?? workingCustomer?.tenantId;
    if (!tenantId || isWaiting) return;
    const { userId, addressId } = copied
      ? { userId: copied.user?.id, addressId: copied.addressId }
      : workingCustomer?.tenantId === tenantId
        ? workingCustomer
        : NO_SALES_PERSON;
    let current = true;
    const fillIn = async () => {
      const known = await knownCustomer(client, tenantId, userId);
      if (!current || !known || form.getValues('tenant')) return;
      const defaults = { ...customerDefaults(known.tenant, ownName), ...known, addressId };
      form.reset({ ...form.getValues(), ...defaults }, { keepDirtyValues: true });
    };
    fillIn().catch(() => undefined); // the form then starts empty
    return () => {
      current = false;
    };
  }, [client, copied, isWaiting, listed, workingCustomer, form, ownName]);
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
