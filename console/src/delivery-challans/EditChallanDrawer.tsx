import type { ChallanFieldsFragment } from '../../generated/documents.ts';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useChallanForm } from './challanForm.ts';
import { CarriageFields, ChallanFormFields, LegalEwayNote } from './ChallanFormFields.tsx';
import { useChallanWrites } from './challanWrites.ts';
import { mayTellReason, wayOf } from './delivery-challans.labels.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { t } from '../ui/text.ts';

/** Fields of the challan while its goods are in transit. */
export function EditChallanDrawer({
  challan,
  onClose,
}: {
  challan: ChallanFieldsFragment;
  onClose: () => void;
}) {
  const state = useChallanForm(challan, false);
  const { change, saving } = useChallanWrites();
  const { form, busy, inputOf, onFailed } = state;
  const submit = form.handleSubmit(async (values) => {
    const input = inputOf(values);
    if (input && (await change(input, onFailed))) onClose();
  });
  return (
    <FormDrawer
      versioned
      title={t('Edit paper: {{challanNumber}}', { challanNumber: challan.number })}
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={busy && BLOCKED.uploading}
      onSubmit={submit}
      onClose={onClose}
    >
      <LegalEwayNote challan={challan} state={state} />
      {mayTellReason(challan) && (
        <ReasonFields
          form={form}
          way={wayOf(challan)}
          reason="transportReason"
          otherText="transportReasonText"
        />
      )}
      <CarriageFields isByHand={challan.type === 'OTHER'} state={state} />
      <ChallanFormFields challanId={challan.id} state={state} filesLabel={t('Files')} />
    </FormDrawer>
  );
}
