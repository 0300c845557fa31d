import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ContractPriceFieldsFragment } from '../../generated/documents.ts';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { skuSource } from '../products/ProductPicker.tsx';
import { tenantSourceOf } from '../tenants/TenantPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { buyerText, type PricesOf } from './contract-prices.labels.ts';
import { useContractPriceWrites } from './contractPriceWrites.ts';
import { t } from '../ui/text.ts';

interface Fields {
  organisation: PickerItem | null;
  customer: PickerItem | null;
  sku: PickerItem | null;
  quantity: string;
  price: string;
}

const aboveZero = (label: string) => (text: string) =>
  (/\d/.test(text) && isPositive(text)) || t('{{label}} must be above 0.', { label });

interface Props {
  of: PricesOf;
  /** Absent: a new one. */
  price?: ContractPriceFieldsFragment;
  onClose: () => void;
}

/** A new contract price, or another quantity or price for an existing one. */
export function ContractPriceDrawer({ of, price, onClose }: Props) {
  const form = useForm<Fields>({
    defaultValues: {
      organisation: null,
      customer: null,
      sku: null,
      quantity: price ? String(price.quantity) : '1',
      price: price?.sellingPrice ?? '',
    },
  });
  const organisation = useWatch({ control: form.control, name: 'organisation' });
  const organisationId = of.organisationId ?? organisation?.id ?? null;
  useEffect(() => form.setValue('customer', null), [form, organisationId]);
  const { create, change, saving } = useContractPriceWrites();
  const submit = form.handleSubmit(async (fields) => {
    const terms = { quantity: Number(fields.quantity), sellingPrice: toMoney(fields.price) };
    const tenantId = of.tenantId ?? fields.customer?.id ?? null;
    if (!price && !tenantId && !organisationId) {
      form.setError('customer', { message: t('Please enter Customer or Organisation.') });
      return;
    }
    const newPrice = {
      tenantId,
      organisationId: tenantId && of.tenantId ? null : organisationId,
      skuId: of.skuId ?? fields.sku?.id ?? '',
    };
    if (await (price ? change({ id: price.id, ...terms }) : create({ ...newPrice, ...terms })))
      onClose();
  });
  return (
    <FormDrawer
      title={
        price
          ? t('Edit contracted price {{priceId}}', { priceId: price.id })
          : t('Create contracted price')
      }
      submitText={price ? t('Update') : t('Create')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {price && (
        <DescriptionList
          items={[
            ['SKU', price.sku.name],
            [t('For'), buyerText(price)],
          ]}
        />
      )}
      {!price && !of.skuId && (
        <PickerField form={form} name="sku" label="SKU" source={skuSource} required />
      )}
      {!price && of.skuId && (
        <PickerField
          form={form}
          name="organisation"
          label={t('Organisation')}
          source={organisationSource}
        />
      )}
      {!price && !of.tenantId && (
        <PickerField
          form={form}
          name="customer"
          label={t('Customer')}
          source={tenantSourceOf(organisationId)}
          help={t('Left empty, the price holds for the whole organisation.')}
        />
      )}
      <Field
        form={form}
        name="quantity"
        label={t('From quantity')}
        type="number"
        required
        validate={aboveZero(t('From quantity'))}
      />
      <Field
        form={form}
        name="price"
        label={t('Selling price')}
        type="money"
        required
        validate={aboveZero(t('Selling price'))}
      />
    </FormDrawer>
  );
}
