import type { ApolloCache } from '@apollo/client';
import type { CreateTenantInput, UpdateTenantInput } from '@munim/schema/generated/types.ts';
import {
  useCreateTenantMutation,
  useDeleteTenantMutation,
  useUpdateTenantMutation,
} from '../../generated/hooks.ts';
import { NotDone, serverText } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';

const BAD_GST = 'Invalid value passed for gst_no';
export const GST_NOT_VALID = 'GST Number you have provided is not valid.';

/** Refreshes the lists of customers after every change. */
function reloadTenants(cache: ApolloCache): void {
  for (const fieldName of ['tenants', 'organisations', 'organisation']) cache.evict({ fieldName });
  cache.gc();
}

const isBadGst = (error: unknown) => serverText(error) === BAD_GST;
/** Notices: the server's text, except for the GST number (docs/rules/customers.md#tenants). */
const gstErrorText = (error: unknown): never => {
  throw isBadGst(error) ? new NotDone(GST_NOT_VALID) : error;
};

/**
 * Creates, changes and deletes customers. `onBadGst` is called when the server refuses the GST
 * number.
 */
export function useTenantWrites(onBadGst: () => void = () => undefined) {
  const [create, creating] = useCreateTenantMutation({ update: reloadTenants });
  const [update, updating] = useUpdateTenantMutation({
    update: (cache) => void cache.evict({ fieldName: 'tenants' }),
  });
  const [remove, removing] = useDeleteTenantMutation();
  return {
    saving: creating.loading || updating.loading || removing.loading,
    create: async (input: CreateTenantInput) => {
      const onFailed = (error: unknown) => isBadGst(error) && onBadGst();
      const words = {
        failed: 'Error occured while creating tenant',
        onFailed: (error: unknown) => void onFailed(error),
      };
      return (await withNotice(() => create({ variables: { input } }), words))?.data?.createTenant;
    },
    change: async (input: UpdateTenantInput) => {
      const onFailed = (error: unknown) => {
        if (error instanceof NotDone) onBadGst();
      };
      const failed = (said: string | undefined) => said ?? 'Error';
      const changed = await withNotice(() => update({ variables: { input } }).catch(gstErrorText), {
        failed,
        onFailed,
      });
      return changed?.data?.updateTenant;
    },
    remove: async (id: string) => {
      const failed = (said: string | undefined) => said ?? 'Error';
      return withNotice(() => remove({ variables: { id }, update: reloadTenants }), { failed });
    },
  };
}
