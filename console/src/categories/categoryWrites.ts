import type { ApolloCache } from '@apollo/client';
import type { CreateCategoryInput, UpdateCategoryInput } from '../../generated/documents.ts';
import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';

/** Decision G056. */
const words = (did: string, doing: string) => ({
  done: `Category ${did} successfully.`,
  failed: `Error occurred while ${doing} category.`,
});

/** Managers and names of a category stand on its products and in every choice of managers. */
const update = (cache: ApolloCache) => {
  for (const fieldName of [
    'categories',
    'categoryManagers',
    'attributesConfig',
    'products',
    'product',
  ])
    cache.evict({ fieldName });
};

/** Creates, changes and deletes categories in the words of the contract. */
export function useCategoryWrites() {
  const [createCategory, creating] = useCreateCategoryMutation({ update });
  const [updateCategory, updating] = useUpdateCategoryMutation({ update });
  const [deleteCategory] = useDeleteCategoryMutation({ update });
  return {
    saving: creating.loading || updating.loading,
    create: (input: CreateCategoryInput, onFailed: (error: unknown) => void) =>
      withNotice(() => createCategory({ variables: { input } }), {
        ...words('created', 'creating'),
        onFailed,
      }),
    change: (input: UpdateCategoryInput, onFailed: (error: unknown) => void) =>
      withNotice(() => updateCategory({ variables: { input } }), {
        ...words('updated', 'updating'),
        onFailed,
      }),
    remove: (id: string) =>
      withNotice(() => deleteCategory({ variables: { id } }), words('deleted', 'deleting')),
  };
}
