import {
  useCreateSellerLeadMutation,
  useDeleteSellerLeadMutation,
  useUpdateSellerLeadMutation,
  useVerifySellerLeadMutation,
} from '../../generated/hooks.ts';
import { errorField, serverText } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { FIELD_OF, type LeadFields, type LeadForm, leadInput } from './leadForm.ts';
import { t } from '../ui/text.ts';

/** The server's texts are shown under their fields too. */
const setFieldError = (form: LeadForm) => (error: unknown) => {
  const field = FIELD_OF[errorField(error) ?? ''];
  const message = serverText(error);
  if (field && message) form.setError(field, { message }, { shouldFocus: true });
};

/** Makes and changes leads. */
export function useLeadWrites(form: LeadForm) {
  const [createLead, creating] = useCreateSellerLeadMutation();
  const [updateLead, updating] = useUpdateSellerLeadMutation();
  const onFailed = setFieldError(form);
  return {
    saving: creating.loading || updating.loading,
    create: async (fields: LeadFields) => {
      const input = { ...leadInput(fields), productId: fields.product?.id ?? null };
      const texts = {
        done: t('Lead created successfully.'),
        failed: t('Error occurred while creating lead.'),
        onFailed,
      };
      return (await withNotice(() => createLead({ variables: { input } }), texts))?.data
        ?.createSellerLead.lead;
    },
    change: async (id: string, fields: LeadFields) => {
      const write = () => updateLead({ variables: { input: { id, ...leadInput(fields) } } });
      const texts = {
        done: t('Lead updated successfully.'),
        failed: t('Error occurred while updating lead.'),
        onFailed,
      };
      return (await withNotice(write, texts))?.data?.updateSellerLead;
    },
  };
}

/** Answers whether the lead is gone. */
export function useDeleteLead(): (id: string) => Promise<boolean> {
  const [deleteLead] = useDeleteSellerLeadMutation();
  const texts = {
    done: t('Lead deleted successfully.'),
    failed: t('Error occurred while deleting lead.'),
  };
  return async (id) =>
    (await withNotice(() => deleteLead({ variables: { id } }), texts)) !== undefined;
}

export function useVerifyLead() {
  const [verifyLead, { loading }] = useVerifySellerLeadMutation();
  const verify = async (variables: {
    id: string;
    createSeller: boolean;
    remarks: string | null;
  }) => {
    const texts = {
      done: variables.createSeller
        ? t('Seller on-boarding successful.')
        : t('Lead verified successfully.'),
      failed: variables.createSeller
        ? t('Seller on-boarding failed.')
        : t('Error occurred while verifying lead.'),
    };
    return (await withNotice(() => verifyLead({ variables }), texts))?.data?.verifySellerLead;
  };
  return { verify, verifying: loading };
}
