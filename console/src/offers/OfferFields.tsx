import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { UseFormReturn } from 'react-hook-form';
import { sellerSource } from '../sellers/SellerPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { OfferFields as Fields } from './offerForm.ts';
import './offers.css';

/** The seller is chosen once; an existing offer keeps it. */
export function OfferFields({ form, isNew }: { form: UseFormReturn<Fields>; isNew: boolean }) {
  const text = { form, maxLength: LIMITS.offerText };
  return (
    <>
      {isNew && (
        <PickerField
          form={form}
          name="seller"
          label="Seller"
          source={sellerSource}
          required
          requiredText="*Please select a seller"
        />
      )}
      <div className="offer-fields">
        <Field form={form} name="moq" label="MOQ" type="number" required autoFocus={!isNew} />
        <Field form={form} name="offerPrice" label="Offer Price" type="money" required />
        <Field form={form} name="mrp" label="MRP" type="money" />
        <Field {...text} name="brand" label="Brand" />
        <Field {...text} name="type" label="Type" />
        <Field {...text} name="color" label="Colour" />
      </div>
      <Field {...text} name="packagingDetails" label="Packaging" />
    </>
  );
}
