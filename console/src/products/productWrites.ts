import type { CreateProductInput, UpdateProductInput } from '../../generated/documents.ts';
import {
  useCreateProductMutation,
  useDeleteProductMutation,
  useUpdateProductMutation,
} from '../../generated/hooks.ts';
import { CALL_TEXT } from '../app/callTexts.ts';
import { errorCode } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

const IN_USE = t('There is either an active sku or quote request for this product');
const serverTextFor = (said: string | undefined) => said ?? CALL_TEXT.other;

function deleteNotices() {
  let inUse = false;
  return {
    done: t('Product deleted successfully.'),
    onFailed: (error: unknown) => {
      inUse = errorCode(error) === 'PRODUCT_IN_USE';
    },
    failed: (said: string | undefined) => (inUse ? IN_USE : serverTextFor(said)),
  };
}

/** Creates, changes and deletes products with fixed notices. */
export function useProductWrites() {
  const [createProduct, creating] = useCreateProductMutation();
  const [updateProduct, updating] = useUpdateProductMutation();
  const [deleteProduct] = useDeleteProductMutation();
  return {
    saving: creating.loading || updating.loading,
    create: async (input: CreateProductInput) => {
      const made = await withNotice(() => createProduct({ variables: { input } }), {
        done: t('Product on-boarding successful.'),
        failed: serverTextFor,
      });
      return made?.data?.createProduct;
    },
    change: async (input: UpdateProductInput) => {
      const changed = await withNotice(() => updateProduct({ variables: { input } }), {
        done: t('Product update successful.'),
        failed: t('Product update failed due to an internal error'),
      });
      return changed?.data?.updateProduct;
    },
    remove: (id: string) => withNotice(() => deleteProduct({ variables: { id } }), deleteNotices()),
  };
}
