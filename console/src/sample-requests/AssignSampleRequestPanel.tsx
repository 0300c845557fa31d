import { useForm } from 'react-hook-form';
import { useAssignSampleRequestMutation } from '../../generated/hooks.ts';
import { managerChoiceSource } from '../categories/CategoryManagerPicker.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { UPDATED } from './sampleRequestWrites.ts';
import { t } from '../ui/text.ts';

interface Fields {
  manager: PickerItem | null;
}

/** Puts a category manager in charge; a draft is requested by it. */
export function AssignSampleRequestPanel({
  requestId,
  onClose,
}: {
  requestId: string;
  onClose: () => void;
}) {
  const form = useForm<Fields>({ defaultValues: { manager: null } });
  const [assign, { loading }] = useAssignSampleRequestMutation();
  const submit = form.handleSubmit(async ({ manager }) => {
    if (!manager) return;
    if (
      await withNotice(
        () => assign({ variables: { id: requestId, assignedToId: manager.id } }),
        UPDATED,
      )
    )
      onClose();
  });
  return (
    <FormDrawer
      title={t('Assign sample request {{requestId}}', { requestId })}
      submitText={t('Assign')}
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <PickerField
        form={form}
        name="manager"
        label={t('Category manager')}
        source={managerChoiceSource}
        required
        requiredText={t('*Please select a category manager')}
      />
    </FormDrawer>
  );
}
