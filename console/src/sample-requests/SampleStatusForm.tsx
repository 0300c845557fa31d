import { Button, FormGroup } from '@blueprintjs/core';
import type { SampleRequestStatus } from '@munim/schema/generated/types.ts';
import { SAMPLE_REQUEST_STATUSES } from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangeSampleRequestStatusMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { SAMPLE_REQUEST_STATUS } from './sample-requests.labels.ts';
import type { SampleRequest } from './sampleRequestColumns.tsx';
import { UPDATED } from './sampleRequestWrites.ts';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

/** All statuses are listed; unavailable ones are disabled. Mounted anew for every status. */
export function SampleStatusForm({ request }: { request: SampleRequest }) {
  const selectId = useId();
  const [chosen, setChosen] = useState<SampleRequestStatus | null>(null);
  const form = useForm({ defaultValues: { remarks: '' } });
  const [change, { loading }] = useChangeSampleRequestStatusMutation();
  useUnsaved(chosen !== null || form.formState.isDirty);
  const { id, status, allowedStatuses, remarksNeededFor } = request;
  const options = SAMPLE_REQUEST_STATUSES.map((value) => ({
    value,
    label: SAMPLE_REQUEST_STATUS[value].text,
    disabled: !allowedStatuses.includes(value),
  }));
  const submit = useSingleFlight(
    form.handleSubmit(async ({ remarks }) => {
      if (!chosen) return;
      const input = { id, status: chosen, ...(remarks.trim() ? { remarks: remarks.trim() } : {}) };
      await withNotice(() => change({ variables: { input } }), UPDATED);
    }),
  );
  return (
    <form className="sample-status" noValidate onSubmit={submit}>
      <FormGroup
        label={t('Status')}
        labelFor={selectId}
        helperText={status === 'DRAFT' ? t('Assign a category manager first.') : undefined}
      >
        <Select
          fill
          id={selectId}
          options={options}
          value={chosen ?? status}
          onChange={(event) =>
            setChosen(allowedStatuses.find((one) => one === event.currentTarget.value) ?? null)
          }
        />
      </FormGroup>
      {chosen && (
        <Field
          key={chosen}
          form={form}
          name="remarks"
          label={t('Remarks')}
          type="textarea"
          maxLength={LIMITS.remarks}
          required={remarksNeededFor.includes(chosen)}
        />
      )}
      <Button
        type="submit"
        intent="primary"
        text={t('Change Status')}
        disabled={!chosen}
        title={chosen ? undefined : t('Choose another status first')}
        loading={loading}
      />
    </form>
  );
}
