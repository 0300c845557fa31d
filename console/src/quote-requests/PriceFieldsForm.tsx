import { Button, FormGroup } from '@blueprintjs/core';
import { Shop } from '@blueprintjs/icons';
import { useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import type { PriceFields } from './rfqPriceForm.ts';
import { isAboveZero } from './rfqPrices.ts';

interface Props {
  form: UseFormReturn<PriceFields>;
  unit: string;
  disabled: boolean;
  choosing: boolean;
  onSellers: () => void;
}

/** The chosen offer; a click or Alt+O shows the sellers. */
function OfferChoice({ form, disabled, choosing, onSellers }: Omit<Props, 'unit'>) {
  const id = useId();
  const validate = (value: unknown) => value !== null || '*Please select a seller';
  const {
    field: { ref, value: offer },
    fieldState,
  } = useController({ control: form.control, name: 'offer', rules: { validate } });
  const error = fieldState.error?.message;
  const text = offer ? `${offer.sellerName} · offer ${offer.id}` : 'Choose a seller and offer';
  return (
    <FormGroup
      label="Seller and offer"
      labelFor={id}
      labelInfo={<span className="kit-required">*</span>}
      intent={error ? 'danger' : 'none'}
      helperText={error ? <span role="alert">{error}</span> : offer?.moq && `MOQ ${offer.moq}`}
    >
      <Button
        fill
        id={id}
        ref={ref}
        alignText="start"
        variant="outlined"
        icon={<Shop />}
        intent={error ? 'danger' : 'none'}
        active={choosing}
        aria-expanded={choosing}
        aria-label={`Seller and offer: ${text}`}
        title="Alt+O"
        ellipsizeText
        autoFocus={!offer && !disabled}
        disabled={disabled}
        text={text}
        onClick={onSellers}
      />
    </FormGroup>
  );
}

/** Tab goes cost → margin → selling. */
export function PriceFieldsForm({ form, unit, ...choice }: Props) {
  const { disabled } = choice;
  const needed = (label: string) => ({
    form,
    label,
    disabled,
    required: true,
    validate: (text: string) => isAboveZero(text) || `Please enter ${label}.`,
  });
  return (
    <>
      <OfferChoice form={form} {...choice} />
      <div className="rfq-prices">
        <Field {...needed('Quantity')} name="quantity" type="number" help={unit} />
        <Field
          {...needed('Cost Price')}
          name="costPrice"
          type="money"
          autoFocus={form.getValues('offer') !== null}
        />
        <Field
          form={form}
          name="marginPercent"
          label="Margin"
          type="percent"
          negative
          required
          disabled={disabled}
        />
        <Field {...needed('Selling Price')} name="sellingPrice" type="money" />
      </div>
    </>
  );
}
