import { newDayRefusal } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { StoredFileFieldsFragment } from '../../generated/documents.ts';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { type Day, today } from '../ui/format/dates.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import type { PointRow } from './boardContext.ts';
import { useDeliveryPointWrites } from './deliveryPointWrites.ts';
import { t } from '../ui/text.ts';

const WIDTH = '25%';
const NO_REMARKS = t('*Please add remarks.');

export type UpdateMode = 'postpone' | 'complete';

interface Props {
  mode: UpdateMode;
  rows: readonly PointRow[];
  onClose: () => void;
}

interface Fields {
  day: Day;
  remarks: string;
  attachments: StoredFileFieldsFragment[];
}

const aboutRows = (rows: readonly PointRow[]) => {
  const [first] = rows;
  return rows.length === 1 && first
    ? `${first.sku.name}, ${first.quantity} ${first.sku.unit}`
    : t('{{rows}} delivery points', { rows: rows.length });
};

/** True when all of them may get a past day. */
const mayPreponeAll = (rows: readonly PointRow[]) =>
  rows.every(({ actions }) => actions.includes('PREPONE'));

/**
 * Sets another day for delivery points, or completes one
 * (docs/rules/delivery.md#stages-and-events).
 */
export function UpdateDeliveryPointDrawer({ mode, rows, onClose }: Props) {
  const isPostpone = mode === 'postpone';
  const mayPrepone = mayPreponeAll(rows);
  const [attaching, setAttaching] = useState(false);
  const form = useForm<Fields>({
    defaultValues: { day: isPostpone ? '' : today(), remarks: '', attachments: [] },
  });
  const { postpone, complete, saving } = useDeliveryPointWrites();
  const [pastDay, setPastDay] = useState<Day | null>(null);
  const save = async ({ day, remarks, attachments }: Fields) => {
    const ids = rows.map((row) => row.id);
    const said = { ids, remarks: remarks.trim() };
    const saved = isPostpone
      ? await postpone({ ...said, expectedDate: day })
      : await complete({
          ...said,
          actualDate: day,
          attachments: attachments.map((file) => file.url),
        });
    if (saved) onClose();
  };
  const submit = form.handleSubmit((fields) =>
    isPostpone && fields.day && fields.day < today() ? setPastDay(fields.day) : save(fields),
  );
  const label = isPostpone ? t('New Date') : t('Actual Date');
  const checkDay = (day: Day) =>
    isPostpone
      ? (newDayRefusal(day, { today: today(), mayPrepone }) ?? true)
      : day <= today() || t('Actual Date must not be in the future');
  return (
    <FormDrawer
      title={t('Update Delivery Point')}
      width={WIDTH}
      submitText={isPostpone ? t('Postpone') : t('Done')}
      saving={saving}
      blocked={attaching && BLOCKED.uploading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="kit-muted">{aboutRows(rows)}</p>
      <Field
        form={form}
        name="day"
        label={label}
        type="date"
        required
        requiredText={isPostpone ? t('*Please enter New Date.') : t('*Please enter Actual Date.')}
        validate={checkDay}
        {...(isPostpone ? !mayPrepone && { min: today() } : { max: today() })}
      />
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.remarks}
        required
        requiredText={NO_REMARKS}
      />
      {!isPostpone && (
        <Controller
          control={form.control}
          name="attachments"
          rules={{ validate: (files) => files.length > 0 || t('*Please upload attachments.') }}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <DocumentPicker
              label={t('Attachments')}
              entity="DELIVERY_POINT"
              value={value}
              onChange={onChange}
              onBusy={setAttaching}
              error={error?.message}
            />
          )}
        />
      )}
      {pastDay && (
        <ConfirmDialog
          title={t('Choose a past day?')}
          text={t('{{pastDay}} is before today. The goods are expected on that day.', { pastDay })}
          onConfirm={() => save(form.getValues())}
          onClose={() => setPastDay(null)}
        />
      )}
    </FormDrawer>
  );
}
