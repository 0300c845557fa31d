import type { ApolloCache } from '@apollo/client';
import type { CreateCategoryInput, UpdateCategoryInput } from '../../generated/documents.ts';
import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';

/** Fixed notices (docs/rules/console.md#fixed-texts). */
const texts = (did: string, doing: string) => ({
  done: `Category ${did} successfully.`,
  failed: `Error occurred while ${doing} category.`,
});

/** Refreshes managers and names of a category on its products and in every picker of managers. */
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

/** Creates, changes and deletes categories with their fixed notices. */
export function useCategoryWrites() {
  const [createCategory, creating] = useCreateCategoryMutation({ update });
  const [updateCategory, updating] = useUpdateCategoryMutation({ update });
  const [deleteCategory] = useDeleteCategoryMutation({ update });
  return {
    saving: creating.loading || updating.loading,
    create: (input: CreateCategoryInput, onFailed: (error: unknown) => void) =>
      withNotice(() => createCategory({ variables: { input } }), {
        ...texts('created', 'creating'),
        onFailed,
      }),
    change: (input: UpdateCategoryInput, onFailed: (error: unknown) => void) =>
      withNotice(() => updateCategory({ variables: { input } }), {
        ...texts('updated', 'updating'),
        onFailed,
      }),
    remove: (id: string) =>
      withNotice(() => deleteCategory({ variables: { id } }), texts('deleted', 'deleting')),
  };
}
