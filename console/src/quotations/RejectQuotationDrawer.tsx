import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import { useRejectQuotationMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/Field.tsx';
import { FormDrawer } from '../ui/FormDrawer.tsx';
import { withNotice } from '../ui/notices.tsx';

export function RejectQuotationDrawer({ quotationId, onClose }: { quotationId: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const [reject, { loading }] = useRejectQuotationMutation();
  const submit = form.handleSubmit(async ({ reason }) => {
    const write = () => reject({ variables: { id: quotationId, reason: reason.trim() } });
    if (await withNotice(write, { failed: 'Quotation update failed' })) onClose();
  });
  return (
    <FormDrawer
      danger
      title={`Reject quotation ${quotationId}`}
      submitText="Reject"
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field form={form} name="reason" label="Rejection Reason" type="textarea" maxLength={LIMITS.reason} required autoFocus />
    </FormDrawer>
  );
}
