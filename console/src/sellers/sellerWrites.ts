import {
  useCreateSellerMutation,
  useDeleteSellerMutation,
  useUpdateSellerMutation,
} from '../../generated/hooks.ts';
import { errorCode, errorField, serverText } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { FIELD_OF, type SellerFields, type SellerForm, sellerInput } from './sellerForm.ts';
import { t } from '../ui/text.ts';

const CREATED = {
  done: t('Seller on-boarding successful.'),
  failed: t('Seller on-boarding failed.'),
};
const UPDATED = { done: t('Seller update successful.'), failed: t('Seller update failed.') };
const IN_USE = t('Seller cannot be deleted with active offers.');

/** The server's texts are shown under their fields too. */
const setFieldError = (form: SellerForm) => (error: unknown) => {
  const field = FIELD_OF[errorField(error) ?? ''];
  const message = serverText(error);
  if (field && message) form.setError(field, { message }, { shouldFocus: true });
};

/** Creates and changes sellers with fixed notices. */
export function useSellerWrites(form: SellerForm) {
  const [createSeller, creating] = useCreateSellerMutation();
  const [updateSeller, updating] = useUpdateSellerMutation();
  const onFailed = setFieldError(form);
  return {
    saving: creating.loading || updating.loading,
    create: async (fields: SellerFields) => {
      const made = await withNotice(
        () => createSeller({ variables: { input: sellerInput(fields) } }),
        { ...CREATED, onFailed },
      );
      return made?.data?.createSeller;
    },
    change: async (id: string, fields: SellerFields) => {
      const write = () => updateSeller({ variables: { input: { id, ...sellerInput(fields) } } });
      const changed = await withNotice(write, { ...UPDATED, onFailed });
      return changed?.data?.updateSeller;
    },
  };
}

/** Answers whether the seller is gone. */
export function useDeleteSeller(): (id: string) => Promise<boolean> {
  const [deleteSeller] = useDeleteSellerMutation();
  return async (id) => {
    let isInUse = false;
    const done = await withNotice(() => deleteSeller({ variables: { id } }), {
      done: t('Seller deleted successfully'),
      failed: (said) => (isInUse ? IN_USE : (said ?? t('Seller could not be deleted.'))),
      onFailed: (error) => (isInUse = errorCode(error) === 'SELLER_HAS_ACTIVE_OFFERS'),
    });
    return done !== undefined;
  };
}
