import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useConvertQuotationMutation, useQuotationQuery } from '../../generated/hooks.ts';
import { orderPath } from '../app/recordPaths.ts';
import {
  billToChoice,
  billToInput,
} from '../billing-registrations/billing-registrations.labels.ts';
import { BillToPicker } from '../billing-registrations/BillToPicker.tsx';
import { SuppliedByPicker } from '../company/SuppliedByPicker.tsx';
import { ComingDayField } from '../ui/form/ComingDayField.tsx';
import { Field } from '../ui/form/Field.tsx';
import { today } from '../ui/format/dates.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { showNotice, withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Makes an order and opens it; a second conversion shows the existing order. */
export function ConvertQuotationDrawer({
  quotationId,
  onClose,
}: {
  quotationId: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { customerPoNumber: '', deliveryDate: '' } });
  const { data } = useQuotationQuery({ variables: { id: quotationId } });
  const quotation = data?.quotation;
  const neededBy = quotation?.neededBy;
  const { reset, getValues } = form;
  useEffect(() => {
    if (neededBy && neededBy >= today())
      reset({ ...getValues(), deliveryDate: neededBy }, { keepDirtyValues: true });
  }, [neededBy, reset, getValues]);
  const [chosen, setChosen] = useState<string | null>();
  const [suppliedBy, setSuppliedBy] = useState<string>();
  const [convert, { loading }] = useConvertQuotationMutation();
  const idempotencyKey = useIdempotencyKey();

  const submit = form.handleSubmit(async ({ customerPoNumber, deliveryDate }) => {
    const input = {
      quotationId,
      idempotencyKey,
      customerPoNumber: customerPoNumber.trim() || null,
      deliveryDate: deliveryDate || null,
      ...(chosen ? billToInput(chosen) : {}),
      ...(suppliedBy ? { gstRegistrationId: suppliedBy } : {}),
    };
    const result = await withNotice(() => convert({ variables: { input } }), {
      failed: t('Error occurred while creating order'),
    });
    const conversion = result?.data?.createOrderFromQuotation;
    if (!conversion) return;
    const order = orderPath(conversion.order.number);
    onClose();
    if (conversion.created) return void navigate(order);
    const action = {
      text: t('Open order {{orderNumber}}', { orderNumber: conversion.order.number }),
      onClick: () => void navigate(order),
    };
    await showNotice({ text: t('Quotation has an active order'), intent: 'danger', action });
  });
  return (
    <FormDrawer
      title={t('Convert quotation {{quotationId}} to an order', { quotationId })}
      submitText={t('Create order')}
      saving={loading}
      dirty={form.formState.isDirty || chosen !== undefined || suppliedBy !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="customerPoNumber"
        label={t('Customer PO Number')}
        maxLength={LIMITS.customerPoNumber}
        autoFocus
      />
      <ComingDayField form={form} name="deliveryDate" label={t('Delivery Date')} />
      {quotation && (
        <BillToPicker
          customerId={quotation.customer.id}
          value={chosen === undefined ? billToChoice(quotation) : chosen}
          onChange={setChosen}
          shipTo={quotation.items.flatMap((item) =>
            item.included ? item.deliveryAddress.state : [],
          )}
        />
      )}
      {quotation && (
        <SuppliedByPicker
          value={suppliedBy ?? quotation.suppliedBy?.id ?? null}
          onChange={setSuppliedBy}
        />
      )}
    </FormDrawer>
  );
}
