import { useApolloClient } from '@apollo/client/react';
import { FormGroup } from '@blueprintjs/core';
import type { UpdateOrderInput } from '@munim/schema/generated/types.ts';
import { ordersInOwnName } from '@munim/schema/orders/orders.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useId } from 'react';
import { useController, useForm, type UseFormReturn } from 'react-hook-form';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { useUpdateOrderMutation } from '../../generated/hooks.ts';
import { AddressPicker } from '../addresses/AddressPicker.tsx';
import { useSession } from '../app/session.tsx';
import {
  billToChoice,
  billToInput,
} from '../billing-registrations/billing-registrations.labels.ts';
import { BillToPicker } from '../billing-registrations/BillToPicker.tsx';
import { SuppliedByPicker } from '../company/SuppliedByPicker.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { ChangedElsewhere, useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { ComingDayField } from '../ui/form/ComingDayField.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { shipTosOf } from './orderShipTos.ts';
import { readOrder } from './orderWrites.ts';
import { t } from '../ui/text.ts';

type Order = OrderDetailsFragment;
interface Head {
  customerPoNumber: string;
  deliveryDate: string;
  remarks: string;
  salesPerson: PickerItem | null;
  addressId: string;
  billTo: string | null;
  suppliedBy: string | null;
}

/** Empty when the lines go to several addresses. */
const commonAddress = ({ lines, deliveryAddress }: Order): string =>
  shipTosOf(lines).length > 1 ? '' : deliveryAddress.id;

const headOf = (order: Order): Head => ({
  customerPoNumber: order.customerPoNumber ?? '',
  deliveryDate: order.deliveryDate ?? '',
  remarks: order.remarks ?? '',
  salesPerson: order.salesPerson && { id: order.salesPerson.id, label: order.salesPerson.name },
  addressId: commonAddress(order),
  billTo: billToChoice(order),
  suppliedBy: order.suppliedBy?.id ?? null,
});

/** Changed fields compared with the record now; an emptied input clears. */
function changesOf(order: Order, head: Head): Omit<UpdateOrderInput, 'number'> {
  const now = headOf(order);
  const texts = (['customerPoNumber', 'deliveryDate', 'remarks'] as const).filter(
    (name) => head[name].trim() !== now[name],
  );
  return {
    ...Object.fromEntries(texts.map((name) => [name, head[name].trim() || null])),
    ...(head.salesPerson && head.salesPerson.id !== now.salesPerson?.id
      ? { salesPersonId: head.salesPerson.id }
      : {}),
    ...(head.addressId && head.addressId !== now.addressId ? { addressId: head.addressId } : {}),
    ...(head.billTo === now.billTo ? {} : billToInput(head.billTo)),
    ...(head.suppliedBy === now.suppliedBy ? {} : { gstRegistrationId: head.suppliedBy }),
  };
}

function AddressField({ form, order }: { form: UseFormReturn<Head>; order: Order }) {
  const id = useId();
  const { field } = useController({ control: form.control, name: 'addressId' });
  const isFixed = !order.actions.includes('EDIT_ADDRESS');
  return (
    <FormGroup
      label={t('Delivery address')}
      labelFor={id}
      helperText={
        isFixed
          ? t('It stays once goods were dispatched or invoiced.')
          : commonAddress(order)
            ? t('The taxes follow it where who is billed is not registered.')
            : t(
                'The lines go to several addresses; another one takes all of them, with their taxes.',
              )
      }
    >
      <AddressPicker
        id={id}
        owner={isFixed ? null : { ownerType: 'TENANT', ownerId: order.customer.id }}
        value={field.value || null}
        onChange={(address) => field.onChange(address?.id ?? commonAddress(order))}
      />
    </FormGroup>
  );
}

function BillToField({ form, order }: { form: UseFormReturn<Head>; order: Order }) {
  const { field } = useController({ control: form.control, name: 'billTo' });
  const isInvoiced = order.lines.some((line) => line.invoicedQuantity > 0);
  return (
    <BillToPicker
      customerId={order.customer.id}
      value={field.value}
      onChange={field.onChange}
      shipTo={shipTosOf(order.lines).map(({ address }) => address.state)}
      fixed={isInvoiced ? t('It stays once goods were invoiced.') : undefined}
    />
  );
}

/** Reason why the supplier cannot change, in the server's words. */
function supplierStays({ lines, generatedQuantity }: Order): string | undefined {
  if (lines.some((line) => line.dispatchedQuantity > 0 || line.invoicedQuantity > 0))
    return t('It stays once goods were dispatched or invoiced.');
  return generatedQuantity > 0 ? t('It stays while goods are bought for the order.') : undefined;
}

function SuppliedByField({ form, order }: { form: UseFormReturn<Head>; order: Order }) {
  const { field } = useController({ control: form.control, name: 'suppliedBy' });
  return (
    <SuppliedByPicker
      value={field.value}
      onChange={field.onChange}
      fixed={supplierStays(order)}
      helperText={t('Goods leave its warehouses, and the taxes follow it.')}
    />
  );
}

/** Edits the header of an order; its lines are edited in their cells. */
export function EditOrderDrawer({ order, onClose }: { order: Order; onClose: () => void }) {
  const client = useApolloClient();
  const ownName = ordersInOwnName(useSession().viewer.roleId);
  const form = useForm<Head>({ defaultValues: headOf(order) });
  const base = useBaseVersion(order.version);
  const [update, { loading }] = useUpdateOrderMutation();
  const submit = form.handleSubmit(async (head) => {
    const input = { number: order.number, ...changesOf(order, head), version: base.version };
    const saved = await withNotice(() => update({ variables: { input } }), {
      failed: t('Order update failed.'),
      onFailed: base.onFailed,
    });
    if (saved) onClose();
  });
  const reload = async () => {
    const read = () => readOrder(client, order.number);
    const latest = (await withNotice(read, { failed: t('Order update failed.') }))?.data?.order;
    if (latest) form.reset(headOf(latest), { keepDirtyValues: true });
    return latest?.version;
  };
  const { isDirty } = form.formState;
  return (
    <FormDrawer
      versioned
      title={t('Edit order {{orderNumber}}', { orderNumber: order.number })}
      width={620}
      submitText={t('Save')}
      saving={loading}
      dirty={isDirty}
      blocked={!isDirty && BLOCKED.unchanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedElsewhere
        what={t('order')}
        base={base}
        dirty={isDirty}
        saving={loading}
        onReload={reload}
      />
      <div className="order-head">
        <Field
          form={form}
          name="customerPoNumber"
          label={t('Customer PO Number')}
          maxLength={LIMITS.customerPoNumber}
          autoFocus
        />
        <ComingDayField
          form={form}
          name="deliveryDate"
          label={t('Delivery Date')}
          kept={order.deliveryDate}
        />
        <PickerField
          form={form}
          name="salesPerson"
          label={t('Sales Person')}
          source={salesPersonSource}
          required={!ownName}
          disabled={ownName}
          {...(ownName ? { help: t('You make orders in your own name only.') } : {})}
        />
        <AddressField form={form} order={order} />
        <BillToField form={form} order={order} />
        <SuppliedByField form={form} order={order} />
      </div>
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.remarks}
      />
    </FormDrawer>
  );
}
