import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import { useArchiveRfqMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/Field.tsx';
import { FormDrawer } from '../ui/FormDrawer.tsx';
import { withNotice } from '../ui/notices.tsx';
import { reloadRfqs } from './reloadRfqs.ts';
import type { Rfq } from './rfqColumns.tsx';

interface Props {
  rfq: Pick<Rfq, 'id' | 'version'>;
  onClose: () => void;
  onArchived?: () => void;
}

/** Asks first; a reason of up to 256 characters is more than the confirmation dialog holds. */
export function ArchiveRfqDrawer({ rfq, onClose, onArchived }: Props) {
  const form = useForm({ defaultValues: { reason: '' } });
  const [archive, { loading }] = useArchiveRfqMutation({ update: reloadRfqs });
  const submit = form.handleSubmit(async ({ reason }) => {
    const write = () => archive({ variables: { id: rfq.id, reason: reason.trim(), version: rfq.version } });
    if (!(await withNotice(write, { failed: 'Quote request updated failed.' }))) return;
    onClose();
    onArchived?.();
  });
  return (
    <FormDrawer
      danger
      title={`Archive quote request ${rfq.id}`}
      submitText="Archive"
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Are you sure you want to archive this product?</p>
      <Field form={form} name="reason" label="Cancellation Reason" type="textarea" maxLength={LIMITS.reason} required autoFocus />
    </FormDrawer>
  );
}
