import { skipToken } from '@apollo/client/react';
import type { AdjustmentReason } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { StoredFileFieldsFragment } from '../../generated/documents.ts';
import { useWarehouseProductsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { skuSource } from '../products/ProductPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatCount } from '../ui/format/rupees.ts';
import { quantityProblem, type Stock } from './adjustment.ts';
import { ADJUSTMENT_REASON } from './warehouses.labels.ts';
import { useWarehouseWrites } from './warehouseWrites.ts';
import { t } from '../ui/text.ts';

interface Fields {
  sku: PickerItem | null;
  quantity: string;
  reason: string;
  remarks: string;
  attachments: readonly StoredFileFieldsFragment[];
}

const REASONS = Object.entries(ADJUSTMENT_REASON).map(([value, label]) => ({ value, label }));
const EMPTY_VALUES: Stock = { quantity: 0, reservedQuantity: 0 };

/** Present stock of the SKU there; undefined until known. */
function useStock(warehouseId: string, skuId: string | undefined): Stock | undefined {
  const { data } = useWarehouseProductsQuery(
    skuId
      ? {
          variables: { warehouseId, filter: { skuId }, page: 1, limit: 1 },
          fetchPolicy: 'network-only',
        }
      : skipToken,
  );
  return data && (data.warehouseProducts.items[0] ?? EMPTY_VALUES);
}

const isNumber = (text: string) => /^-?\d+$/.test(text);

/** Field that gets the focus. */
function Balance({ stock, typed }: { stock: Stock; typed: string }) {
  const after = isNumber(typed) ? stock.quantity + Number(typed) : stock.quantity;
  return (
    <DescriptionList
      items={[
        [t('In stock'), formatCount(stock.quantity)],
        [t('Reserved'), formatCount(stock.reservedQuantity)],
        [t('New balance'), <output key="balance">{formatCount(after)}</output>],
      ]}
    />
  );
}

interface Props {
  warehouseId: string;
  /** Chosen already. */
  sku?: PickerItem | undefined;
  onClose: () => void;
}

/** Changes stock by hand. What may not be is said while typing. */
export function AdjustmentDrawer({ warehouseId, sku, onClose }: Props) {
  const { can } = useSession();
  const defaultValues: Fields = {
    sku: sku ?? null,
    quantity: '',
    reason: '',
    remarks: '',
    attachments: [],
  };
  const form = useForm<Fields>({ defaultValues, mode: 'onChange' });
  const [attaching, setAttaching] = useState(false);
  const { adjust, saving } = useWarehouseWrites();
  const idempotencyKey = useIdempotencyKey();
  const [chosen, typed] = useWatch({ control: form.control, name: ['sku', 'quantity'] });
  const stock = useStock(warehouseId, chosen?.id);
  const { trigger, getValues } = form;
  useEffect(() => {
    if (stock && getValues('quantity')) void trigger('quantity');
  }, [stock, trigger, getValues]);
  const submit = form.handleSubmit(async ({ sku: of, quantity, reason, remarks, attachments }) => {
    if (!of) return;
    const files = attachments.map(({ url }) => url);
    const input = {
      idempotencyKey,
      quantity: Number(quantity),
      reason: reason as AdjustmentReason,
      remarks: remarks.trim(),
      attachments: files,
    };
    if (await adjust({ warehouseId, skuId: of.id, ...input })) onClose();
  });
  return (
    <FormDrawer
      title={t('Create Adjustment')}
      submitText={t('Create')}
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={attaching && BLOCKED.uploading}
      onSubmit={submit}
      onClose={onClose}
    >
      {sku ? (
        <h3 className="bp6-heading">{sku.label}</h3>
      ) : (
        <PickerField form={form} name="sku" label="SKU" source={skuSource} required />
      )}
      <Field
        form={form}
        name="quantity"
        label={t('Quantity')}
        type="number"
        negative
        required
        autoFocus={sku !== undefined}
        help={t('Above 0 comes in, below 0 goes out.')}
        validate={(text) => quantityProblem(text, stock) ?? true}
      />
      {stock && <Balance stock={stock} typed={typed} />}
      <Field
        form={form}
        name="reason"
        label={t('Reason')}
        type="select"
        options={REASONS}
        required
      />
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.reason}
        required
      />
      {can('DOCUMENT_UPLOAD', 'WRITE') && (
        <Controller
          control={form.control}
          name="attachments"
          render={({ field: { value, onChange } }) => (
            <DocumentPicker
              label={t('Documents')}
              entity="STOCK_MOVEMENT"
              value={value}
              onChange={onChange}
              onBusy={setAttaching}
            />
          )}
        />
      )}
    </FormDrawer>
  );
}
