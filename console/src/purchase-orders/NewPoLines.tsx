import { Button } from '@blueprintjs/core';
import { Plus, Trash } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { skuSource } from '../products/ProductPicker.tsx';
import { Field } from '../ui/Field.tsx';
import { PickerField } from '../ui/PickerField.tsx';
import { formatRupees } from '../ui/rupees.ts';
import { Totals } from '../ui/Totals.tsx';
import { newLineSums, type NewPurchaseOrderForm, NO_LINE, useSkuFacts } from './newPurchaseOrder.ts';
import { isDiscount, isPrice, isQuantity, poTotals } from './poLineMoney.ts';

const MOST_LINES = 200;
const LONGEST_REMARK = 256;

interface LineProps {
  form: NewPurchaseOrderForm;
  at: number;
  sellerState: string | null;
  /** Absent: the only line stays. */
  onRemove: (() => void) | undefined;
}

/** Tells of a newly chosen SKU, not of one that came with the order's lines. */
function useChosenSku(form: NewPurchaseOrderForm, at: number) {
  const sku = useWatch({ control: form.control, name: `lines.${at}.sku` });
  const readFacts = useSkuFacts(form);
  const known = useRef(sku?.id);
  useEffect(() => {
    if (sku?.id === known.current) return;
    known.current = sku?.id;
    void readFacts(at, sku);
  }, [sku, at, readFacts]);
}

function NewPoLine({ form, at, sellerState, onRemove }: LineProps) {
  useChosenSku(form, at);
  const line = useWatch({ control: form.control, name: `lines.${at}` });
  const sums = newLineSums(line, sellerState);
  return (
    <div className="po-new-line" role="group" aria-label={`Line ${at + 1}`}>
      <PickerField form={form} name={`lines.${at}.sku`} label="SKU" source={skuSource} required requiredText="Please select a product." />
      <Field
        form={form}
        name={`lines.${at}.quantity`}
        label="Quantity"
        type="number"
        required
        validate={(text) => isQuantity(text) || 'Please enter Quantity.'}
      />
      <Field
        form={form}
        name={`lines.${at}.unitPrice`}
        label="Unit Price"
        type="money"
        required
        validate={(text) => isPrice(text) || 'Please enter Unit Price.'}
      />
      <Field
        form={form}
        name={`lines.${at}.discountPercent`}
        label="Discount"
        type="percent"
        validate={(text) => isDiscount(text) || 'Please enter Discount from 0 to 100.'}
      />
      <Field form={form} name={`lines.${at}.remark`} label="Remarks" maxLength={LONGEST_REMARK} />
      <output className="kit-figure" aria-label={`Item total of line ${at + 1}`}>
        {sums && formatRupees(sums.total)}
      </output>
      <Button variant="minimal" icon={<Trash />} aria-label={`Remove line ${at + 1}`} disabled={!onRemove} onClick={onRemove} />
    </div>
  );
}

/** One row a SKU; the totals follow what is typed. */
export function NewPoLines({ form, sellerState }: { form: NewPurchaseOrderForm; sellerState: string | null }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const lines = useWatch({ control: form.control, name: 'lines' });
  const sums = lines.flatMap((line) => newLineSums(line, sellerState) ?? []);
  return (
    <fieldset className="po-new-lines">
      <legend>Lines</legend>
      {fields.map(({ id }, at) => (
        <NewPoLine key={id} {...{ form, at, sellerState }} onRemove={fields.length > 1 ? () => remove(at) : undefined} />
      ))}
      <Button
        size="small"
        icon={<Plus />}
        text="Add line"
        disabled={fields.length >= MOST_LINES}
        onClick={() => append(NO_LINE, { shouldFocus: false })}
      />
      <Totals sums={poTotals(sums)} />
    </fieldset>
  );
}
