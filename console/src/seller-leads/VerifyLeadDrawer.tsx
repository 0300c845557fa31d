import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import type { Lead } from './leadColumns.tsx';
import { useVerifyLead } from './leadWrites.ts';
import { t } from '../ui/text.ts';

/** Fields that a seller needs and this lead lacks. */
const missing = ({ email, pinCode, city, state }: Lead) =>
  Object.entries({ 'e-mail': email, 'PIN code': pinCode, city, state }).flatMap(([name, value]) =>
    value ? [] : [name],
  );

/**
 * Asks first: a verified lead is read-only. The seller can be made in the same step, when enough
 * fields are known.
 */
export function VerifyLeadDrawer({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const missingFields = missing(lead);
  const form = useForm({ defaultValues: { createSeller: false, remarks: '' } });
  const { verify, verifying } = useVerifyLead();
  const submit = form.handleSubmit(async ({ createSeller, remarks }) => {
    if (await verify({ id: lead.id, createSeller, remarks: remarks.trim() || null })) onClose();
  });
  return (
    <FormDrawer
      title={t('Verify lead {{leadId}}', { leadId: lead.id })}
      submitText={t('Verify')}
      saving={verifying}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {t('Is {{sellerName}} genuine? A verified lead cannot be changed or deleted.', {
          sellerName: lead.sellerName,
        })}
      </p>
      <Field
        form={form}
        name="createSeller"
        label={t('Create the vendor too')}
        type="switch"
        disabled={missingFields.length > 0}
        help={
          missingFields.length
            ? t('Not yet known: {{missingFields}}.', { missingFields: missingFields.join(', ') })
            : t('Its street is to be added there.')
        }
      />
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.leadRemarks}
        autoFocus
      />
    </FormDrawer>
  );
}
