import { Button, FormGroup } from '@blueprintjs/core';
import { Shop } from '@blueprintjs/icons';
import { useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import type { PriceFields } from './rfqPriceForm.ts';
import { isAboveZero } from './rfqPrices.ts';
import { t } from '../ui/text.ts';

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
  const validate = (value: unknown) => value !== null || t('*Please select a seller');
  const {
    field: { ref, value: offer },
    fieldState,
  } = useController({ control: form.control, name: 'offer', rules: { validate } });
  const error = fieldState.error?.message;
  const text = offer
    ? t('{{sellerName}} · offer {{offerId}}', { sellerName: offer.sellerName, offerId: offer.id })
    : t('Choose a seller and offer');
  return (
    <FormGroup
      label={t('Seller and offer')}
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
        aria-label={t('Seller and offer: {{text}}', { text })}
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
    validate: (text: string) => isAboveZero(text) || t('Please enter {{label}}.', { label }),
  });
  return (
    <>
      <OfferChoice form={form} {...choice} />
      <div className="rfq-prices">
        <Field {...needed(t('Quantity'))} name="quantity" type="number" help={unit} />
        <Field
          {...needed(t('Cost Price'))}
          name="costPrice"
          type="money"
          autoFocus={form.getValues('offer') !== null}
        />
        <Field
          form={form}
          name="marginPercent"
          label={t('Margin')}
          type="percent"
          negative
          required
          disabled={disabled}
        />
        <Field {...needed(t('Selling Price'))} name="sellingPrice" type="money" />
      </div>
    </>
  );
}
