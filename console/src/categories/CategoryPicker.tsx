import { LIMITS } from '@munim/schema/shared/limits.ts';
import { CategoryOptionsDocument, type CategoryOptionsQuery } from '../../generated/documents.ts';
import { pickerSource } from '../ui/form/pickerSource.ts';

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
    failedText: 'Error retrieving categories.',
  });

/** Every category, for filters. */
export const categorySource = source();
/** Categories that accept new products. */
export const activeCategorySource = source(true);
