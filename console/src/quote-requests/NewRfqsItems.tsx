import { Button } from '@blueprintjs/core';
import { Plus, Trash } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { skuSource } from '../products/ProductPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { showNotice } from '../ui/overlay/notices.tsx';
import { type NewRfqsForm, NO_ITEM } from './newRfqs.ts';
import { isAboveZero } from './rfqPrices.ts';

/** Time to take back the removal of a line. */
const UNDO_MS = 10_000;

/** One row per SKU; each becomes a separate request. */
export function NewRfqsItems({ form }: { form: NewRfqsForm }) {
  const { fields, append, insert, remove } = useFieldArray({
    control: form.control,
    name: 'items',
  });
  const items = useWatch({ control: form.control, name: 'items' });
  const sameAs = (at: number) => {
    const id = items[at]?.sku?.id;
    const first = items.findIndex(({ sku }) => sku && sku.id === id);
    return first >= 0 && first < at ? { help: `The same product as line ${first + 1}.` } : {};
  };
  const add = useRef<HTMLButtonElement>(null);
  const removeLine = (at: number) => {
    const item = form.getValues(`items.${at}`);
    remove(at);
    add.current?.focus();
    if (item.sku || item.quantity || item.remarks)
      void showNotice({
        text: `Product ${at + 1} removed.`,
        timeout: UNDO_MS,
        action: { text: 'Undo', onClick: () => insert(at, item) },
      });
  };
  return (
    <fieldset className="rfq-items">
      <legend>Products</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="rfq-item" role="group" aria-label={`Product ${at + 1}`}>
          <PickerField
            form={form}
            name={`items.${at}.sku`}
            label="Product"
            source={skuSource}
            {...sameAs(at)}
            required
            requiredText="Please select a product."
          />
          <Field
            form={form}
            name={`items.${at}.quantity`}
            label="Quantity"
            type="number"
            required
            validate={(text) => isAboveZero(text) || 'Quantity must be at least 1.'}
          />
          <Field
            form={form}
            name={`items.${at}.remarks`}
            label="Remarks"
            maxLength={LIMITS.remarks}
          />
          <Button
            variant="minimal"
            icon={<Trash />}
            aria-label={`Remove product ${at + 1}`}
            disabled={fields.length === 1}
            onClick={() => removeLine(at)}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus />}
        text="Add product"
        disabled={fields.length >= LIMITS.rfqItems}
        ref={add}
        onClick={() => append(NO_ITEM)}
      />
    </fieldset>
  );
}
