import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useController, useWatch } from 'react-hook-form';
import { BillToPicker } from '../billing-registrations/BillToPicker.tsx';
import { SuppliedByPicker } from '../company/SuppliedByPicker.tsx';
import {
  DocumentCustomerPicker,
  DocumentSalesPersonPicker,
} from '../tenants/DocumentCustomerPicker.tsx';
import { ComingDayField } from '../ui/form/ComingDayField.tsx';
import { Field } from '../ui/form/Field.tsx';
import type { NewOrderForm } from './newOrder.ts';
import { t } from '../ui/text.ts';

function BillToField({
  form,
  tenantId,
  shipTo,
}: {
  form: NewOrderForm;
  tenantId: string | null;
  shipTo: string | undefined;
}) {
  const { field } = useController({ control: form.control, name: 'billTo' });
  return (
    <BillToPicker
      customerId={tenantId}
      value={field.value}
      onChange={field.onChange}
      shipTo={[shipTo]}
    />
  );
}

function SuppliedByField({ form }: { form: NewOrderForm }) {
  const { field } = useController({ control: form.control, name: 'suppliedBy' });
  return <SuppliedByPicker value={field.value} onChange={field.onChange} />;
}

/** Customer and delivery address; another customer clears the fields that depended on it. */
export function NewOrderHead({
  form,
  ownName,
  state,
}: {
  form: NewOrderForm;
  ownName: boolean;
  /** State of the delivery address. */
  state: string | undefined;
}) {
  const tenantId = useWatch({ control: form.control, name: 'tenant' })?.id ?? null;
  return (
    <>
      <div className="order-head">
        <DocumentCustomerPicker
          form={form}
          ownName={ownName}
          onTenant={() => form.setValue('billTo', null, { shouldDirty: true })}
        />
        <BillToField form={form} tenantId={tenantId} shipTo={state} />
        <SuppliedByField form={form} />
        <DocumentSalesPersonPicker form={form} ownName={ownName} />
        <Field
          form={form}
          name="customerPoNumber"
          label={t('Customer PO Number')}
          maxLength={LIMITS.customerPoNumber}
        />
        <ComingDayField form={form} name="deliveryDate" label={t('Delivery Date')} />
      </div>
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.remarks}
      />
    </>
  );
}
