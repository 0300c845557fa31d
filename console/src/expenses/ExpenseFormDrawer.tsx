import type { ExpenseEntity, ExpenseHead } from '@munim/schema/generated/types.ts';
import { expenseDateRefusal, expenseDays } from '@munim/schema/expenses/expenses.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { isPositive, toMoney } from '@munim/schema/shared/money.ts';
import { useState } from 'react';
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { StoredFileFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { today } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import type { ExpenseRow } from './expenseColumns.tsx';
import { ownerText, EXPENSE_ENTITY, EXPENSE_HEAD } from './expenses.labels.ts';
import { useExpenseWrites } from './expenseWrites.ts';
import { t } from '../ui/text.ts';

/** The record that a new expense is put on; left out: the person says. */
export type ExpenseOf = { entity: ExpenseEntity; entityId: string };

interface Fields {
  entity: string;
  entityId: string;
  head: string;
  amount: string;
  expenseDate: string;
  vendorName: string;
  referenceNumber: string;
  remarks: string;
  attachments: readonly StoredFileFieldsFragment[];
}

const ENTITIES = Object.entries(EXPENSE_ENTITY).map(([value, { text }]) => ({
  value,
  label: text,
}));
const HEADS = Object.entries(EXPENSE_HEAD).map(([value, label]) => ({ value, label }));

const startOf = (expense: ExpenseRow | undefined, of: ExpenseOf | undefined): Fields => ({
  entity: expense?.entity ?? of?.entity ?? '',
  entityId: expense?.entityId ?? of?.entityId ?? '',
  head: expense?.head ?? '',
  amount: expense?.amount ?? '',
  expenseDate: expense?.expenseDate ?? today(),
  vendorName: expense?.vendorName ?? '',
  referenceNumber: expense?.referenceNumber ?? '',
  remarks: expense?.remarks ?? '',
  attachments: expense?.attachments ?? [],
});

const toInput = (fields: Fields) => ({
  entity: fields.entity as ExpenseEntity,
  entityId: fields.entity === 'GENERAL' ? null : fields.entityId.trim(),
  head: fields.head as ExpenseHead,
  amount: toMoney(fields.amount),
  expenseDate: fields.expenseDate,
  vendorName: fields.vendorName.trim() || null,
  referenceNumber: fields.referenceNumber.trim() || null,
  remarks: fields.remarks.trim() || null,
  attachments: fields.attachments.map(({ url }) => url),
});

const NUMBER: Partial<Record<ExpenseEntity, string>> = {
  ORDER: t('Order Number'),
  PURCHASE_ORDER: t('PO Number'),
  SHIPMENT: t('Shipment Number'),
  WAREHOUSE: t('Warehouse Number'),
};

/** Record that it belongs to, as entered. */
function OwnerFields({ form }: { form: UseFormReturn<Fields> }) {
  const entity = useWatch({ control: form.control, name: 'entity' });
  const number = NUMBER[entity as ExpenseEntity];
  return (
    <>
      <Field
        form={form}
        name="entity"
        label={t('Belongs To')}
        type="select"
        options={ENTITIES}
        required
        autoFocus
      />
      {number && <Field form={form} name="entityId" label={number} maxLength={50} required />}
    </>
  );
}

interface Props {
  /** Absent: a new one. */
  expense?: ExpenseRow;
  of?: ExpenseOf;
  onClose: () => void;
}

const amountText = (text: string) =>
  (/\d/.test(text) && isPositive(text)) || t('Amount must be above 0.');

/** A new expense, or a change of one that counts. */
export function ExpenseFormDrawer({ expense, of, onClose }: Props) {
  const { can } = useSession();
  const form = useForm<Fields>({ defaultValues: startOf(expense, of) });
  const [attaching, setAttaching] = useState(false);
  const { create, change, saving } = useExpenseWrites();
  const idempotencyKey = useIdempotencyKey();
  const days = expenseDays(today());
  const submit = form.handleSubmit(async (fields) => {
    const input = toInput(fields);
    const done = expense
      ? change({ id: expense.id, ...input })
      : create({ ...input, idempotencyKey });
    if (await done) onClose();
  });
  return (
    <FormDrawer
      title={
        expense ? t('Edit expense {{expenseId}}', { expenseId: expense.id }) : t('Create Expense')
      }
      submitText={expense ? t('Update') : t('Create')}
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={attaching && BLOCKED.uploading}
      onSubmit={submit}
      onClose={onClose}
    >
      {of ? (
        <DescriptionList items={[[t('Belongs to'), ownerText(of)]]} />
      ) : (
        <OwnerFields form={form} />
      )}
      <Field
        form={form}
        name="head"
        label={t('Expense Head')}
        type="select"
        options={HEADS}
        required
      />
      <Field
        form={form}
        name="amount"
        label={t('Amount')}
        type="money"
        required
        validate={amountText}
      />
      <Field
        form={form}
        name="expenseDate"
        label={t('Expense Date')}
        type="date"
        required
        min={days.first}
        max={days.last}
        validate={(date) =>
          date === expense?.expenseDate || (expenseDateRefusal(date, today()) ?? true)
        }
      />
      <Field form={form} name="vendorName" label={t('Vendor Name')} maxLength={LIMITS.vendorName} />
      <Field
        form={form}
        name="referenceNumber"
        label={t('Reference Number')}
        maxLength={LIMITS.referenceNumber}
      />
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.reason}
      />
      {can('DOCUMENT_UPLOAD', 'WRITE') && (
        <Controller
          control={form.control}
          name="attachments"
          render={({ field: { value, onChange } }) => (
            <DocumentPicker
              label={t('Attachments')}
              entity="EXPENSE"
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
