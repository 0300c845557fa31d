import type { UpdateTransporterInput } from '../../generated/documents.ts';
import {
  useCreateTransporterMutation,
  useDeleteTransporterMutation,
  useUpdateTransporterMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Fixed notices (docs/rules/console.md#fixed-texts). */
const CREATED = {
  done: t('Transporter created successfully'),
  failed: t('Error occured while creating Transporters'),
};
const UPDATED = {
  done: t('Transporter updated successfully'),
  failed: t('Error occured while updating Transporters'),
};
const DELETED = {
  done: t('Transporter deleted successfully'),
  failed: t('Error occured while deleting Transporters'),
};

/** Creates, changes and deletes transporters with fixed notices. */
export function useTransporterWrites() {
  const [createTransporter, creating] = useCreateTransporterMutation();
  const [updateTransporter, updating] = useUpdateTransporterMutation();
  const [deleteTransporter] = useDeleteTransporterMutation();
  return {
    saving: creating.loading || updating.loading,
    create: async (input: Omit<UpdateTransporterInput, 'id'>) =>
      (await withNotice(() => createTransporter({ variables: { input } }), CREATED))?.data
        ?.createTransporter,
    change: async (input: UpdateTransporterInput) =>
      (await withNotice(() => updateTransporter({ variables: { input } }), UPDATED))?.data
        ?.updateTransporter,
    remove: async (id: string) =>
      (await withNotice(() => deleteTransporter({ variables: { id } }), DELETED)) !== undefined,
  };
}
