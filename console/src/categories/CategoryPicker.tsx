import { LIMITS } from '@munim/schema/shared/limits.ts';
import { CategoryOptionsDocument, type CategoryOptionsQuery } from '../../generated/documents.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { useSession } from '../app/session.tsx';
import type { PickerCreate } from '../ui/form/Picker.tsx';
import { pickerSource } from '../ui/form/pickerSource.ts';
import { t } from '../ui/text.ts';

const CategoryFormDrawer = lazyDrawer(() =>
  import('./CategoryFormDrawer.tsx').then((part) => part.CategoryFormDrawer),
);

const source = (isActive?: true) =>
  pickerSource({
    query: CategoryOptionsDocument,
    variables: (name) => ({
      ...(name ? { name } : {}),
      ...(isActive ? { isActive } : {}),
      limit: LIMITS.pageSize,
    }),
    items: ({ categories }: CategoryOptionsQuery) =>
      categories.items.map(({ id, name }) => ({ id, label: name, info: `#${id}` })),
    failedText: t('Error retrieving categories.'),
  });

/** Every category, for filters. */
export const categorySource = source();
/** Categories that accept new products. */
export const activeCategorySource = source(true);

/**
 * Creation by the picker, for users who may make categories
 * (docs/rules/permissions.md#borrowed-permissions).
 */
export function useCategoryCreate(): PickerCreate | undefined {
  const { can } = useSession();
  if (!can('PRODUCT', 'APPROVE') || !can('PRODUCT', 'WRITE')) return undefined;
  return {
    name: 'category',
    renderForm: (name, done) => (
      <CategoryFormDrawer
        name={name}
        onSaved={({ id, name: label }) => done({ id, label })}
        onClose={() => done(null)}
      />
    ),
  };
}
