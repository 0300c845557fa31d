import type { CreateCategoryInput, UpdateCategoryInput } from '../../generated/documents.ts';
import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

/** Fixed notices (docs/rules/console.md#fixed-texts). */
const TEXTS = {
  created: {
    done: t('Category created successfully.'),
    failed: t('Error occurred while creating category.'),
  },
  updated: {
    done: t('Category updated successfully.'),
    failed: t('Error occurred while updating category.'),
  },
  deleted: {
    done: t('Category deleted successfully.'),
    failed: t('Error occurred while deleting category.'),
  },
};

/** Creates, changes and deletes categories with their fixed notices. */
export function useCategoryWrites() {
  const [createCategory, creating] = useCreateCategoryMutation();
  const [updateCategory, updating] = useUpdateCategoryMutation();
  const [deleteCategory] = useDeleteCategoryMutation();
  return {
    saving: creating.loading || updating.loading,
    create: (input: CreateCategoryInput, onFailed: (error: unknown) => void) =>
      withNotice(() => createCategory({ variables: { input } }), {
        ...TEXTS.created,
        onFailed,
      }),
    change: (input: UpdateCategoryInput, onFailed: (error: unknown) => void) =>
      withNotice(() => updateCategory({ variables: { input } }), {
        ...TEXTS.updated,
        onFailed,
      }),
    remove: (id: string) => withNotice(() => deleteCategory({ variables: { id } }), TEXTS.deleted),
  };
}
