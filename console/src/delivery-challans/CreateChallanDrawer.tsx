import type { TransportReason } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { toMoney } from '@munim/schema/shared/money.ts';
import { useMemo, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useCreateDeliveryChallanMutation } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { type SkuOfLine, skusOfLines } from '../skus/SkuLinePicker.tsx';
import { errorField, serverText } from '../ui/errors.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import { type LineChoice, type LineColumn, noChoice } from '../ui/lines/lineColumn.ts';
import {
  moneyLineColumn,
  pickerLineColumn,
  quantityLineColumn,
  textLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { typedLines, invalidCells } from '../ui/lines/lineGridProblems.ts';
import { newIdempotencyKey, useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { useChangeUrl } from '../ui/grid/useUrlParam.ts';
import { type PlaceChoice, PlaceField } from './PlaceField.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import './delivery-challans.css';
import { t } from '../ui/text.ts';

interface NewLine {
  id: string;
  sku: LineChoice<SkuOfLine>;
  quantity: string;
  unitValue: string;
  remarks: string;
}
const newLine = (): NewLine => ({
  id: newIdempotencyKey(),
  sku: noChoice,
  quantity: '',
  unitValue: '',
  remarks: '',
});
const EMPTY_LINE = newLine();
const COLUMNS: LineColumn<NewLine>[] = [
  pickerLineColumn<NewLine, 'sku', SkuOfLine>('sku', 'SKU', skusOfLines(false), {
    fill: (row) => row,
  }),
  quantityLineColumn('quantity'),
  moneyLineColumn('unitValue', t('Worth of one')),
  textLineColumn('remarks', t('Remarks'), LIMITS.lineRemark),
];
const RULES = { columns: COLUMNS, emptyRow: EMPTY_LINE };

interface NewChallan {
  from: PlaceChoice;
  to: PlaceChoice;
  orderNumber: string;
  reason: string;
  reasonText: string;
  remarks: string;
}
/** Field names in the backend's spelling. */
const FIELDS: Record<string, keyof NewChallan> = {
  from_address: 'from',
  to_address: 'to',
  order_number: 'orderNumber',
  transport_reason: 'reason',
  transport_reason_text: 'reasonText',
};
const chosen = ({ addressId }: PlaceChoice): string | true =>
  addressId !== null || t('Please choose an address.');

function useNewChallan(onClose: () => void) {
  const { can } = useSession();
  const change = useChangeUrl();
  const first = useMemo(() => (can('PRODUCT', 'APPROVE') ? 'WAREHOUSE' : 'SELLER'), [can]);
  const form = useForm<NewChallan>({
    defaultValues: {
      from: { ownerType: first, owner: null, addressId: null },
      to: { ownerType: 'SELLER', owner: null, addressId: null },
      orderNumber: '',
      reason: '',
      reasonText: '',
      remarks: '',
    },
  });
  const [rows, setRows] = useState<NewLine[]>(() => [newLine()]);
  const key = useIdempotencyKey();
  const [create, { loading }] = useCreateDeliveryChallanMutation();
  const typed = typedLines(rows, RULES);
  const onFailed = (error: unknown) => {
    const field = FIELDS[errorField(error) ?? ''];
    if (field) form.setError(field, { message: serverText(error) ?? '' });
  };
  const save = form.handleSubmit(async ({ from, to, orderNumber, reason, reasonText, remarks }) => {
    if (invalidCells(rows, RULES) > 0 || !typed.length) return;
    const input = {
      fromAddressId: from.addressId ?? '',
      toAddressId: to.addressId ?? '',
      orderNumber: orderNumber.trim() || null,
      transportReason: reason as TransportReason,
      transportReasonText: reason === 'OTHERS' ? reasonText.trim() : null,
      remarks: remarks.trim() || null,
      idempotencyKey: key,
      lines: typed.flatMap(({ sku, quantity, unitValue, remarks: word }) =>
        sku.item
          ? [
              {
                skuId: sku.item.id,
                quantity: Number(quantity),
                unitValue: toMoney(unitValue),
                remarks: word || null,
              },
            ]
          : [],
      ),
    };
    const made = await withNotice(() => create({ variables: { input } }), {
      failed: t('Error creating the delivery challan.'),
      onFailed,
    });
    const id = made?.data?.createDeliveryChallan.id;
    if (!id) return;
    onClose();
    change({ form: null, dc: id });
  });
  return { form, rows, setRows, typed, save, saving: loading };
}

/** Goods moved by hand (returns, samples, job work) from one place to another. Starts as draft. */
export function CreateChallanDrawer({ onClose }: { onClose: () => void }) {
  const { form, rows, setRows, typed, save, saving } = useNewChallan(onClose);
  const [submitted, setSubmitted] = useState(false);
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  const submit = () => {
    setSubmitted(true);
    return save();
  };
  const place = (name: 'from' | 'to', label: string) => (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: chosen }}
      render={({ field, fieldState }) => (
        <PlaceField
          label={label}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
  return (
    <FormDrawer
      title={t('Create Delivery Challan')}
      width="60%"
      submitText={t('Create')}
      saving={saving}
      dirty={form.formState.isDirty || typed.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="kit-muted">
        {t(
          'For returns, samples and job work. Challans to customers and from vendors are made by shipments.',
        )}
      </p>
      <div className="dc-new-head">
        {place('from', t('Ship From'))}
        {place('to', t('Ship To'))}
        <ReasonFields
          form={form}
          way={{ type: 'OTHER', from: from.ownerType, to: to.ownerType }}
          reason="reason"
          otherText="reasonText"
          required
        />
        <Field form={form} name="orderNumber" label={t('Order Number')} maxLength={50} />
        <Field
          form={form}
          name="remarks"
          label={t('Remarks')}
          type="textarea"
          maxLength={LIMITS.remarks}
        />
      </div>
      <LineGrid
        label={t('Lines')}
        rows={rows}
        onChange={setRows}
        columns={COLUMNS}
        newRow={newLine}
        max={LIMITS.challanLines}
        submitted={submitted}
      />
      {submitted && !typed.length && (
        <p role="alert" className="kit-danger">
          {t('Please enter at least one line.')}
        </p>
      )}
    </FormDrawer>
  );
}
