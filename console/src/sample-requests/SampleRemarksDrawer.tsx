import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import { useUpdateSampleRequestMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { SampleRequest } from './sampleRequestColumns.tsx';
import { UPDATED } from './sampleRequestWrites.ts';
import { t } from '../ui/text.ts';

/** Changes the remarks and nothing else. */
export function SampleRemarksDrawer({
  request,
  onClose,
}: {
  request: Pick<SampleRequest, 'id' | 'remarks'>;
  onClose: () => void;
}) {
  const form = useForm({ defaultValues: { remarks: request.remarks ?? '' } });
  const [update, { loading }] = useUpdateSampleRequestMutation({ context: { answersAll: true } });
  const submit = form.handleSubmit(async ({ remarks }) => {
    const input = { id: request.id, remarks: remarks.trim() };
    if (await withNotice(() => update({ variables: { input } }), UPDATED)) onClose();
  });
  return (
    <FormDrawer
      title={t('Remarks of sample request {{requestId}}', { requestId: request.id })}
      submitText={t('Save')}
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.remarks}
        autoFocus
      />
    </FormDrawer>
  );
}
