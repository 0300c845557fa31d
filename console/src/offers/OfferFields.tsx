import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { UseFormReturn } from 'react-hook-form';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { sellerSource, useSellerCreate } from '../sellers/SellerPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { clearedMoq, clearedPrice, type OfferFields as Fields } from './offerForm.ts';
import './offers.css';
import { t } from '../ui/text.ts';

/** The seller is chosen once; an existing offer keeps it. */
export function OfferFields({
  form,
  offer,
}: {
  form: UseFormReturn<Fields>;
  offer: OfferFieldsFragment | undefined;
}) {
  const isNew = !offer;
  const createSeller = useSellerCreate();
  const text = { form, maxLength: LIMITS.offerText };
  return (
    <>
      {isNew && (
        <PickerField
          form={form}
          name="seller"
          label={t('Seller')}
          source={sellerSource}
          create={createSeller}
          required
          requiredText={t('*Please select a seller')}
        />
      )}
      <div className="offer-fields">
        <Field
          form={form}
          name="moq"
          label="MOQ"
          type="number"
          required
          autoFocus={!isNew}
          clears={clearedMoq}
        />
        <Field
          form={form}
          name="offerPrice"
          label={t('Offer Price')}
          type="money"
          required
          clears={clearedPrice(t('Offer Price'))}
        />
        <Field
          form={form}
          name="mrp"
          label="MRP"
          type="money"
          clears={clearedPrice('MRP')}
          {...(offer?.aboveMrpReason
            ? {
                help: t('Above the MRP because: {{aboveMrpReason}}', {
                  aboveMrpReason: offer.aboveMrpReason,
                }),
              }
            : {})}
        />
        <Field {...text} name="brand" label={t('Brand')} />
        <Field {...text} name="type" label={t('Type')} />
        <Field {...text} name="color" label={t('Colour')} />
      </div>
      <Field {...text} name="packagingDetails" label={t('Packaging')} />
    </>
  );
}
