import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { UseFormReturn } from 'react-hook-form';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { sellerSource, useSellerCreate } from '../sellers/SellerPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { clearedMoq, clearedPrice, type OfferFields as Fields } from './offerForm.ts';
import './offers.css';

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
          label="Seller"
          source={sellerSource}
          create={createSeller}
          required
          requiredText="*Please select a seller"
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
          label="Offer Price"
          type="money"
          required
          clears={clearedPrice('Offer Price')}
        />
        <Field
          form={form}
          name="mrp"
          label="MRP"
          type="money"
          clears={clearedPrice('MRP')}
          {...(offer?.aboveMrpReason
            ? { help: `Above the MRP because: ${offer.aboveMrpReason}` }
            : {})}
        />
        <Field {...text} name="brand" label="Brand" />
        <Field {...text} name="type" label="Type" />
        <Field {...text} name="color" label="Colour" />
      </div>
      <Field {...text} name="packagingDetails" label="Packaging" />
    </>
  );
}
